import { type Sight, see, type Viewer } from '../cards/sight.ts';
import { type CardId, faceOf, type Seat, type Zone, type ZoneKind } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { Choice } from '../game/choice.ts';
import type { AnyGame } from '../game/game.ts';
import type { BoardView, Counter, Piece } from '../game/picture.ts';
import { withoutOrder } from './cards-seen.ts';

/** A card that a client can draw. A card that the viewer cannot read has only `back` and `place`; its `stats` are empty. */
export interface CardView {
  /** The card's number, unique within the match, which moves refer to. */
  number: CardId | null;
  name: string | null;
  text: string | null;
  stats: readonly Counter[];
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
  const cells = board.cells.map((cell) => {
    return { ...cell, card: readable(cell.card, sight), pieces: piecesSeen(cell.pieces, sight) };
  });
  return { ...board, cells };
}

function piecesSeen(pieces: readonly Piece[], sight: Sight): Piece[] {
  return pieces.map((piece) => ({ ...piece, card: readable(piece.card, sight) }));
}

function readable(card: CardId | null | undefined, sight: Sight): CardId | null {
  return card != null && sight.reads(card) ? card : null;
}

/** Returns the pieces that a choice of a seat would change, as the seat would see them. */
export function previewOf(game: AnyGame, at: AnyAt, seat: Seat, { move }: Choice): Piece[] {
  return piecesSeen(game.preview?.(at, move) ?? [], see(at, [seat]));
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

const NO_STATS: readonly Counter[] = [];

function isReadable(card: CardView): boolean {
  return card.number !== null;
}

function cardView(game: AnyGame, at: AnyAt, card: CardId, sight: Sight, place: number | null): CardView {
  const face = sight.face(card);
  if (!face) return { number: null, name: null, text: null, stats: NO_STATS, back: faceOf(at, card).back, place };
  const { text = null, numbers = NO_STATS } = game.cards[face.name] ?? {};
  return { number: card, name: face.name, text, stats: numbers, back: face.back, place };
}
