import { z } from 'zod';
import { earlierResult, isFirst, type KeyedRequest, keyedRequest } from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { AUTO_PASS, type AutoPass, type DeckList, type Seat } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { parseInput, wholeNumber } from '../../process/parse-input.ts';
import { beginIfFull, decksAt } from '../append/begin-match.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import type { ReadRow, Waiting } from '../log/match-row.ts';
import type { SeatTaken } from '../log/match-store.ts';
import { noMatch } from '../match/checks.ts';
import { isSeated, type MatchHead, seatsOf } from '../match/match.ts';
import { isNotYetPublic, maySee } from '../match/visibility.ts';
import { chooseDeck, type DeckChoice, mustGoTogether } from '../stakes/chosen-deck.ts';
import { mayStakeAgainst, type Staker } from '../stakes/stake-limits.ts';
import { isForKeeps, mayJoinForKeeps, stake } from '../stakes/stakes.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { freshMatch, matchByInvitation, readMatch } from '../view/read-match.ts';
import { outsiderAccess, type ViewerAccess } from '../view/viewer-access.ts';
import { addEntropy, entropyInput } from './deal-entropy.ts';
import { mayHaveOneMore, networkDigest } from './match-limits.ts';
import { mustHaveRating } from './may-be-rated.ts';

interface JoinMatch {
  /** The id of a public match, or of a match that the caller sits at or has created. */
  matchId?: string | null;
  invitation?: string | null;
  /** Default: the first free seat. */
  seat?: number | null;
  deck?: DeckChoice | null;
  autoPass?: AutoPass | null;
  /** The player's entropy for the deal. A seated player can add entropy while other seats are free. */
  entropy?: string | null;
  key?: string | null;
}

/**
 * Takes a seat. The match begins when the last seat is taken. Joining again changes nothing, but in a private match a
 * player may take several seats by naming them. In a match for keeps, joining stakes the deck.
 * @throws Refused NOT_FOUND, FORBIDDEN (no free seat, or the match has begun; too many open matches; for keeps: a
 * guest, or a second seat; rated: a guest, or a program's account), TOO_EARLY (for keeps), MATCH_OVER, BAD_INPUT (also
 * for a reused key), INVALID_DECK
 * @param address the caller's IP address, which limits matches for keeps by network; null if unknown
 */
export async function joinMatch(
  context: MatchContext,
  caller: Caller,
  input: JoinMatch,
  address: string | null = null,
): Promise<MatchView> {
  const request = keyedRequest(caller, 'joinMatch', input);
  const before = await earlierResult(context, request);
  if (before) return readMatch(context, caller, before);
  const cached = await invited(context, caller, input);
  const { match } = cached;
  checkInput(match, input);
  if (await addEntropy(context, caller, match, input))
    return viewOfMatch(context, caller, (await freshMatch(context, match.id)).match);
  const forKeeps = isForKeeps(match.game, match.options);
  if (forKeeps && (await mayJoinForKeeps(context, caller, match, input.seat)))
    return viewOfMatch(context, caller, match);
  if (hasWantedSeat(seatsOf(match, caller.id), match.visibility, input)) return viewOfMatch(context, caller, match);
  mustBeFree(await outsiderAccess(context, match));
  if (match.rated) mustHaveRating(caller);
  await mayHaveOneMore(context, caller, match.id);
  const deck = await chooseDeck(context, caller, match.game, match.options, input.deck);
  const row = await sitDown(context, caller, cached, { ...input, deck, request, address }).catch((error) => {
    context.cache.drop(match.id); // the seat may have been committed despite the error
    throw error;
  });
  const joined = row ? match.id : ((await earlierResult(context, request)) ?? match.id);
  const begun = await beginIfFull(context, joined, row && context.cache.unbegun(row));
  context.bus.publish(joined, match.version);
  return viewOfMatch(context, caller, (begun ?? (await freshMatch(context, joined))).match);
}

const settings = z.object({ autoPass: z.enum(AUTO_PASS).nullish(), entropy: entropyInput });

function checkInput({ seats: places }: MatchHead, { autoPass, seat, entropy }: JoinMatch): void {
  parseInput(settings, { autoPass, entropy });
  if (typeof seat === 'number') parseInput(wholeNumber(0, places.length - 1), seat, 'seat');
}

function hasWantedSeat(own: readonly Seat[], visibility: string, { seat: wish }: Pick<JoinMatch, 'seat'>): boolean {
  if (own.length === 0) return false;
  return visibility === 'PUBLIC' || typeof wish !== 'number' || own.includes(wish);
}

async function invited(
  context: MatchContext,
  caller: Caller,
  { matchId, invitation }: JoinMatch,
): Promise<CachedMatch> {
  if (invitation) {
    const cached = await matchByInvitation(context, invitation);
    const isOther = matchId && matchId !== cached?.match.id;
    if (!cached || isOther || (isClosed(context, cached.match) && !isSeated(cached.match, caller.id)))
      throw new Refused('NOT_FOUND', 'No match has this invitation: check it, or ask for it again.', {
        field: 'invitation',
      });
    return cached;
  }
  if (!matchId) throw badInput('matchId', 'Send either matchId or invitation.');
  const cached = await freshMatch(context, matchId);
  if (!maySee(cached.match, caller.id, context.now())) throw noMatch();
  return cached;
}

