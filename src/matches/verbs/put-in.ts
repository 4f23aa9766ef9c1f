import type { Caller } from '../../accounts/index.ts';
import type { Seat } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { isForKeeps } from '../keeps/stakes.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

/**
 * Who has a seat already, above all the creator, puts something into the deal: once, and while other seats are free, for the
 * last player's joining deals the cards. By then the hash of the server's seed has been seen. False: nobody wants that.
 * @throws Refused FORBIDDEN when it is too late, or something else has been put in; BAD_INPUT when one of several seats is meant
 */
export async function putIn(
  room: Room,
  caller: Caller,
  match: MatchHead,
  { seat: wish, entropy }: { seat?: number | null; entropy?: string | null },
): Promise<boolean> {
  if (!entropy) return false;
  const seat = ownSeat(match, caller, wish);
  if (seat === null) return false;
  const put = await room.store.waiting.putEntropy(match.id, seat, entropy);
  if (put === 'TOO_LATE')
    throw new Refused('FORBIDDEN', 'The match has begun: entropy can be sent only before the last seat is taken.');
  if (put === 'OTHER')
    throw new Refused('FORBIDDEN', 'This seat has sent other entropy already: it cannot be changed.');
  return true;
}

// Where one player has one seat it can only be that one, whichever is named; else who names none means the only one they have.
function ownSeat(match: MatchHead, caller: Caller, wish: number | null | undefined): Seat | null {
  const own = seatsOf(match, caller.id);
  if (match.visibility === 'PUBLIC' || isForKeeps(match.game, match.options)) return own[0] ?? null;
  if (typeof wish === 'number') return own.find((seat) => seat === wish) ?? null;
  if (own.length > 1)
    throw new Refused('BAD_INPUT', 'You have several seats: name one with `seat`.', { field: 'seat' });
  return own[0] ?? null;
}
