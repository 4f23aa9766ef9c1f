import { type At, type CardId, catalogue, type GameTypes, type Seat, zoneAt } from '../../../src/engine/index.ts';

export const HAND = 3;
export const RUNGS = 40;
export const MOST_ROUNDS = 100;

/** The typed view of a table of Ladder; see schema.graphql. */
export interface LadderView {
  turnSeat: Seat;
  top: number | null;
  deckCount: number;
  players: { points: number; handCount: number; hand: { number: CardId; rung: number }[] }[];
}

export interface Ladder extends GameTypes {
  /** How many times the players go through the deck. */
  options: { rounds: number };
  state: { turn: Seat; points: number[]; round: number; left: Seat | null };
  view: LadderView;
  steps: { turn: { seat: Seat } };
  moves: { turn: { play: { card: CardId } } };
  facts: { climbed: { seat: Seat; points: number }; roundBegan: { round: number }; gaveUp: { seat: Seat } };
}

/** The cards, each named by the number printed on it. */
export const CARDS = catalogue(
  Object.fromEntries(
    Array.from({ length: RUNGS }, (_, i) => [String(i + 1), { kind: 'rung', text: '', back: 'ladder', copies: 1 }]),
  ),
);

export const hand = (seat: Seat): string => `hand-${seat}`;

export function handOf(at: At<Ladder>, seat: Seat): readonly CardId[] {
  return zoneAt(at, hand(seat)).cards;
}
