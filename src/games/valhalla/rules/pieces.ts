import type { At, CardId, Seat } from '../../../engine/index.ts';
import { SHOTS } from '../cards/catalogue.ts';
import type { Card } from '../cards/print.ts';
import type { Piece } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, printedOn } from '../zones.ts';

/** A card's state; fresh if it has never been in play. */
export function pieceOf(at: At<Valhalla>, card: CardId): Piece {
  return at.state.pieces[card] ?? freshPiece(printedOn(at, card));
}
export function freshPiece(card: Card): Piece {
  return { shots: shoots(card) ? SHOTS : 0, used: false, hp: card.hp, by: null };
}
export function shoots({ weapon }: Card): boolean {
  return weapon !== null && weapon.sort !== 'melee';
}
/** Whether a weapon has used its four shots. It is then face down, and nothing printed on it counts. */
export function isEmpty(at: At<Valhalla>, card: CardId, printed = printedOn(at, card)): boolean {
  return shoots(printed) && pieceOf(at, card).shots === 0;
}

/** A seat's used cards in play: equipment and allies. */
export function usedBy(at: At<Valhalla>, seat: Seat): CardId[] {
  return [...cardsOf(at, 'equipment', seat), ...cardsOf(at, 'allies', seat)].filter((card) => pieceOf(at, card).used);
}

/** The cards that can be made ready: used, not yet made ready in this turn, and unable to make themselves ready. */
export function mayBeReadied(at: At<Valhalla>, seat: Seat): CardId[] {
  return usedBy(at, seat).filter(
    (card) => !at.state.readied.includes(card) && printedOn(at, card).effects.every(({ do: word }) => word !== 'ready'),
  );
}