/** Whether an invitation must not work yet, because it would only reveal that a broadcast match exists. */
export function isClosed({ now }: Pick<MatchContext, 'now'>, match: MatchHead): boolean {
  return isNotYetPublic(match, now()) && match.seats.every(({ player, bot }) => player ?? bot);
}

// Goes by what the caller may see, so that a refusal does not reveal that a broadcast match has begun or is over.
function mustBeFree({ match, asOf }: ViewerAccess): void {
  if (match.status === 'RUNNING')
    throw new Refused('FORBIDDEN', 'The match has begun: all seats are taken. Watch it, or join another match.');
  if (match.status !== 'WAITING') throw new Refused('MATCH_OVER', 'The match is over: join another match.');
  if (asOf !== null && match.seats.every(({ player, bot }) => player ?? bot)) throw seatTaken([]);
}

function seatTaken(free: number[]): Refused {
  return new Refused(
    'FORBIDDEN',
    free.length > 0 ? `That seat is taken: seat ${free.join(', ')} is free.` : 'No seat is free: join another match.',
    { free },
  );
}

type SeatChoice = Pick<JoinMatch, 'seat' | 'autoPass' | 'entropy'> & { deck: DeckList | null };

/**
 * Uses a single statement if nothing else must be written. Otherwise, or after a change, takes a lock. Returns null if
 * an earlier copy of the request has taken the seat.
 */
async function sitDown(
  context: MatchContext,
  caller: Caller,
  { match, box, waiting }: CachedMatch,
  { request, address, ...wish }: SeatChoice & { request: KeyedRequest | null; address: string | null },
): Promise<ReadRow | null> {
  const { id: matchId, game, options } = match;
  const forKeeps = isForKeeps(game, options);
  const alone = !request && !forKeeps;
  const asRead = alone && waiting && seatToTake(context, caller, { head: match, box, waiting }, wish);
  const taken = asRead && (await context.store.waiting.takeSeat(asRead));
  if (taken) return taken;
  return context.store.waiting.seatHeld(matchId, async (row, { tx, client }) => {
    if (!(await isFirst(context, tx, request, { answerId: matchId, at: new Date(context.now()) }))) return null;
    // The same request may have arrived twice, and the other copy may have begun the match.
    if (row && hasJoined(caller, row.head, wish)) return null;
    if (row?.head.status !== 'WAITING' || !row.waiting)
      throw new Refused('FORBIDDEN', 'The match no longer accepts players: join another match.');
    const seat = freeSeat(row.head, row.waiting, caller, wish);
    if (forKeeps) {
      await stake(context, tx, caller, game, wish.deck);
      const joiner = { id: caller.id, network: address === null ? null : networkDigest(address) };
      await mayStakeAgainst(context, { tx, client }, joiner, stakersAt(row.head)); // the caller's cards stay locked
    }
    return seatToTake(context, caller, { ...row, waiting: row.waiting }, { ...wish, seat });
  });
}

// A match for keeps has two seats, and its creator has the other one.
function stakersAt({ seats, createdBy, newcomersOf }: MatchHead): Staker[] {
  return seats.flatMap(({ player }) =>
    player ? [{ id: player.id, network: player.id === createdBy ? newcomersOf : null }] : [],
  );
}

type Open = Pick<ReadRow, 'head' | 'box'> & { waiting: Waiting };

/** @throws Refused FORBIDDEN, INVALID_DECK */
export function seatToTake(
  context: MatchContext,
  caller: Caller,
  { head, box, waiting }: Open,
  wish: SeatChoice,
): SeatTaken {
  const seat = freeSeat(head, waiting, caller, wish);
  mustGoTogether(head.game, decksAt(waiting, box).with(seat, wish.deck));
  return {
    ...{ matchId: head.id, box, written: waiting.written },
    seat,
    playerId: caller.id,
    bot: null,
    ...{ deck: wish.deck, autoPass: wish.autoPass ?? 'NONE', entropy: wish.entropy ?? null },
    at: new Date(context.now()),
  };
}

/** @throws Refused FORBIDDEN */
function freeSeat(match: MatchHead, { places }: Waiting, { id }: Caller, { seat: wish }: SeatChoice): Seat {
  const free = match.seats.flatMap(({ seat, player, bot }) => {
    const keptFor = places[seat]?.keptFor ?? id;
    return !player && !bot && keptFor === id ? [seat] : [];
  });
  const seat = typeof wish === 'number' ? free.find((one) => one === wish) : free[0];
  if (seat === undefined) throw seatTaken(free);
  return seat;
}

/** @throws Refused FORBIDDEN if the caller has sent different entropy before */
function hasJoined(caller: Caller, match: MatchHead, wish: SeatChoice): boolean {
  const own = match.seats.filter(({ player }) => player?.id === caller.id);
  const mine = own.find(({ seat }) => seat === wish.seat) ?? own[0];
  const numbers = own.map(({ seat }) => seat);
  if (!mine) return false;
  if (!isForKeeps(match.game, match.options) && !hasWantedSeat(numbers, match.visibility, wish)) return false;
  if (!wish.entropy || wish.entropy === mine.entropy) return true;
  throw new Refused(
    'FORBIDDEN',
    'You have already joined with different entropy, which cannot be changed: read the match.',
  );
}
