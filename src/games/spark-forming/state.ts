import type { CardName, Seat } from '../../engine/index.ts';
import type { Mode, Range, Ranges, Stats, Until } from './cards/print.ts';

/** One of the two sides: the even or the odd seats. */
export type Side = 0 | 1;
export type Successful = 'ATTACKER' | 'DEFENDER' | 'NOBODY';

/** Effects pending for a seat's next actions. */
export interface Pending {
  /** Modes in which the next attack cannot be answered. */
  bans: Mode[];
  add: Stats;
  times: Stats;
  /** Resilience until the next attack. */
  resilience: number;
  /** Reduction of the next Action Card's cost. */
  cheaper: number;
  /** The possible shift of the next defence's range. */
  wider: number;
}

/** A declared attack with fixed numbers. */
export interface Attack {
  /** The attackers: one seat, or two in a double team. */
  attackers: Seat[];
  card: CardName;
  by: 'CARD' | 'BLAST';
  boost: CardName | null;
  /** By attacker: multipliers times stats, before Resilience. */
  power: number[];
  /** The modes in which the attack can be met. */
  ranges: Ranges;
  sustained: Until | null;
}

export interface Defence {
  seat: Seat;
  card: CardName;
  by: 'CARD' | 'BURST';
  boost: CardName | null;
  mode: Mode;
  range: Range;
  fit: Fit;
  /** For a counter: multipliers times stats, before Resilience. */
  power: number;
}

export type Fit = 'WITHIN' | 'EXCEEDS';

export interface State {
  /** By seat. */
  hp: number[];
  pending: Pending[];
  /** By seat: turns of the current period of waiting, and the points recovered in it. */
  waited: number[];
  rested: number[];
  /** By side. */
  active: [Seat, Seat];
  lastStand: [boolean, boolean];
  /** In the order in which they fell. */
  fallen: Seat[];
  turn: number;
  /** The attacking side of this turn, and of the next one. */
  side: Side;
  next: Side;
  attack: Attack | null;
  defence: Defence | null;
  success: Successful;
  /** The number of strikes of a sustained attack so far. */
  strikes: number;
  /** Whether a tag has been made this turn. */
  tagged: boolean;
  /** Whether a seat of this turn has left, so that the rest of the turn is skipped. */
  broken: boolean;
  /** Consecutive attacks of the attacking side. */
  streak: number;
  /** By seat: its own consecutive attacks. */
  ownStreak: number[];
  /** Consecutive attacks that were ended. */
  ended: number;
}

export const HEALTH = 100;
export const HAND = 5;

export const nothingPending = (): Pending => ({ bans: [], add: {}, times: {}, resilience: 0, cheaper: 0, wider: 0 });

export function pendingOf(state: State, seat: Seat): Pending {
  return state.pending[seat] ?? nothingPending();
}
