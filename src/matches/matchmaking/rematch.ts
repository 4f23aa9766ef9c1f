import { eq, sql } from 'drizzle-orm';
import { earlierResult, isFirst, type KeyedRequest, keyedRequest } from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { players, seats } from '../../db/schema.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import type { CreateMatch } from '../commands/create-match.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { mustSit } from '../match/checks.ts';
import { type Match, seatsOf } from '../match/match.ts';
import { standInLevelOf } from '../match/stand-ins.ts';
import { freshMatch } from '../view/read-match.ts';
import { type Acceptance, accepted, decksOf } from './answer-challenge.ts';
import { challengeTo, makeChallenge } from './challenge-player.ts';
import { type ChallengeView, isOpenOrAcceptedAt, ownChallenge, readChallenges, viewOfChallenge } from './challenges.ts';

interface Rematch extends Acceptance {
  matchId: string;
  /** Hours until the offer expires, 1 to 168. Default: 24. */
  hours?: number | null | undefined;
  key?: string | null | undefined;
}

/** Thrown when another player has just offered the rematch. */
class Overtaken extends Refused {}

const ATTEMPTS = 3;

/**
 * Offers a rematch, as a challenge to all other players of the match. Each player moves over by one seat. If another
 * player has already offered the rematch, even at the same moment, this call accepts the offer. A player who calls
 * again gets the same answer, even after the rematch has begun.
 * @throws Refused as for creating or joining a match; NOT_FOUND; FORBIDDEN (the match is not finished, the caller has
 * no seat, a player has several seats or has deleted the account); BAD_INPUT (a reused key)
 */
export async function rematch(
  context: MatchContext,
  caller: Caller,
  input: Rematch,
  address: string | null = null,
): Promise<ChallengeView> {
  const request = keyedRequest(caller, 'rematch', input);
  const before = await earlierResult(context, request);
  if (before) return viewOfChallenge(context, caller, await challengeTo(context, before));
  const cached = await freshMatch(context, input.matchId);
  mayRepeat(cached.match, caller, context.now());
  for (let attempt = 1; ; attempt++) {
    const [standing] = await readChallenges(context, STANDING, [input.matchId, new Date(context.now())]);
    if (standing) {
      if (standing.from.id !== caller.id) await accepted(context, caller, standing, { ...input, address });
      await isFirst(context, context.db.orm, request, { answerId: standing.matchId, at: new Date(context.now()) });
      return viewOfChallenge(context, caller, await ownChallenge(context, caller, standing.id));
    }
    try {
      return await offerRematch(context, caller, cached, { input, request, address });
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === ATTEMPTS) throw error;
    }
  }
}

interface Wanted {
  input: Rematch;
  request: KeyedRequest | null;
  address: string | null;
}

async function offerRematch(
  context: MatchContext,
  caller: Caller,
  cached: CachedMatch,
  { input, request, address }: Wanted,
): Promise<ChallengeView> {
  const { match } = cached;
  await mustHaveAccounts(context, match);
  const nextSeat = (seat: number): number => (seat + 1) % match.seats.length;
  const [mine = 0] = seatsOf(match, caller.id);
  const sat = new Map(match.seats.map(({ seat, player }) => [nextSeat(seat), player?.id]));
  const challenge = await makeChallenge(context, caller, {
    wanted: await repeatedSettings(context, cached, mine, input),
    seat: nextSeat(mine),
    kept: (free) =>
      free.flatMap((seat) => {
        const playerId = sat.get(seat);
        return playerId === undefined ? [] : [{ seat, playerId, called: null }];
      }),
    rematchOf: match.id,
    check: (_, client) => mustBeFirst(context, client, match.id),
    ...{ hours: input.hours, request, address },
  });
  context.bus.publish(match.id, match.version);
  return challenge;
}

/** @throws Refused NOT_FOUND, FORBIDDEN */
export function mayRepeat(match: Match, caller: Caller, now: number): void {
  mustSit(match, caller, now, 'You had no seat in this match: create a match, or challenge a player.');
  if (match.status !== 'FINISHED')
    throw new Refused('FORBIDDEN', 'The match is not finished yet: ask for a rematch afterwards.');
  const people = match.seats.flatMap(({ player }) => player?.id ?? []);
  if (new Set(people).size < people.length)
    throw new Refused('FORBIDDEN', 'One player had several seats, so there is no rematch: create a match.');
}

const STANDING = `c.rematch_of = $1 and ${isOpenOrAcceptedAt('$2')}`;

async function mustHaveAccounts({ db }: MatchContext, match: Match): Promise<void> {
  const gone = await db.orm
    .select({ id: players.id })
    .from(seats)
    .innerJoin(players, eq(players.id, seats.playerId))
    .where(sql`${seats.matchId} = ${match.id} and ${players.deletedAt} is not null`);
  if (gone.length > 0)
    throw new Refused('FORBIDDEN', 'One of the players has deleted their account: create a match with others.');
}

// Locks the old match's row, so that two concurrent requests run one after the other.
async function mustBeFirst(context: MatchContext, client: TransactionClient, matchId: string): Promise<void> {
  await client.query('select from matches where id = $1 for update', [matchId]);
  const { rows } = await client.query(`select from challenges c where ${STANDING}`, [matchId, new Date(context.now())]);
  if (rows.length > 0)
    throw new Overtaken('FORBIDDEN', 'Another player has just offered a rematch: ask again to accept it.');
}

async function repeatedSettings(
  context: MatchContext,
  cached: CachedMatch,
  mine: number,
  input: Rematch,
): Promise<CreateMatch> {
  const { match } = cached;
  const { game, options, timeControl, visibility, onTimeOut, forfeitAfter, rated } = match;
  const decks = await decksOf(context, cached);
  const bots = match.seats.flatMap(({ seat, bot }) =>
    bot ? [{ level: bot, seat: (seat + 1) % match.seats.length, deck: decks[seat] ?? null }] : [],
  );
  const { deck, autoPass = null, entropy = null } = input;
  const forfeit = onTimeOut === 'FORFEIT' ? { forfeitAfter } : {};
  const same = { timeControl, visibility, onTimeOut, ...forfeit, standInLevel: standInLevelOf(match), bots, rated };
  const own = { deck: deck ?? decks[mine] ?? null, autoPass, entropy };
  return { game: game.id, seats: match.seats.length, options, ...same, ...own };
}
