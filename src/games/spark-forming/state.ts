import type { CardName, Seat } from '../../engine/index.ts';
import type { Mode, Range, Ranges, Stats, Until } from './cards/print.ts';

/** One of the two sides: 0 has the even seats, and 1 has the odd seats. */
export type Side = 0 | 1;
export type Successful = 'ATTACKER' | 'DEFENDER' | 'NOBODY';

/** The effects pending for a seat's next actions. */
export interface Pending {
  /** The modes in which the seat's next attack cannot be met. */
  bans: Mode[];
  add: Stats;
  times: Stats;
  /** The additional Resilience until the seat's next attack. */
  resilience: number;
  /** The reduction of the next Action Card's cost. */
  cheaper: number;
  /** How far the range of the next defence can be shifted. */
  wider: number;
}

/** A declared attack with fixed numbers. */
export interface Attack {
  /** The attackers: one seat, or two in a double team. */
  attackers: Seat[];
  card: CardName;
  by: 'CARD' | 'BLAST';
  boost: CardName | null;
  /** The power of each attacker: multipliers times stats, before Resilience. */
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
  /** The power of a counter: multipliers times stats, before Resilience. */
  power: number;
}

export type Fit = 'WITHIN' | 'EXCEEDS';

export interface State {
  hp: number[];
  pending: Pending[];
  /** By seat: the number of turns in the current period of waiting, and the Health Points recovered in this period. */
  waited: number[];
  rested: number[];
  active: [Seat, Seat];
  lastStand: [boolean, boolean];
  /** The fallen seats, in the order in which they fell. */
  fallen: Seat[];
  turn: number;
  /** The attacking side of this turn, and of the next turn. */
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
  /** The number of consecutive attacks of the attacking side. */
  streak: number;
  /** By seat: the number of consecutive attacks that this seat has made. */
  ownStreak: number[];
  /** The number of consecutive ended attacks. */
  ended: number;
}

export const HEALTH = 100;
export const HAND = 5;

export const nothingPending = (): Pending => ({ bans: [], add: {}, times: {}, resilience: 0, cheaper: 0, wider: 0 });

export function pendingOf(state: State, seat: Seat): Pending {
  return state.pending[seat] ?? nothingPending();
}
