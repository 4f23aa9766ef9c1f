import type { CardId } from '../../engine/index.ts';
import type { Hex } from './rules/hex.ts';

// The moves as clients send them: they must agree with SparkOfWarMove in schema.graphql. A list that a client fills in
// holds exactly one value where the rules ask for one.
export interface Deploy {
  deploy: { card: CardId; at: Hex[] };
}
export interface TurnCard {
  turn: { rotation: number };
}
export interface Destroy {
  destroy: { at: Hex[] };
}
export interface Rotate {
  rotate: { at: Hex[] };
}
export interface Stow {
  stow: { card: CardId[] };
}
export interface Fire {
  fire: { at: Hex[] };
}
export interface Spend {
  spend: { cards: CardId[] };
}
export interface Discard {
  discard: { cards: CardId[] };
}
