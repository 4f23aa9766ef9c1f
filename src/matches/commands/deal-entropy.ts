import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import type { Seat } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import { isForKeeps } from '../stakes/stakes.ts';

/** A player's entropy for the deal. It is too long to guess, and has no characters that need quoting. */
export const entropyInput = z
  .string()
  .regex(/^[\w+/=-]{16,128}$/, 'must be 16 to 128 letters, digits or + / = - _')
  .nullish();

/**
 * Usually only the creator needs this, because other players send entropy when they join. A seat can add entropy once,
 * while other seats are free, because the last player to join triggers the deal. Returns false if there is no entropy
 * to add.
 * @throws Refused FORBIDDEN (too late, or the seat has different entropy); BAD_INPUT (several seats, but none is named)
 */
export async function addEntropy(
  context: MatchContext,
  caller: Caller,
  match: MatchHead,
  { seat: wish, entropy }: { seat?: number | null; entropy?: string | null },
): Promise<boolean> {
  if (!entropy) return false;
  const seat = ownSeat(match, caller, wish);
  if (seat === null) return false;
  const put = await context.store.waiting.putEntropy(match.id, seat, entropy);
  if (put === 'TOO_LATE')
    throw new Refused('FORBIDDEN', 'The match has begun: entropy can be sent only before the last seat is taken.');
  if (put === 'OTHER')
    throw new Refused('FORBIDDEN', 'This seat has already sent different entropy, which cannot be changed.');
  return true;
}

// With one seat per player, a wrong seat number is ignored. A player with several seats must name one.
function ownSeat(match: MatchHead, caller: Caller, wish: number | null | undefined): Seat | null {
  const own = seatsOf(match, caller.id);
  if (match.visibility === 'PUBLIC' || isForKeeps(match.game, match.options)) return own[0] ?? null;
  if (typeof wish === 'number') return own.find((seat) => seat === wish) ?? null;
  if (own.length > 1) throw badInput('seat', 'You have several seats: name one with `seat`.');
  return own[0] ?? null;
}
