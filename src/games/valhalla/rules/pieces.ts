import type { At, CardId, Seat } from '../../../engine/index.ts';
import { SHOTS } from '../cards/catalogue.ts';
import type { Card } from '../cards/print.ts';
import type { Piece } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, printedOn } from '../zones.ts';

/** Returns the state of a card, or a fresh state if the card has never been in play. */
export function pieceOf(at: At<Valhalla>, card: CardId): Piece {
  return at.state.pieces[card] ?? freshPiece(printedOn(at, card));
}
export function freshPiece(card: Card): Piece {
  return { shots: shoots(card) ? SHOTS : 0, used: false, hp: card.hp, by: null };
}
export function shoots({ weapon }: Card): boolean {
  return weapon !== null && weapon.sort !== 'melee';
}
/** A weapon is empty after its four shots. It is then face down, and its printed values do not count. */
export function isEmpty(at: At<Valhalla>, card: CardId, printed = printedOn(at, card)): boolean {
  return shoots(printed) && pieceOf(at, card).shots === 0;
}

/** Returns the used equipment and allies of a seat. */
export function usedBy(at: At<Valhalla>, seat: Seat): CardId[] {
  return [...cardsOf(at, 'equipment', seat), ...cardsOf(at, 'allies', seat)].filter((card) => pieceOf(at, card).used);
}

/** A used card can be made ready once in a turn, unless it makes cards ready itself. */
export function mayBeReadied(at: At<Valhalla>, seat: Seat): CardId[] {
  return usedBy(at, seat).filter(
    (card) => !at.state.readied.includes(card) && printedOn(at, card).effects.every(({ do: word }) => word !== 'ready'),
  );
}
