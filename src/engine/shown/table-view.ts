import { type Sight, see, type Viewer } from '../cards/sight.ts';
import { type CardId, faceOf, type Seat, type Zone, type ZoneKind } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { BoardView, Counter } from '../game/picture.ts';
import { withoutOrder } from './cards-seen.ts';

/** A card that a client can draw. A card that the viewer cannot read has only `back` and `place`. */
export interface CardView {
  /** The card's number, unique within the match, which moves refer to. */
  number: CardId | null;
  name: string | null;
  text: string | null;
  back: string;
  /** The position of the card. In a row, it is the card's place. In a pile, 0 is the top. In a hand, it is null. */
  place: number | null;
}

export interface ZoneView {
  /** The key of the zone, unique within the match. */
  key: string;
  label: string;
  seat: Seat | null;
  kind: ZoneKind;
  count: number;
  cards: CardView[];
}

/** A seat with its current status in the game's words. */
export interface TableSeat {
  seat: Seat;
  status: readonly string[];
}

/** The whole table for one viewer, independent of the game. */
export interface TableView {
  zones: ZoneView[];
  board: BoardView | null;
  counters: Counter[];
  seats: TableSeat[];
}

export function tableView(game: AnyGame, at: AnyAt, viewer: Viewer): TableView {
  const sight = see(at, viewer);
  const zones = Object.values(at.zones).map((zone) => zoneView(game, at, zone, sight));
  const seats = Array.from({ length: at.seats }, (_, seat) => ({ seat, status: game.status?.(at, seat) ?? [] }));
  return { zones, board: boardView(game, at, sight), counters: game.counters(at), seats };
}

function boardView(game: AnyGame, at: AnyAt, sight: Sight): BoardView | null {
  const board = game.board?.(at);
  if (!board) return null;
  const card = (shown: CardId | null | undefined): CardId | null =>
    shown != null && sight.reads(shown) ? shown : null;
  const cells = board.cells.map((cell) => {
    const pieces = cell.pieces.map((piece) => ({ ...piece, card: card(piece.card) }));
    return { ...cell, card: card(cell.card), pieces };
  });
  return { ...board, cells };
}

function zoneView(game: AnyGame, at: AnyAt, zone: Zone, sight: Sight): ZoneView {
  const { id: key, label, seat, kind, cards } = zone;
  return { key, label, seat, kind, count: cards.length, cards: VIEWS[kind](game, at, zone, sight) };
}

type CardsOf = (game: AnyGame, at: AnyAt, zone: Zone, sight: Sight) => CardView[];

// The functions that list the visible cards of each kind of zone. Cards that the viewer cannot read are left out in a
// pile or a hand, and are shown with back and place in a row.
const VIEWS: Record<ZoneKind, CardsOf> = {
  pile: (game, at, { cards }, sight) =>
    cards
      .map((card, index) => cardView(game, at, card, sight, cards.length - 1 - index))
      .filter(isReadable)
      .reverse(),
  hand: (game, at, { cards }, sight) =>
    withoutOrder(cards)
      .map((card) => cardView(game, at, card, sight, null))
      .filter(isReadable),
  row: (game, at, { cards, places }, sight) =>
    cards.map((card, index) => cardView(game, at, card, sight, places[index] ?? null)),
};

function isReadable(card: CardView): boolean {
  return card.number !== null;
}

function cardView(game: AnyGame, at: AnyAt, card: CardId, sight: Sight, place: number | null): CardView {
  const face = sight.face(card);
  if (!face) return { number: null, name: null, text: null, back: faceOf(at, card).back, place };
  return {
    number: card,
    name: face.name,
    text: game.cards[face.name]?.text ?? null,
    back: face.back,
    place,
  };
}
