import type { At, CardId, CardName, GameTypes, Pass, Seat, Window } from '../../../src/engine/index.ts';

export interface Options {
  /** The number of rounds to play. */
  rounds: number;
}

/** A card that has been played and may still be vetoed. */
export interface Pending {
  seat: Seat;
  card: CardName;
  target: Seat;
  negated: boolean;
}

export interface State {
  round: number;
  turn: Seat | null;
  coins: number[];
  out: boolean[];
  pot: number;
  bids: number[];
  stances: string[][];
  pending: Pending | null;
}

export const STANCES = ['high', 'middle', 'low'] as const;

export interface TollRoad extends GameTypes {
  options: Options;
  state: State;
  steps: {
    round: object;
    bid: object;
    guard: object;
    stance: object;
    lead: object;
    refill: { seat: Seat };
    turn: { seat: Seat };
    answers: Window;
    effect: object;
    arrange: { seat: Seat };
    omen: { seat: Seat };
    toll: { seat: Seat };
    showdown: object;
  };
  moves: {
    bid: { bid: number };
    guard: Pass | { guard: { card: CardId } };
    stance: { stance: { order: string[] } };
    turn:
      | Pass
      | { play: { card: CardId; target: Seat } }
      | { trade: { cards: CardId[] } }
      | { ask: { target: Seat[]; name: CardName[] } }
      | { scout: true }
      | { gamble: true };
    answers: Pass | { veto: { card: CardId } };
    arrange: { arrange: { cards: CardId[] } };
    toll: { pay: true } | { kneel: true };
  };
  facts: {
    roundBegan: { round: number };
    turnBegan: { seat: Seat };
    bidOpened: { seat: Seat; bid: number };
    stanceTaken: { seat: Seat; order: string[] };
    coinsChanged: { seat: Seat; by: number };
    potChanged: { by: number };
    played: Pending;
    vetoed: { seat: Seat };
    knelt: { seat: Seat };
    effectDone: object;
    fell: { seat: Seat };
  };
  disclosures: {
    holdsNamed: { seat: Seat; target: Seat; name: CardName; answer: boolean };
    omenFelt: { seat: Seat; answer: 'good' | 'dull' | 'bad' };
  };
  view: View;
}

export interface View {
  round: number;
  turn: Seat | null;
  pot: number;
  players: {
    seat: Seat;
    coins: number;
    out: boolean;
    handCount: number;
    hand: { number: CardId; name: CardName }[];
    guard: CardName | null;
  }[];
  pending: Pending | null;
}

/** Returns the seats still in the match, clockwise from the first one. */
export function playing(at: At<TollRoad>, first: Seat = 0): Seat[] {
  const seats = Array.from({ length: at.seats }, (_, i) => (first + i) % at.seats);
  return seats.filter((seat) => !at.state.out[seat]);
}

export function coinsOf(at: At<TollRoad>, seat: Seat): number {
  return at.state.coins[seat] ?? 0;
}
