import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { matches, reservations, seats } from '../../db/schema.ts';
import { storedDeck } from '../../db/sealed-deck.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { AUTO_PASS, type AutoPass, type DeckList } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { beginIfFull } from '../door/begin-full.ts';
import { noteName } from '../door/note-name.ts';
import { freshHot, noMatch } from '../door/read-match.ts';
import { SeenMatch } from '../door/seen-match.ts';
import { broughtDeck, type DeckChoice } from '../keeps/brought-deck.ts';
import { isForKeeps, mayJoinForKeeps, stake } from '../keeps/stakes.ts';
import { parsed } from '../match/checked-input.ts';
import { entropyInput } from '../match/deal.ts';
import { type Match, type MatchHead, maySee, seatsOf } from '../match/match.ts';
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
}

/**
 * Takes a seat; when it was the last one, the match begins. In a private match a player may take several seats; in a
 * public one, and in one for keeps, joining again changes nothing. For keeps the deck is staked from here on.
 * @throws Refused NOT_FOUND, FORBIDDEN (no free seat, or begun; too many open matches; for keeps: a guest, or a second seat), TOO_EARLY (for keeps), MATCH_OVER, BAD_INPUT, INVALID_DECK
 */
export async function joinMatch(room: Room, caller: Caller, input: JoinMatch): Promise<SeenMatch> {
  const match = await invited(room, caller, input);
  parsed(z.enum(AUTO_PASS).nullish(), input.autoPass, 'autoPass');
  parsed(
    z
      .int()
      .min(0)
      .max(match.seats.length - 1)
      .nullish(),
    input.seat,
    'seat',
  );
  parsed(entropyInput, input.entropy, 'entropy');
  const ownSeat = await putIn(room, caller, match, input);
  if (ownSeat) return new SeenMatch(room, caller, (await freshHot(room, match.id)).match);
  const forKeeps = isForKeeps(match.game, match.options);
  if (forKeeps && (await mayJoinForKeeps(room, caller, match, input.seat))) return new SeenMatch(room, caller, match);
  if (match.visibility === 'PUBLIC' && seatsOf(match, caller.id).length > 0) return new SeenMatch(room, caller, match);
  mustWait(match);
  await mayHaveOneMore(room, caller, match.id);
  const deck = await broughtDeck(room, caller, match.game, match.options, input.deck);
  await inTransaction(room.db.pool, (tx) => takeSeat(room, tx, caller, match, { ...input, deck })).catch((error) => {
    room.hot.drop(match.id); // it may be committed all the same
    throw error;
  });
  await beginIfFull(room, match.id);
  room.bus.publish(match.id, match.version);
  return new SeenMatch(room, caller, (await freshHot(room, match.id)).match);
}

async function invited(room: Room, caller: Caller, { matchId, invitation }: JoinMatch): Promise<Match> {
  if (invitation) {
    const code = eq(matches.invitation, invitation.trim().toUpperCase().replaceAll('\0', ''));
    const [found] = await room.db.orm.select({ id: matches.id }).from(matches).where(code);
    if (!found || (matchId && matchId !== found.id)) throw noMatch();
    return (await freshHot(room, found.id)).match;
  }
  if (!matchId) throw new Refused('BAD_INPUT', 'Give either a match id or an invitation.', { field: 'matchId' });
  const { match } = await freshHot(room, matchId);
  if (!maySee(match, caller.id)) throw noMatch();
  return match;
}

function mustWait(match: MatchHead): void {
  if (match.status === 'RUNNING') throw new Refused('FORBIDDEN', 'The match has begun.');
  if (match.status !== 'WAITING') throw new Refused('MATCH_OVER', 'The match is over.');
}

/** Seats that are kept for somebody else. */
async function seatsForOthers(tx: Transaction, matchId: string, caller: Caller): Promise<number[]> {
  const others = and(eq(reservations.matchId, matchId), ne(reservations.playerId, caller.id));
  return (await tx.select({ seat: reservations.seat }).from(reservations).where(others)).map(({ seat }) => seat);
}

// The match's row is held meanwhile: two who want the last seat come one after the other.
async function takeSeat(
  room: Room,
  tx: Transaction,
  caller: Caller,
  match: MatchHead,
  wish: Pick<JoinMatch, 'seat' | 'autoPass' | 'entropy'> & { deck: DeckList | null },
): Promise<void> {
  const forKeeps = isForKeeps(match.game, match.options);
  const held = { status: matches.status, dataKey: matches.dataKey };
  const [row] = await tx.select(held).from(matches).where(eq(matches.id, match.id)).for('update');
  if (row?.status !== 'WAITING') throw new Refused('FORBIDDEN', 'The match is no longer open for players to join.');
  const places = await tx.select().from(seats).where(eq(seats.matchId, match.id)).orderBy(asc(seats.seat));
  const mine = places.find(({ playerId }) => playerId === caller.id);
  if ((match.visibility === 'PUBLIC' || forKeeps) && mine) {
    if (!wish.entropy || wish.entropy === mine.entropy) return;
    throw new Refused('FORBIDDEN', 'You have joined meanwhile, with something else for the deal.');
  }
  const kept = await seatsForOthers(tx, match.id, caller);
  const free = places.filter(({ playerId, bot, seat }) => !playerId && !bot && !kept.includes(seat));
  const place = typeof wish.seat === 'number' ? free.find(({ seat }) => seat === wish.seat) : free[0];
  if (!place) throw new Refused('FORBIDDEN', 'That seat is taken.', { free: free.map(({ seat }) => seat) });
  if (forKeeps) await stake(room, tx, caller, match.game, wish.deck);
  const here = and(eq(seats.matchId, match.id), eq(seats.seat, place.seat), isNull(seats.playerId));
  const taken = {
    playerId: caller.id,
    deck: storedDeck(wish.deck, place.seat, room.db.atRest?.boxOf(match.id, row.dataKey) ?? null),
    autoPass: wish.autoPass ?? 'NONE',
    entropy: wish.entropy ?? null,
  };
  await tx.update(seats).set(taken).where(here);
  await noteName(tx, match.id, place.seat);
  await tx
    .update(matches)
    .set({ openSeats: sql`${matches.openSeats} - 1`, joinedAt: new Date(room.now()) })
    .where(eq(matches.id, match.id));
}
