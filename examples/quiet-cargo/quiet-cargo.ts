import type { At, CardId, CardName, GameTypes, OneOf, Pass, Seat, Window } from '../../src/engine/index.ts';
import type { QuietCargoMoveKeys, QuietCargoView } from './schema.generated.ts';

export interface Options {
  /** Whether two banks of fog come aboard. */
  fog: boolean;
}

export interface State {
  /** The seat whose turn it is. */
  turn: Seat;
  /** The coins of each seat. */
  coins: number[];
  /** The bid of each seat for the first turn. */
  bids: number[];
  /** Whether the seat chosen in this turn has played Rum. */
  isWarded: boolean;
  /** The seats that cannot be chosen. */
  protected: Seat[];
  /** The seats that are out, in the order in which they went out. */
  out: Seat[];
}

/** A crate played against a seat. `cargo` is the name that the player of Salt has named. */
export interface Aimed {
  name: CardName;
  seat: Seat;
  whom: Seat;
  cargo: CardName | null;
}

export interface QuietCargo extends GameTypes {
  options: Options;
  state: State;
  view: QuietCargoView;
  steps: {
    bid: object;
    lead: object;
    turn: { seat: Seat };
    play: { seat: Seat };
    ward: Window & Aimed;
    effect: Aimed;
  };
  moves: {
    bid: OneOf<QuietCargoMoveKeys, 'bid'>;
    play: OneOf<QuietCargoMoveKeys, 'play' | 'against' | 'inform'>;
    ward: Pass | OneOf<QuietCargoMoveKeys, 'ward'>;
  };
  facts: {
    bidOpened: { seat: Seat; coins: number };
    turnBegan: { seat: Seat };
    warded: { seat: Seat };
    sheltered: { seat: Seat };
    holdsChanged: { seat: Seat; with: Seat };
    /** A seat received or paid one coin. `from` is null for the bank, `to` is null for the crown. */
    paid: { from: Seat | null; to: Seat | null };
    wentOut: { seat: Seat; why: 'NO_COIN' | 'LEFT' };
    /** The final totals by seat, null for seats that are out. */
    counted: { totals: (number | null)[] };
  };
  disclosures: {
    informed: { seat: Seat; whom: Seat; cargo: CardName; answer: boolean };
    /** A comparison of two holds. The first `mine` crates asked about are in `seat`'s hold, the others in `whom`'s. */
    weighed: { seat: Seat; whom: Seat; mine: number; answer: 'HEAVIER' | 'LIGHTER' | 'EQUAL' };
  };
}

export const hold = (seat: Seat): string => `hold-${seat}`;

export function holdOf(at: At<QuietCargo>, seat: Seat): readonly CardId[] {
  return at.zones[hold(seat)]?.cards ?? [];
}

export function isPlaying({ state }: At<QuietCargo>, seat: Seat): boolean {
  return !state.out.includes(seat);
}

/** Returns the seats that are still in, starting with `first`. */
export function playing(at: At<QuietCargo>, first: Seat): Seat[] {
  const seats = Array.from({ length: at.seats }, (_, i) => (first + i) % at.seats);
  return seats.filter((seat) => isPlaying(at, seat));
}
