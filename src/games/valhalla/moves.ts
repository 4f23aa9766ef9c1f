import type { CardId, Seat } from '../../engine/index.ts';
import type { CellNumber } from './rules/map.ts';

/** What a card is aimed at: the one that its word asks for. Lists hold exactly one value. */
export type Target =
  | { seat: Seat[] }
  | { cell: CellNumber[] }
  | { card: CardId[] }
  | { push: { seat: Seat; to: CellNumber[] } };

export interface Lay {
  lay: { card: CardId; cell: CellNumber[] };
}
export interface Move {
  move: { to: CellNumber[] };
}
export interface Equip {
  equip: { card: CardId };
}
export interface Seed {
  seed: { card: CardId; cell: CellNumber[] };
}
export interface PlayAlly {
  ally: { card: CardId };
}
export interface PlayEvent {
  event: { card: CardId };
}
/** An action out of the hand. */
export interface PlayAction {
  play: { card: CardId; target?: Target };
}
/** A piece of equipment or an ally in play. */
export interface Use {
  use: { card: CardId; target?: Target };
}
/** Without a weapon: unarmed. */
export interface StartAttack {
  attack: { weapon?: CardId; target: Seat[] };
}
export interface GiveWay {
  giveWay: { piece: CardId };
}
export interface Aimed {
  choose: { target: Target };
}
export interface Discard {
  discard: { cards: CardId[] };
}
export interface Take {
  take: { piece: CardId };
}
