import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { Offer } from '../game/judging.ts';
import { same } from '../json.ts';
import type { Action, Entry, EntryKind, OfferingAction } from './entry.ts';

/**
 * The reasons why an offer or an answer to one is refused. OFFER_OPEN: another offer is still open. OFFERED_BEFORE: the
 * seat has already made such an offer since its last answer. ELIMINATED: a draw would give first place to an eliminated
 * seat. NO_OFFER: no such offer is open for the seat.
 */
export type OfferRefusal = 'OFFER_OPEN' | 'OFFERED_BEFORE' | 'ELIMINATED' | 'NO_OFFER';

/** At most one offer is open at a time. */
export function openOffer({ offers }: AnyAt): Offer | null {
  return offers.find(({ awaits }) => awaits.length > 0) ?? null;
}

/** Returns why a seat cannot make an offer of this kind now; null if it can. */
export function seatOfferRefusal(game: AnyGame, at: AnyAt, seat: Seat, kind: Offer['offer']): OfferRefusal | null {
  if (openOffer(at)) return 'OFFER_OPEN';
  if (at.offers.some((offer) => offer.seat === seat && offer.offer === kind)) return 'OFFERED_BEFORE';
  return kind === 'DRAW' && hasEliminated(game, at) ? 'ELIMINATED' : null;
}

/** Kinds of entry that withdraw an open offer. */
const WITHDRAWS: readonly EntryKind[] = ['MOVE', 'TIMED_OUT', 'RESIGNED', 'RULED', 'REWOUND'];
const ANSWERS: readonly EntryKind[] = ['MOVE', 'TIMED_OUT'];

/** Withdraws an open offer before an entry takes effect. After an answer, a seat may make offers again. */
export function withdrawOffers(at: AnyAt, { kind, seat }: Pick<Entry, 'kind' | 'seat'>): void {
  if (at.offers.length === 0 || !WITHDRAWS.includes(kind)) return;
  const kept = at.offers.filter((offer) => !(ANSWERS.includes(kind) && offer.seat === seat));
  at.offers = closed(kept);
}

export function closed(offers: readonly Offer[]): Offer[] {
  return offers.map((offer) => ({ ...offer, awaits: [] }));
}

/** Returns why an action about an offer is not allowed; null if it is, or if the action is not about an offer. */
export function offerRefusal(game: AnyGame, at: AnyAt, action: Action): OfferRefusal | 'NOT_ASKED' | 'PAUSED' | null {
  if (!isAboutOffer(action)) return null;
  if (at.paused) return 'PAUSED';
  const open = openOffer(at);
  switch (action.kind) {
    case 'OFFERED':
      return newOfferRefusal(game, at, action);
    case 'ACCEPTED':
      return isAwaited(open, action) && open.awaits.length > 1 ? null : 'NO_OFFER';
    case 'DECLINED':
      return isAwaited(open, action) ? null : 'NO_OFFER';
    case 'ENDED':
      // An offer stays open while auto-pass closes a window, which can eliminate a seat.
      if (hasEliminated(game, at)) return 'ELIMINATED';
      return isLast(open, action.seat, 'DRAW') && same(action.move, agreedDraw(game, at)) ? null : 'NO_OFFER';
    case 'REWOUND':
      return isLast(open, action.seat, 'TAKEBACK') && open.to === action.move.to ? null : 'NO_OFFER';
  }
}

type Agreed = (Action & { kind: 'REWOUND'; seat: Seat }) | (Action & { kind: 'ENDED'; seat: Seat });

function isAboutOffer(action: Action): action is OfferingAction | Agreed {
  switch (action.kind) {
    case 'OFFERED':
    case 'ACCEPTED':
    case 'DECLINED':
      return true;
    case 'ENDED':
      return action.seat !== null;
    case 'REWOUND':
      return action.seat !== null && action.move.why === 'AGREED';
    default:
      return false;
  }
}

function newOfferRefusal(
  game: AnyGame,
  at: AnyAt,
  { seat, move }: OfferingAction & { kind: 'OFFERED' },
): OfferRefusal | 'NOT_ASKED' | null {
  const refused = seatOfferRefusal(game, at, seat, move.offer);
  if (refused) return refused;
  const canAgree = (one: Seat, index: number) =>
    one < at.seats && one !== seat && !at.left.includes(one) && move.asks.indexOf(one) === index;
  return !at.left.includes(seat) && move.asks.every(canAgree) ? null : 'NOT_ASKED';
}

/** Whether a seat has been eliminated and has not left. */
function hasEliminated(game: AnyGame, at: AnyAt): boolean {
  return game.fallen?.(at).some((seat) => !at.left.includes(seat)) ?? false;
}

function isAwaited(
  open: Offer | null,
  { seat, move }: OfferingAction & { kind: 'ACCEPTED' | 'DECLINED' },
): open is Offer {
  return open !== null && open.version === move.offer && open.awaits.includes(seat);
}

// Whether all seats but this one have agreed to an offer of this kind.
function isLast(open: Offer | null, seat: Seat, offer: Offer['offer']): open is Offer {
  return open !== null && open.offer === offer && same(open.awaits, [seat]);
}

/** The reason of a result by an agreed draw. */
export const AGREED_DRAW = 'The players agreed to a draw';

/** The end of a match by an agreed draw. Sides whose seats have all left rank last. */
export function agreedDraw(game: AnyGame, { seats, options, left }: AnyAt): { ranks: number[]; why: string } {
  const sides = game.sides?.(seats, options) ?? seats;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const isIn = (seat: Seat) => all.some((one) => one % sides === seat % sides && !left.includes(one));
  const last = 1 + all.filter(isIn).length;
  return { ranks: all.map((seat) => (isIn(seat) ? 1 : last)), why: AGREED_DRAW };
}
