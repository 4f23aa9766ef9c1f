import { asc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { players, seats } from '../../db/schema.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import type { AutoPass } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { freshHot } from '../door/read-match.ts';
import type { DeckChoice } from '../keeps/brought-deck.ts';
import type { HotMatch } from '../log/hot-matches.ts';
import { type Match, seatsOf } from '../match/match.ts';
import { mustSee } from '../match/must-see.ts';
import type { Room } from '../room.ts';
import type { CreateMatch } from '../verbs/create-match.ts';
import { accepted } from './answer-challenge.ts';
import {
  ownChallenge,
  readChallenges,
  type SeenChallenge,
  type StoredChallenge,
  seenChallenge,
  standsAt,
} from './challenge.ts';
import { deckAgain } from './deck-again.ts';
import { makeChallenge } from './make-challenge.ts';

export interface Rematch {
  matchId: string;
  /** Left out: the one of last time. */
  deck?: DeckChoice | null | undefined;
  autoPass?: AutoPass | null | undefined;
  entropy?: string | null | undefined;
  /** Until it expires, 1 to 168; left out: 24. */
  hours?: number | null | undefined;
}

/**
 * The same match once more, everybody one seat further: a challenge to all others who sat there. Whoever asks for it after
 * another has asked accepts; whoever asks again, also after it began, is answered the same.
 * @throws Refused as for creating a match, or joining one; NOT_FOUND; FORBIDDEN (not over, no seat, several, somebody is gone)
 */
export async function rematch(room: Room, caller: Caller, input: Rematch): Promise<SeenChallenge> {
  const hot = await freshHot(room, input.matchId);
  mayRepeat(hot.match, caller, room.now());
  const standing = await standingRematch(room, input.matchId);
  if (standing && standing.from_player !== caller.id) await accepted(room, caller, standing, input);
  if (standing) return seenChallenge(room, caller, await ownChallenge(room, caller, standing.id));
  await mustBeHere(room, hot.match);
  const further = (seat: number): number => (seat + 1) % hot.match.seats.length;
  const [mine = 0] = seatsOf(hot.match, caller.id);
  const sat = new Map(hot.match.seats.map(({ seat, player }) => [further(seat), player?.id]));
  return makeChallenge(room, caller, {
    wanted: await sameAgain(room, hot, mine, input),
    seat: further(mine),
    who(seat) {
      const playerId = sat.get(seat);
      return playerId === undefined ? null : { playerId, called: null };
    },
    rematchOf: input.matchId,
    hours: input.hours,
    check: (_, client) => mustBeFirst(room, client, input.matchId),
  });
}

function mayRepeat(match: Match, caller: Caller, now: number): void {
  mustSee(match, caller, now);
  const mine = seatsOf(match, caller.id);
  if (mine.length === 0) throw new Refused('FORBIDDEN', 'You had no seat at this match.');
  if (match.status !== 'FINISHED') throw new Refused('FORBIDDEN', 'A rematch comes after the match.');
  const people = match.seats.flatMap(({ player }) => player?.id ?? []);
  if (new Set(people).size < people.length)
    throw new Refused('FORBIDDEN', 'Where one player had several seats there is no rematch: create a match.');
}

const STANDING = `c.rematch_of = $1 and ${standsAt('$2')}`;

/** The one that has been asked for and neither declined nor given up, whatever it has come to. */
async function standingRematch(room: Room, matchId: string): Promise<StoredChallenge | undefined> {
  return (await readChallenges(room, STANDING, [matchId, new Date(room.now())]))[0];
}

async function mustBeHere({ db }: Room, match: Match): Promise<void> {
  const gone = await db.orm
    .select({ id: players.id })
    .from(seats)
    .innerJoin(players, eq(players.id, seats.playerId))
    .where(sql`${seats.matchId} = ${match.id} and ${players.deletedAt} is not null`);
  if (gone.length > 0) throw new Refused('FORBIDDEN', 'Somebody who sat there has deleted the account.');
}

// The old match's row is held meanwhile: two who ask at the same moment come one after the other.
async function mustBeFirst(room: Room, client: TransactionClient, matchId: string): Promise<void> {
  await client.query('select from matches where id = $1 for update', [matchId]);
  const { rows } = await client.query(`select from challenges c where ${STANDING}`, [matchId, new Date(room.now())]);
  if (rows.length > 0) throw new Refused('FORBIDDEN', 'Somebody has just asked for a rematch: ask again to accept it.');
}

async function sameAgain(room: Room, hot: HotMatch, mine: number, input: Rematch): Promise<CreateMatch> {
  const { match } = hot;
  const { game, options, timeControl, visibility, onTimeOut, forfeitAfter, standInLevel } = match;
  const rows = await room.db.orm.select().from(seats).where(eq(seats.matchId, match.id)).orderBy(asc(seats.seat));
  const deckOf = (seat: number): DeckChoice | null => deckAgain(hot, seat, rows[seat]?.deck);
  const bots = match.seats.flatMap(({ seat, bot }) =>
    bot ? [{ level: bot, seat: (seat + 1) % match.seats.length, deck: deckOf(seat) }] : [],
  );
  const { deck, autoPass = null, entropy = null } = input;
  const forfeit = onTimeOut === 'FORFEIT' ? { forfeitAfter } : {};
  const standIn = onTimeOut === 'BOT' ? { standInLevel } : {};
  const same = { timeControl, visibility, onTimeOut, ...forfeit, ...standIn, bots };
  const own = { deck: deck ?? deckOf(mine), autoPass, entropy };
  return { game: game.id, seats: match.seats.length, options, ...same, ...own };
}
