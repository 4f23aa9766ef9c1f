/** The vocabulary in which every card is written. Each word of `Effect` has its handler in effects.ts. */

export const PHASES = ['RESOLVE', 'DRAW', 'ACTIVITY', 'COMBAT', 'DISCARD'] as const;
export type Phase = (typeof PHASES)[number];

export const SLOTS = ['HEAD', 'BODY', 'BACK', 'MAIN_HAND', 'OFF_HAND', 'LEGS'] as const;
export type Slot = (typeof SLOTS)[number];

/** Which attacks a card speaks of. */
export type Reach = 'melee' | 'ranged' | 'any';

export const STATS = ['ATK', 'DEF', 'R', 'DMG', 'RNG', 'HAND', 'DRAW', 'MOVES', 'EQUIPS', 'ALLIES'] as const;
/**
 * What can be raised and lowered. RNG: of ranged weapons; HAND: cards that may be kept; DRAW: cards in the Draw phase;
 * MOVES, EQUIPS: how often in one Activity phase; ALLIES: how many at once.
 */
export type Stat = (typeof STATS)[number];

/** hurt: at 10 life or less; led: with an ally in play; unarmed: in an attack without a weapon. */
export type When = 'melee' | 'ranged' | 'unarmed' | 'hurt' | 'led';

/** Holds as long as the card is in play: for its owner, an event's for everybody. */
export interface Passive {
  what: Stat;
  by: number;
  when?: When;
}

/** me: who plays the card, uses it or lands on it; foe: one opponent of choice; foes: all of them. */
export type Whom = 'me' | 'foe' | 'foes' | 'all';

/** Said to an attack or activity: it counts as long as nothing cancels it. */
type SaidEffect =
  /** The attack hits, whatever the numbers: the last word counts. The attacker's. */
  | { do: 'hit'; reach: Reach }
  /** The attack misses. The target's. */
  | { do: 'avoid'; reach: Reach }
  /** Changes a number of the attack going on: raised on one's own side, lowered on the other side. */
  | { do: 'change'; what: 'ATK' | 'DEF' | 'R' | 'DMG'; by: number }
  | { do: 'cancel' };

/** Works at once. */
export type WorkingEffect =
  /** Until the next Resolve of who played it. */
  | { do: 'boost'; what: Stat; by: number; whom: 'me' | 'foe' }
  /** `within`: steps; `life`: allies and armour do not help. */
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

/** An R check: `at` or more, and the one comes, else the other. */
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

/** Words that are said to an attack or an activity: they count as long as nothing cancels them. */
export function isSaid(effect: Effect): boolean {
  return effect.do === 'hit' || effect.do === 'avoid' || effect.do === 'change' || effect.do === 'cancel';
}
