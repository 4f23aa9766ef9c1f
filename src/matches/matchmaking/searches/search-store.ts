import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isBannedText } from '../../../accounts/for-transactions.ts';
import { matches, searches } from '../../../db/schema.ts';
import type { TransactionClient } from '../../../db/transaction.ts';
import { timeControlSchema } from '../../../engine/index.ts';
import type { MatchContext } from '../../context.ts';
import type { OpenSearch } from './pairs.ts';

type Source = Pick<MatchContext, 'db' | 'now'>;

/** How long a player may be paired after the last renewal, in milliseconds. */
const LEASE = 15_000;
/** How long a search without a subscription can be continued, in milliseconds. */
const GRACE = 60_000;
/** The longest wait, in milliseconds. */
const LONGEST = 30 * 60_000;
/** How long the last search of a player is kept, for clients that ask late and for the choice of opponents. */
const KEPT = 3_600_000;

export type NewSearch = Omit<typeof searches.$inferInsert, 'id' | 'since' | 'leasedUntil' | 'matchId' | 'lastOpponent'>;

/**
 * Replaces the player's search, unless it has just found a match that is not over, of which the player may not know yet.
 * The player is paired only after {@link renewLeases}.
 */
export async function putSearch({ db, now }: Source, search: NewSearch): Promise<void> {
  const at = new Date(now());
  const row = { ...search, id: randomUUID(), since: at, leasedUntil: at, matchId: null };
  // If this statement has waited for a pairing, it sees the found match's id, but not yet the match.
  const setWhere = sql`${searches.matchId} is null or ${searches.leasedUntil} <= ${at} or exists (
    select from ${matches} where ${matches.id} = ${searches.matchId} and ${matches.status} in ('FINISHED', 'CANCELLED'))`;
  await db.orm.insert(searches).values(row).onConflictDoUpdate({ target: searches.playerId, set: row, setWhere });
}

const storedForm = z.object({
  playerId: z.string(),
  game: z.string(),
  timeControl: timeControlSchema,
  rated: z.boolean(),
  botAllowed: z.boolean(),
  since: z.date(),
  matchId: z.string().nullable(),
  others: z.number(),
});

export type StoredSearch = z.infer<typeof storedForm>;

const OPEN = (now: string) => `match_id is null and leased_until > ${now}`;
const CONTINUABLE = `match_id is null and leased_until > $2::timestamptz - interval '${GRACE} milliseconds'
  and since > $2::timestamptz - interval '${LONGEST} milliseconds'`;

const READ = `
select player_id as "playerId", game, time_control as "timeControl", rated, bot_allowed as "botAllowed", since,
  match_id as "matchId", (select count(*) from searches where ${OPEN('$2')})::int - (${OPEN('$2')})::int as others
from searches where player_id = any($1::uuid[]) and (match_id is not null or ${CONTINUABLE})`;

/** Returns the players' searches that are open, can be continued, or have found a match. */
export async function readSearches({ db, now }: Source, players: readonly string[]): Promise<StoredSearch[]> {
  const { rows } = await db.pool.query({ name: 'read-searches', text: READ, values: [players, new Date(now())] });
  return readable(storedForm, rows);
}

// A node of the next release may store what this one cannot read.
function readable<T>(form: z.ZodType<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const { success, data } = form.safeParse(row);
    return success ? [data] : [];
  });
}

const RENEW = `update searches set leased_until = $2::timestamptz + interval '${LEASE} milliseconds'
where player_id = any($1::uuid[]) and ${CONTINUABLE}`;

/** Makes sure that the players can be paired for a while. */
export async function renewLeases({ db, now }: Source, players: readonly string[]): Promise<void> {
  await db.pool.query({ name: 'renew-searches', text: RENEW, values: [players, new Date(now())] });
}

/** The player is no longer paired, unless the search is continued soon. */
export async function endLease({ db, now }: Source, playerId: string): Promise<void> {
  const mine = and(eq(searches.playerId, playerId), isNull(searches.matchId));
  await db.orm
    .update(searches)
    .set({ leasedUntil: new Date(now()) })
    .where(mine);
}

export async function deleteSearch({ db }: Source, playerId: string): Promise<void> {
  await db.orm.delete(searches).where(and(eq(searches.playerId, playerId), isNull(searches.matchId)));
}

/** Called by the sweep. */
export async function deleteOldSearches({ db, now }: Source): Promise<void> {
  await db.orm.delete(searches).where(lte(searches.leasedUntil, new Date(now() - KEPT)));
}

const openForm = z.object({
  id: z.string(),
  playerId: z.string(),
  game: z.string(),
  timeControl: timeControlSchema,
  rated: z.boolean(),
  botAllowed: z.boolean(),
  points: z.number(),
  since: z.date(),
  lastOpponent: z.string().nullable(),
  blocked: z.array(z.string()),
  pool: z.string(),
});

const READ_OPEN = `
select s.id, s.player_id as "playerId", s.game, s.time_control as "timeControl", s.rated, s.bot_allowed as "botAllowed",
  s.points, s.since, s.last_opponent as "lastOpponent", concat_ws(' ', s.game, s.time_control, s.rated) as pool,
  array(select b.blocked_id::text from blocks b join searches o on o.player_id = b.blocked_id
    where b.player_id = s.player_id) as blocked
from searches s where s.match_id is null and s.leased_until > $2 and (s.game, s.time_control, s.rated) in (
  select game, time_control, rated from searches where player_id = any($1::uuid[]))`;

/** Returns everyone who can be paired now in the pools in which these players search. */
export async function readOpenSearches({ db, now }: Source, players: readonly string[]): Promise<OpenSearch[]> {
  const { rows } = await db.pool.query({ name: 'open-searches', text: READ_OPEN, values: [players, new Date(now())] });
  return readable(openForm, rows);
}

// Locks the accounts first, like a deletion, so that the two cannot deadlock.
const LOCK_ACCOUNTS = `select from players
where id = any($1::uuid[]) and deleted_at is null and not ${isBannedText('$2')} order by id for key share`;

const CLAIM = `
with held as (
  select id, player_id from searches where id = any($1::uuid[]) and ${OPEN('$2')} order by id for update skip locked)
update searches s set match_id = $3,
  last_opponent = coalesce((select o.player_id from held o where o.id <> s.id limit 1), s.last_opponent)
from held where s.id = held.id and (select count(*) from held) = cardinality($1::uuid[])`;

/**
 * Ends searches with a match. Returns false, and changes nothing, if one of them is no longer open, or another
 * transaction is ending it.
 */
export async function claimSearches(
  client: TransactionClient,
  claimed: readonly OpenSearch[],
  { matchId, at }: { matchId: string; at: Date },
): Promise<boolean> {
  const accounts = await client.query(LOCK_ACCOUNTS, [claimed.map(({ playerId }) => playerId), at]);
  if (accounts.rowCount !== claimed.length) return false;
  return (await client.query(CLAIM, [claimed.map(({ id }) => id), at, matchId])).rowCount === claimed.length;
}
