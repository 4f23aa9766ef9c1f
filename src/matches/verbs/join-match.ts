import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { preparedOnce } from '../../db/queries/prepared.ts';
import { matches, reservations, seats } from '../../db/schema.ts';
import { storedDeck } from '../../db/sealed-deck.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { AUTO_PASS, type AutoPass, type DeckList, type Seat } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { beginIfFull } from '../door/begin-full.ts';
import { type Look, lookFromOutside } from '../door/look.ts';
import { freshHot, readMatch } from '../door/read-match.ts';
import { earlierMatch, isFirst, keyedRequest } from '../door/request-keys.ts';
import { type SeenMatch, seenMatch } from '../door/seen-match.ts';
import { signedName } from '../door/signed-name.ts';
import { broughtDeck, type DeckChoice } from '../keeps/brought-deck.ts';
import { isForKeeps, mayJoinForKeeps, stake } from '../keeps/stakes.ts';
import { parsed } from '../match/checked-input.ts';
import { entropyInput } from '../match/entropy.ts';
import { isUnheardOf, type Match, type MatchHead, maySee, seatsOf } from '../match/match.ts';
import { noMatch } from '../match/must-see.ts';
import type { Room } from '../room.ts';
import { mayHaveOneMore } from './open-matches.ts';
import { putIn } from './put-in.ts';

export interface JoinMatch {
  /** Of a public match, or of one the caller sits at or has made. */
  matchId?: string | null;
  invitation?: string | null;
  /** Left out: the first free one. */
  seat?: number | null;
  deck?: DeckChoice | null;
  autoPass?: AutoPass | null;
  /** What the player puts into the deal. Who has a seat already can still do so while others are free. */
  entropy?: string | null;
  /** The client's own name for the request, 1 to 200 characters: the same key of the same player is answered the same way. */
  key?: string | null;
}

/**
 * Takes a seat; when it was the last one, the match begins. Joining again changes nothing, but in a private match a player
 * may take several seats by naming them. For keeps the deck is staked from here on.
 * @throws Refused NOT_FOUND, FORBIDDEN (no free seat, or begun; too many open matches; for keeps: a guest, or a second seat),
 *   TOO_EARLY (for keeps), MATCH_OVER, BAD_INPUT (a key that was used for something else, too), INVALID_DECK
 */
export async function joinMatch(room: Room, caller: Caller, input: JoinMatch): Promise<SeenMatch> {
  const request = keyedRequest(caller, 'joinMatch', input);
  const before = await earlierMatch(room, request);
  if (before) return readMatch(room, caller, before);
  const match = await invited(room, caller, input);
  checkInput(match, input);
  const ownSeat = await putIn(room, caller, match, input);
  if (ownSeat) return seenMatch(room, caller, (await freshHot(room, match.id)).match);
  const forKeeps = isForKeeps(match.game, match.options);
  if (forKeeps && (await mayJoinForKeeps(room, caller, match, input.seat))) return seenMatch(room, caller, match);
  if (sitsThere(seatsOf(match, caller.id), match.visibility, input)) return seenMatch(room, caller, match);
  mustBeFree(await lookFromOutside(room, match));
  await mayHaveOneMore(room, caller, match.id);
  const deck = await broughtDeck(room, caller, match.game, match.options, input.deck);
  await inTransaction(room.db.pool, async (tx) => {
    if (await isFirst(tx, request, { matchId: match.id, at: new Date(room.now()) }))
      await takeSeat(room, tx, caller, match, { ...input, deck });
  }).catch((error) => {
    room.hot.drop(match.id); // it may be committed all the same
    throw error;
  });
  const joined = (await earlierMatch(room, request)) ?? match.id;
  const hot = await beginIfFull(room, joined);
  room.bus.publish(joined, match.version);
  return seenMatch(room, caller, (hot ?? (await freshHot(room, joined))).match);
}

function checkInput({ seats: places }: MatchHead, { autoPass, seat, entropy }: JoinMatch): void {
  const last = places.length - 1;
  parsed(z.enum(AUTO_PASS).nullish(), autoPass, 'autoPass');
  parsed(z.int().min(0).max(last).nullish(), seat, 'seat');
  parsed(entropyInput, entropy, 'entropy');
}

/** Who sits at a match already and names no other seat does not want one more. */
function sitsThere(own: readonly Seat[], visibility: string, { seat: wish }: Pick<JoinMatch, 'seat'>): boolean {
  if (own.length === 0) return false;
  return visibility === 'PUBLIC' || typeof wish !== 'number' || own.includes(wish);
}

