import { type At, type CardId, type Seat, type Table, zoneAt } from '../../../engine/index.ts';
import { cellOf, inTurn } from '../seats.ts';
import type { Activity, Piece } from '../state.ts';
import type { PieceWhy, Valhalla } from '../valhalla.ts';
import { cardsOf, nameOf, ownerOf, printedOn, zoneName } from '../zones.ts';
import { OFF } from './map.ts';
import { freshPiece, pieceOf } from './pieces.ts';

/** Moves cards to their owners' Recycle or Discard stack, where a piece loses its state. */
export function toPile(table: Table<Valhalla>, wanted: readonly CardId[], pile: 'recycle' | 'discard'): void {
  const cards = table.copies(wanted);
  for (const owner of inTurn(table.at, 0)) {
    const own = cards.filter((card) => ownerOf(table.at, card) === owner);
    if (own.length > 0) table.move(own, zoneName(pile, owner));
  }
  for (const card of cards) if (table.at.state.pieces[card]) table.emit({ fact: 'pieceGone', card });
}

/** Whether a seat can draw a card, if necessary after refilling its Draw stack. */
export function canDraw(at: At<Valhalla>, seat: Seat): boolean {
  return cardsOf(at, 'draw', seat).length + cardsOf(at, 'recycle', seat).length > 0;
}

/** Refills an empty Draw stack from the shuffled Recycle stack, before a seat draws or looks at cards. */
export function refill(table: Table<Valhalla>, seat: Seat): void {
  if (cardsOf(table.at, 'draw', seat).length > 0) return;
  if (table.gather([zoneName('recycle', seat)], zoneName('draw', seat)).length === 0) return;
  table.shuffle(zoneName('draw', seat));
}

/** Draws this number of cards into the hand, or all cards if there are fewer. */
export function drawCards(table: Table<Valhalla>, seat: Seat, n: number): void {
  let wanted = n;
  while (wanted > 0) {
    refill(table, seat);
    const drawn = table.draw(zoneName('draw', seat), zoneName('hand', seat), wanted);
    if (drawn.length === 0) return;
    wanted -= drawn.length;
  }
}

/** Returns the number of the top card, which goes to Recycle, or 0 if both stacks are empty. */
export function drawNumber(table: Table<Valhalla>, seat: Seat): number {
  refill(table, seat);
  const [card] = table.draw(zoneName('draw', seat), zoneName('recycle', seat));
  const r = card === undefined ? 0 : printedOn(table.at, card).r;
  table.emit({ fact: 'numberDrawn', seat, r });
  return r;
}

export function changePiece(table: Table<Valhalla>, card: CardId, change: Partial<Piece>, why?: PieceWhy): void {
  const piece = { ...pieceOf(table.at, card), ...change };
  table.emit({ fact: 'pieceChanged', card, name: nameOf(table.at, card), ...piece, ...(why && { why }) });
}

/** Brings a piece or an ally into play, with its previous state if it has one. */
export function enterPlay(table: Table<Valhalla>, card: CardId): void {
  if (!table.at.state.pieces[card]) changePiece(table, card, freshPiece(printedOn(table.at, card)));
}

/** Drops a piece on its wearer's cell. If the wearer is off the map, the piece is recycled. */
export function dropPiece(table: Table<Valhalla>, seat: Seat, card: CardId): void {
  const cell = cellOf(table.at, seat);
  if (cell === OFF) toPile(table, [card], 'recycle');
  else table.move([card], 'ground', { places: [cell] });
}

export function changeLife(table: Table<Valhalla>, seat: Seat, by: number, limit = Number.POSITIVE_INFINITY): void {
  const now = table.at.state.life[seat] ?? 0;
  const life = Math.max(0, Math.min(limit, now + by));
  if (life !== now) table.emit({ fact: 'lifeChanged', seat, by: life - now, life });
}

/** A piece from the ground returns to the ground, and any other announced card is recycled. */
export function putBack(table: Table<Valhalla>, { seat, ground, cell }: Activity): void {
  const cards = [...zoneAt(table.at, 'announced').cards];
  const place = cell ?? cellOf(table.at, seat);
  if (ground && place !== OFF) table.move(cards, 'ground', { places: cards.map(() => place) });
  else toPile(table, cards, 'recycle');
}
