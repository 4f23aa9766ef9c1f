/** This file defines the vocabulary of all cards. `effects.ts` has a handler for each value of `do`. */

export const PHASES = ['RESOLVE', 'DRAW', 'ACTIVITY', 'COMBAT', 'DISCARD'] as const;
export type Phase = (typeof PHASES)[number];

export const SLOTS = ['HEAD', 'BODY', 'BACK', 'MAIN_HAND', 'OFF_HAND', 'LEGS'] as const;
export type Slot = (typeof SLOTS)[number];

/** The kind of attacks that a card applies to. */
export type Reach = 'melee' | 'ranged' | 'any';

/**
 * RNG is the range of ranged weapons, HAND the hand limit, DRAW the number of cards in the Draw phase, and ALLIES the
 * maximum in play. MOVES and EQUIPS are the numbers of these activities in an Activity phase.
 */
export type Stat = 'ATK' | 'DEF' | 'R' | 'DMG' | 'RNG' | 'HAND' | 'DRAW' | 'MOVES' | 'EQUIPS' | 'ALLIES';

/** `hurt` means at 10 life or less, `led` with an ally in play, and `unarmed` in an attack without a weapon. */
export type When = 'melee' | 'ranged' | 'unarmed' | 'hurt' | 'led';

/** Applies while the card is in play, to its owner or, if the card is an event, to all players. */
export interface Passive {
  what: Stat;
  by: number;
  when?: When;
}

/** `me` plays, uses or lands on the card, `foe` is one chosen opponent, and `foes` are all opponents. */
export type Whom = 'me' | 'foe' | 'foes' | 'all';

/** An effect that joins the chain of an attack or an activity. */
type SaidEffect =
  /** The attack hits unless a later card of the chain says otherwise. Only the attacker can play it. */
  | { do: 'hit'; reach: Reach }
  /** The attack misses, unless a later card of the chain says otherwise. Only the target can play it. */
  | { do: 'avoid'; reach: Reach }
  /** Either raises a number of the player's own side, or lowers a number of the other side. */
  | { do: 'change'; what: 'ATK' | 'DEF' | 'R' | 'DMG'; by: number }
  | { do: 'cancel' };

/** An effect that takes place immediately. */
export type WorkingEffect =
  /** Changes a number until the next Resolve phase of the player who played the card. */
  | { do: 'boost'; what: Stat; by: number; whom: 'me' | 'foe' }
  /** `within` is the maximum distance in steps, and `life` means that the damage bypasses allies and armour. */
  | { do: 'damage'; n: number; whom: Whom; within?: number; life?: true }
  | { do: 'heal'; n: number; whom: 'me' | 'all' }
  | { do: 'walk' }
  | { do: 'push' }
  | { do: 'swap' }
  | { do: 'teleport'; to: 'any' | 'shown' | 'corner' }
  | { do: 'reload' }
  | { do: 'ready' }
  | { do: 'destroy' }
  | { do: 'steal'; within: number }
  | { do: 'drop'; whom: 'me' | 'foe' }
  | { do: 'draw'; n: number; whom: 'me' | 'all' }
  | { do: 'discard'; n: number; whom: 'me' | 'foe' | 'foes' }
  | { do: 'look'; at: 'hand' | 'stack'; n: number }
  | { do: 'reveal' }
  | { do: 'swapTerrain' }
  | { do: 'removeEvent' }
  | { do: 'extraAttack' }
  | { do: 'skip'; phase: Phase; whom: 'me' | 'foe' };

/** An R check. If R is `at` or more, the first effect happens, otherwise the second. */
export interface Check {
  do: 'check';
  at: number;
  met: readonly WorkingEffect[];
  missed: readonly WorkingEffect[];
}

export type Effect = SaidEffect | WorkingEffect | Check;

export type Word = Effect['do'];
export const WORDS = [
  'hit',
  'avoid',
  'change',
  'boost',
  'damage',
  'heal',
  'walk',
  'push',
  'swap',
  'teleport',
  'reload',
  'ready',
  'destroy',
  'steal',
  'drop',
  'draw',
  'discard',
  'look',
  'reveal',
  'swapTerrain',
  'cancel',
  'removeEvent',
  'extraAttack',
  'skip',
  'check',
] as const satisfies readonly Word[];

/** Whether an effect joins the chain of an attack or an activity, where it counts unless it is cancelled. */
export function isSaid(effect: Effect): boolean {
  return effect.do === 'hit' || effect.do === 'avoid' || effect.do === 'change' || effect.do === 'cancel';
}