async function invited(room: Room, caller: Caller, { matchId, invitation }: JoinMatch): Promise<Match> {
  if (invitation) {
    const found = await invitedTo(room, invitation);
    if (!found || (matchId && matchId !== found)) throw noMatch();
    const { match } = await freshHot(room, found);
    if (isClosed(room, match) && seatsOf(match, caller.id).length === 0) throw noMatch();
    return match;
  }
  if (!matchId) throw new Refused('BAD_INPUT', 'Give either a match id or an invitation.', { field: 'matchId' });
  const { match } = await freshHot(room, matchId);
  if (!maySee(match, caller.id, room.now())) throw noMatch();
  return match;
}

/** Whether its invitation opens nothing yet: who has it could only learn from it that a broadcast match has been made. */
export function isClosed({ now }: Pick<Room, 'now'>, match: MatchHead): boolean {
  return isUnheardOf(match, now()) && match.seats.every(({ player, bot }) => player ?? bot);
}

/** The id of the match with this invitation; null when there is none. */
export async function invitedTo(room: Room, invitation: string): Promise<string | null> {
  const code = invitation.trim().toUpperCase().replaceAll('\0', '');
  const [found] = await byInvitation(room.db.orm).execute({ code });
  return found?.id ?? null;
}

const byInvitation = preparedOnce((orm) =>
  orm
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.invitation, sql.placeholder('code')))
    .prepare('by-invitation'),
);

// Who follows a broadcast does not learn here that it has begun, or is over.
function mustBeFree({ match, asOf }: Look): void {
  if (match.status === 'RUNNING') throw new Refused('FORBIDDEN', 'The match has begun.');
  if (match.status !== 'WAITING') throw new Refused('MATCH_OVER', 'The match is over.');
  if (asOf !== null && match.seats.every(({ player, bot }) => player ?? bot)) throw seatTaken([]);
}

function seatTaken(free: number[]): Refused {
  return new Refused('FORBIDDEN', 'That seat is taken.', { free });
}

type Wish = Pick<JoinMatch, 'seat' | 'autoPass' | 'entropy'> & { deck: DeckList | null };
type Place = Awaited<ReturnType<typeof placesOf>>[number];

/** The seats of a match, in order, and whom they are kept for. */
async function placesOf(tx: Transaction, matchId: string) {
  const { seat, playerId, bot, entropy } = seats;
  const kept = and(eq(reservations.matchId, seats.matchId), eq(reservations.seat, seats.seat));
  return tx
    .select({ seat, playerId, bot, entropy, keptFor: reservations.playerId })
    .from(seats)
    .leftJoin(reservations, kept)
    .where(eq(seats.matchId, matchId))
    .orderBy(asc(seats.seat));
}

// The match's row is held meanwhile: two who want the last seat come one after the other.
async function takeSeat(room: Room, tx: Transaction, caller: Caller, match: MatchHead, wish: Wish): Promise<void> {
  const held = { status: matches.status, dataKey: matches.dataKey };
  const [row] = await tx.select(held).from(matches).where(eq(matches.id, match.id)).for('update');
  if (row?.status !== 'WAITING') throw new Refused('FORBIDDEN', 'The match is no longer open for players to join.');
  const places = await placesOf(tx, match.id);
  if (hasJoined(caller, match, places, wish)) return;
  const free = places.filter(
    ({ playerId, bot, keptFor }) => !playerId && !bot && (keptFor === null || keptFor === caller.id),
  );
  const place = typeof wish.seat === 'number' ? free.find(({ seat }) => seat === wish.seat) : free[0];
  if (!place) throw seatTaken(free.map(({ seat }) => seat));
  if (isForKeeps(match.game, match.options)) await stake(room, tx, caller, match.game, wish.deck);
  const here = and(eq(seats.matchId, match.id), eq(seats.seat, place.seat), isNull(seats.playerId));
  const taken = {
    playerId: caller.id,
    deck: storedDeck(wish.deck, place.seat, room.db.atRest?.boxOf(match.id, row.dataKey) ?? null),
    autoPass: wish.autoPass ?? 'NONE',
    entropy: wish.entropy ?? null,
    ...signedName(caller.id),
  };
  await tx.update(seats).set(taken).where(here);
  const fuller = { openSeats: sql`${matches.openSeats} - 1`, joinedAt: new Date(room.now()) };
  await tx.update(matches).set(fuller).where(eq(matches.id, match.id));
}

/** Whether the caller has taken a seat meanwhile, and wants no other. @throws Refused FORBIDDEN: with something else for the deal */
function hasJoined(caller: Caller, match: MatchHead, places: readonly Place[], wish: Wish): boolean {
  const own = places.filter(({ playerId }) => playerId === caller.id);
  const mine = own.find(({ seat }) => seat === wish.seat) ?? own[0];
  const numbers = own.map(({ seat }) => seat);
  if (!mine) return false;
  if (!isForKeeps(match.game, match.options) && !sitsThere(numbers, match.visibility, wish)) return false;
  if (!wish.entropy || wish.entropy === mine.entropy) return true;
  throw new Refused('FORBIDDEN', 'You have joined meanwhile, with something else for the deal.');
}
