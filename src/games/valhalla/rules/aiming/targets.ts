import { type At, type CardId, EngineBug, type Seat } from '../../../../engine/index.ts';
import type { Target } from '../../moves.ts';
import type { Valhalla } from '../../valhalla.ts';
import { cardsOf } from '../../zones.ts';

export function seatIn(target: Target | null): Seat {
  const seat = target && ('seat' in target ? target.seat[0] : 'push' in target ? target.push.seat : undefined);
  if (seat === undefined || seat === null) throw new EngineBug('an effect without its opponent');
  return seat;
}
export function cellIn(target: Target | null): number {
  const cell = target && ('cell' in target ? target.cell[0] : 'push' in target ? target.push.to[0] : undefined);
  if (cell === undefined || cell === null) throw new EngineBug('an effect without its cell');
  return cell;
}
export function cardIn(target: Target | null): CardId {
  const card = target && 'card' in target ? target.card[0] : undefined;
  if (card === undefined) throw new EngineBug('an effect without its card');
  return card;
}
// Returns the seat that wears a piece, or null, because a targeted piece can be gone when the effect happens.
export function wearerOf(at: At<Valhalla>, card: CardId): Seat | null {
  const seat = at.state.life.findIndex((_, one) => cardsOf(at, 'equipment', one).includes(card));
  return seat < 0 ? null : seat;
}
