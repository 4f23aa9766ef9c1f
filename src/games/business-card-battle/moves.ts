import type { CardId, CardName } from '../../engine/index.ts';
import type { Spot } from './rules/spots.ts';

// The moves as clients send them: they must agree with BusinessCardBattleMove in schema.graphql. A list that a client
// fills in holds exactly one value where the rules ask for one.
export interface Pick {
  pick: { card: CardId[] };
}
/** A spot for each card of the deck, in the deck's order. */
export interface Place {
  place: { spots: Spot[] };
}
export interface Advance {
  advance: { character: CardId };
}
export interface Step {
  move: { character: CardId; to: Spot[] };
}
export interface Attack {
  attack: { character: CardId; target: CardId[] };
}
export interface Share {
  share: { from: CardId; to: CardId; hp: number };
}
export interface Restore {
  restore: { character: CardId };
}
/** Before a strike of who has Instant Death. */
export type Declare = { strike: true } | { instantDeath: true };
export interface Absorb {
  absorb: true;
}
export interface Prize {
  prize: { card: CardName[] };
}
