import type { CardName, Seat } from '../../engine/index.ts';
import type { Mode, Range, Ranges, Stats, Until } from './cards/print.ts';

/** One of the two sides: its seats are those that leave this remainder when halved. */
export type Side = 0 | 1;
export type Successful = 'ATTACKER' | 'DEFENDER' | 'NOBODY';

/** What waits for a seat's next actions. */
export interface Pending {
  /** Modes in which the next attack cannot be answered. */
  bans: Mode[];
  add: Stats;
  times: Stats;
  /** Resilience until the next attack. */
  resilience: number;
  /** Off the cost of the next Action Card. */
  cheaper: number;
  /** By how much the range of the next defence may be shifted. */
  wider: number;
}

/** An attack as it was made; its numbers are fixed then. */
export interface Attack {
  /** Who makes it: one seat, or two in a double team. */
  attackers: Seat[];
  card: CardName;
  by: 'CARD' | 'BLAST';
  boost: CardName | null;
  /** By attacker: multipliers times stats, before Resilience. */
  power: number[];
  /** The modes in which it can be met. */
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
  /** Of a counter: multipliers times stats, before Resilience. */
  power: number;
}

export type Fit = 'WITHIN' | 'EXCEEDS';

export interface State {
  /** By seat. */
  hp: number[];
  pending: Pending[];
  /** By seat: turns of the present spell of waiting, and what has been recovered in it. */
  waited: number[];
  rested: number[];
  /** By side. */
  active: [Seat, Seat];
  lastStand: [boolean, boolean];
  /** In the order in which they fell. */
  fallen: Seat[];
  turn: number;
  /** Whose attack it is, and whose the next one will be. */
  side: Side;
  next: Side;
  attack: Attack | null;
  defence: Defence | null;
  success: Successful;
  /** How often a sustained attack has struck. */
  strikes: number;
  /** A tag has been made this turn. */
  tagged: boolean;
  /** Somebody of this turn has left: what is left of it is skipped. */
  broken: boolean;
  /** Attacks that the attacking side has made in a row. */
  streak: number;
  /** By seat: attacks that it has made itself in a row. */
  ownStreak: number[];
  /** Attacks that were ended in a row. */
  ended: number;
}

export const HEALTH = 100;
export const HAND = 5;

export const nothingPending = (): Pending => ({ bans: [], add: {}, times: {}, resilience: 0, cheaper: 0, wider: 0 });

export function pendingOf(state: State, seat: Seat): Pending {
  return state.pending[seat] ?? nothingPending();
}
