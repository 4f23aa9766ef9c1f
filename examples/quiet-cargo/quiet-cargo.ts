import type { At, CardId, CardName, GameTypes, OneOf, Pass, Seat, Window } from '../../src/engine/index.ts';
import type { QuietCargoMoveKeys, QuietCargoView } from './schema.generated.ts';

export interface Options {
  /** Two banks of fog come aboard. */
  fog: boolean;
}

export interface State {
  /** The seat whose turn it is. */
  turn: Seat;
  /** By seat. */
  coins: number[];
  /** By seat: its bid for the first turn. */
  bids: number[];
  /** Whether the seat chosen in this turn has played Rum. */
  isWarded: boolean;
  /** The seats that cannot be chosen. */
  protected: Seat[];
  /** In the order in which they went out. */
  out: Seat[];
}

/** A crate played against a seat; `cargo`: the name given with Salt. */
export interface Aimed {
  name: CardName;
  seat: Seat;
  whom: Seat;
  cargo: CardName | null;
}

/** The type map of the game. */
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
    /** One coin. `from` is null for the bank, `to` is null for the crown. */
    paid: { from: Seat | null; to: Seat | null };
    wentOut: { seat: Seat; why: 'NO_COIN' | 'LEFT' };
    /** By seat, null for seats that are out. */
    counted: { totals: (number | null)[] };
  };
  disclosures: {
    informed: { seat: Seat; whom: Seat; cargo: CardName; answer: boolean };
    /** The first `mine` crates asked about are those of `seat`. */
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

/** The seats that are still in, this one first. */
export function playing(at: At<QuietCargo>, first: Seat): Seat[] {
  const seats = Array.from({ length: at.seats }, (_, i) => (first + i) % at.seats);
  return seats.filter((seat) => isPlaying(at, seat));
}
