import type { CardId, CardName, Pass, Seat } from '../../engine/index.ts';
import type { HandKind, Trait } from './cards/catalogue.ts';
import type { Space } from './rules/board.ts';

export type UnitId = number;

/** What an event card is aimed at: the one of these that the card asks for, or nothing. */
export type Target =
  | { stack: Space[] }
  | { portal: { from: Space; to: Space[] } }
  | { opponent: Seat }
  /** Theft by the rules before 1.1.0, in records and in matches that began under them. */
  | { hand: { seat: Seat; hand: HandKind } }
  | { golem: { golem: UnitId; into: Trait[] } }
  | { unit: UnitId[] };

/** An event card as it has been played: the card by its name, for it lies open now. */
export interface Played {
  seat: Seat;
  card: CardName;
  target: Target | null;
}

// The moves as clients send them: they must agree with GolemsMove in schema.graphql. A list that a client fills in holds
// exactly one value where the rules ask for one.
export interface Craft {
  craft: { material: CardId; size: CardId; shape: CardId; at: Space[] };
}
/** To play no more cards in the battle that is fought. */
export interface PassBattle {
  passBattle: true;
}
export interface Draw {
  draw: { golem: number; event: number };
}
export interface Buy {
  buy: HandKind;
}
export interface Discard {
  discard: { cards: CardId[] };
}
export interface PlayCard {
  play: { card: CardId; target?: Target };
}
export interface MoveGolem {
  move: { golem: UnitId; to: Space[] };
}
export interface AttackStack {
  attack: { from: Space; target: Space[] };
}
export interface Strike {
  strike: { unit: UnitId; target: UnitId[] };
}
export interface Regenerate {
  regenerate: { golem: UnitId; at: Space[] };
}
export type { Pass };
