/** The vocabulary of all cards. Each word of `Effect` has its handler in effects.ts. */

export const PHASES = ['RESOLVE', 'DRAW', 'ACTIVITY', 'COMBAT', 'DISCARD'] as const;
export type Phase = (typeof PHASES)[number];

export const SLOTS = ['HEAD', 'BODY', 'BACK', 'MAIN_HAND', 'OFF_HAND', 'LEGS'] as const;
export type Slot = (typeof SLOTS)[number];

/** The attacks that a card applies to. */
export type Reach = 'melee' | 'ranged' | 'any';

/**
 * The numbers that cards can change. RNG: of ranged weapons; HAND: the hand limit; DRAW: cards in the Draw phase;
 * MOVES, EQUIPS: uses per Activity phase; ALLIES: the maximum in play.
 */
export type Stat = 'ATK' | 'DEF' | 'R' | 'DMG' | 'RNG' | 'HAND' | 'DRAW' | 'MOVES' | 'EQUIPS' | 'ALLIES';

/** hurt: at 10 life or less; led: with an ally in play; unarmed: in an attack without a weapon. */
export type When = 'melee' | 'ranged' | 'unarmed' | 'hurt' | 'led';

/** A modifier while the card is in play: for its owner, or for all players if it is an event. */
export interface Passive {
  what: Stat;
  by: number;
  when?: When;
}

/** me: the player who plays, uses or lands on the card; foe: one chosen opponent; foes: all opponents. */
export type Whom = 'me' | 'foe' | 'foes' | 'all';

/** An effect said about an attack or activity. */
type SaidEffect =
  /** The attack hits, whatever the numbers; the last word counts. Played by the attacker. */
  | { do: 'hit'; reach: Reach }
  /** The attack misses. Played by the target. */
  | { do: 'avoid'; reach: Reach }
  /** Changes a number of the current attack: raises it on the player's own side or lowers it on the other. */
  | { do: 'change'; what: 'ATK' | 'DEF' | 'R' | 'DMG'; by: number }
  | { do: 'cancel' };

/** An effect that works immediately. */
export type WorkingEffect =
  /** Lasts until the next Resolve phase of its player. */
  | { do: 'boost'; what: Stat; by: number; whom: 'me' | 'foe' }
  /** `within`: steps; `life`: bypasses allies and armour. */
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

/** An R check: with `at` or more the first effect happens, otherwise the second. */
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

/** Whether an effect joins the chain of an attack or activity, where it counts unless it is cancelled. */
export function isSaid(effect: Effect): boolean {
  return effect.do === 'hit' || effect.do === 'avoid' || effect.do === 'change' || effect.do === 'cancel';
}
