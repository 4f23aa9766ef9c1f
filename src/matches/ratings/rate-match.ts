import { inTransaction, type TransactionClient } from '../../db/transaction.ts';
import { FIRST_UUID } from '../../db/uuid.ts';
import type { MatchContext } from '../context.ts';
import { speedOf } from '../match/speed.ts';
import { countMatch, dayOf, newState } from './fold-matches.ts';
import { type FinishedMatch, type RatingChange, ratedMatch } from './rated-match.ts';
import * as store from './rating-store.ts';

/**
 * Applies a finished match to its players' ratings, once. A match counts when all viewers have its result, and matches
 * count in that order: if a later match of a player has been counted, the day is counted again. A match of an unknown
 * game stays due, for a server with another release.
 * @returns false, with the match still due, if another transaction changes the same ratings: a job that waited for it
 * would hold a connection
 */
export async function rateMatch(context: MatchContext, { matchId }: { matchId: string }): Promise<boolean> {
  const found = await store.readDue(context.db.pool, gamesOf(context), matchId);
  if (!found || found.at.getTime() > context.now()) return true;
  const pool = { game: found.game, speed: speedOf(found.timeControl) };
  return inTransaction(context.db.pool, async (_, client) => {
    if (!(await store.tryLockPool(client, pool))) return false;
    if (await store.lockDue(client, matchId)) await count(context, client, pool, found);
    return true;
  });
}

function gamesOf({ games }: MatchContext): string[] {
  return games.map(({ id }) => id);
}

/** Counts a match that is due. The transaction must hold the pool's lock. */
async function count(
  context: MatchContext,
  client: TransactionClient,
  pool: store.RatingPool,
  found: FinishedMatch,
): Promise<void> {
  const match = ratedMatch(context.games, found);
  if (!match) return store.writeChanges(client, pool, [found.id], []);
  const day = dayOf(match.at);
  if (await store.isLate(client, pool, match)) {
    await countFrom(context, client, pool, day);
    return;
  }
  const changes = countMatch(await store.stateBefore(client, pool, match, day), match);
  await store.writeChanges(client, pool, [match.id], changes);
  await store.writeCurrent(client, pool, match.players);
}

/** How long a finished match may wait for its job before the sweep rates it, in milliseconds. */
const OVERDUE_AFTER = 5000;
/** A sweep ends with the page in which it has rated this many matches; the next sweep does the rest. */
const MOST_A_SWEEP = store.PAGE;

/**
 * Rates the matches whose job was lost, found the ratings locked, or came before all viewers had the result. Matches
 * that cannot be rated do not keep later ones waiting. Ends at the first ratings that another transaction changes.
 */
export async function rateOverdue(context: MatchContext): Promise<void> {
  const before = new Date(context.now() - OVERDUE_AFTER);
  let rated = 0;
  let page: Awaited<ReturnType<typeof store.readOverdue>> = [];
  do {
    page = await store.readOverdue(context.db.pool, gamesOf(context), before, page.at(-1) ?? null);
    for (const { id: matchId } of page) {
      try {
        if (!(await rateMatch(context, { matchId }))) return;
        rated++;
      } catch (error) {
        context.log.error({ err: error, matchId }, 'could not rate a match');
      }
    }
  } while (page.length === store.PAGE && rated < MOST_A_SWEEP);
}

/**
 * Counts all matches of a pool again, beginning with those of a day. The transaction must hold the pool's lock. Returns
 * the ids of the game's matches that this release cannot read: they do not count, and stay as they were marked.
 */
async function countFrom(
  { games, now, log }: MatchContext,
  client: TransactionClient,
  pool: store.RatingPool,
  day: Date,
): Promise<string[]> {
  const upTo = new Date(now());
  const players = new Set(await store.deleteChanges(client, pool, day));
  const state = newState();
  const first = { at: day, id: FIRST_UUID };
  const skipped: string[] = [];
  for (let after: store.Position | null = first; after !== null; ) {
    const page = await store.readFinished(client, { game: pool.game, upTo, after });
    skipped.push(...page.unreadable);
    const mine = page.matches.filter(({ timeControl }) => speedOf(timeControl) === pool.speed);
    const matches = mine.flatMap((match) => ratedMatch(games, match) ?? []);
    const fresh = [...new Set(matches.flatMap((match) => match.players))].filter((id) => !state.skills.has(id));
    await store.readSkills(client, pool, state, fresh, first);
    const changes: RatingChange[] = matches.flatMap((match) => countMatch(state, match));
    const ids = mine.map(({ id }) => id);
    await store.writeChanges(client, pool, ids, changes);
    for (const { playerId } of changes) players.add(playerId);
    after = page.next;
  }
  await store.writeCurrent(client, pool, [...players]);
  if (skipped.length > 0) log.warn({ ...pool, skipped }, 'ratings skipped matches that cannot be read');
  return skipped;
}

export interface Recount extends store.RatingPool {
  /** How many players have a rating. */
  players: number;
  /** How many players' ratings were different before; 0 if nothing was wrong. */
  changed: number;
  /** The ids of the game's matches, of any speed, that this release cannot read. They do not count. */
  skipped: string[];
}

/** Computes all ratings of a game and speed again from the finished matches. Servers may be running. */
export async function recountRatings(context: MatchContext, pool: store.RatingPool): Promise<Recount> {
  return inTransaction(context.db.pool, async (_, client) => {
    await store.lockPool(client, pool);
    const before = await store.readCurrent(client, pool);
    const skipped = await countFrom(context, client, pool, new Date(0));
    const after = await store.readCurrent(client, pool);
    const all = [...new Set([...before.keys(), ...after.keys()])];
    const changed = all.filter((id) => before.get(id) !== after.get(id)).length;
    return { ...pool, players: after.size, changed, skipped };
  });
}
