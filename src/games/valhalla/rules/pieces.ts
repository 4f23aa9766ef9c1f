import type { At, CardId } from '../../../engine/index.ts';
import { SHOTS } from '../cards/catalogue.ts';
import type { Card } from '../cards/print.ts';
import type { Piece } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { printedOn } from '../zones.ts';

/** A card's state; what has never been in play is fresh. */
export function pieceOf(at: At<Valhalla>, card: CardId): Piece {
  return at.state.pieces[card] ?? freshPiece(printedOn(at, card));
}
export function freshPiece(card: Card): Piece {
  return { shots: shoots(card) ? SHOTS : 0, used: false, hp: card.hp };
}
export function shoots({ weapon }: Card): boolean {
  return weapon !== null && weapon.sort !== 'melee';
}
/** A weapon that has shot four times lies face down: nothing printed on it counts. */
export function isEmpty(at: At<Valhalla>, card: CardId): boolean {
  return shoots(printedOn(at, card)) && pieceOf(at, card).shots === 0;
}
