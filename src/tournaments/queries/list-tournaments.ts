import { and, asc, count, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { players, tournaments } from '../../db/schema.ts';
import { readAs } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { cursorOf, type PageInput, type Position, readPage } from '../../process/pagination.ts';
import { parseInput } from '../../process/parse-input.ts';
import type { TournamentContext } from '../context.ts';
import { STATUSES } from '../event/event.ts';
import { keptEntrantSchema, type Listing, listedWithOwn, listingSchema } from '../event/listing.ts';
import { setupSchema } from '../event/setup.ts';
import { viewFor } from '../view/read-tournament.ts';
import { type ListedTournament, listedTournament, type OwnKept, type TournamentView } from '../view/tournament-view.ts';
import { listedAsOf } from '../view/viewer-access.ts';

const wanted = z.object({
  game: z
    .string()
    .max(100)
    .regex(/^[^\0]*$/)
    .nullish(),
  status: z.enum(STATUSES).nullish(),
  /** Whether to list only tournaments in which the caller plays or has an office. */
  mine: z.boolean().nullish(),
});

/** A page has 1 to 50 tournaments, 20 by default. */
interface ListTournaments extends PageInput {
  filter?: z.infer<typeof wanted> | null;
}

export type TournamentPage = Awaited<ReturnType<typeof listTournaments>>;

const COUNTED = 10_000;

/** Lists the tournaments that the caller may see, newest first. @throws Refused BAD_INPUT, UNAUTHENTICATED */
export async function listTournaments(context: TournamentContext, caller: Caller | null, input: ListTournaments) {
  const filter = parseInput(wanted, input.filter ?? {}, 'filter');
  if (filter.mine && !caller)
    throw new Refused('UNAUTHENTICATED', 'Sign in to list your own tournaments, or leave out `mine`.');
  const where = and(...conditions(context, filter, caller));
  const { rows, pageInfo } = await readPage(TOURNAMENT_PAGE, input, ({ after, before, ...range }) => {
    const between = and(after ? beyond('<', after) : undefined, before ? beyond('>', before) : undefined);
    return readListed(context, caller, { where: and(where, between), ...range });
  });
  const edges = rows.map((row) => ({ cursor: cursorOf(row), node: row.node }));
  return { edges, pageInfo, totalCount: () => countOf(context, where) };
}

export const TOURNAMENT_PAGE = { usual: 20, largest: 50 };

// Tournaments are counted only on demand, and up to ten thousand.
async function countOf({ db }: TournamentContext, where: SQL | undefined): Promise<number> {
  const some = db.orm.select({ id: tournaments.id }).from(tournaments).where(where).limit(COUNTED).as('some');
  const [found] = await db.orm.select({ all: count() }).from(some);
  return found?.all ?? 0;
}

function conditions(
  context: TournamentContext,
  filter: z.infer<typeof wanted>,
  caller: Caller | null,
): (SQL | undefined)[] {
  const { plays, serves } = partIn(caller?.id ?? null);
  const theirs = caller ? or(eq(tournaments.organizer, caller.id), plays, serves) : undefined;
  const open = and(eq(tournaments.visibility, 'PUBLIC'), ne(tournaments.status, 'DRAFT'));
  return [
    filter.mine ? theirs : or(open, theirs),
    filter.game ? eq(tournaments.game, filter.game) : undefined,
    filter.status ? statusIs(filter.status, context.now(), caller?.id ?? null) : undefined,
  ];
}

// With a broadcast delay, the caller sees a past status (see src/tournaments/view/viewer-access.ts).
function statusIs(wanted: string, now: number, player: string | null): SQL | undefined {
  const { status, organizer, broadcastDelay, begunAt, finishedAt } = tournaments;
  const then = sql`${new Date(now).toISOString()}::timestamptz - make_interval(secs => ${broadcastDelay})`;
  const { plays, judges } = partIn(player);
  const seen = sql`case
    when ${begunAt} is null or (${organizer} = ${player}::uuid or ${judges}) and not ${plays} then ${status}
    when ${begunAt} > ${then} then case when ${plays} then 'RUNNING' else 'OPEN' end
    when ${finishedAt} > ${then} then 'RUNNING'
    else ${status} end`;
  return or(and(eq(broadcastDelay, 0), eq(status, wanted)), and(gt(broadcastDelay, 0), sql`(${seen}) = ${wanted}`));
}

function beyond(sign: '<' | '>', [at, id]: Position): SQL {
  const place = sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
  return sql`(${tournaments.createdAt}, ${tournaments.id}) ${sql.raw(sign)} ${place}`;
}

type Rows = { where: SQL | undefined; backwards: boolean; most: number };

type OneListed = Pick<Row, 'id' | 'createdAt'> & { node: TournamentView | ListedTournament };

function partIn(player: string | null): Record<'plays' | 'judges' | 'serves', SQL<boolean>> {
  const none = sql<boolean>`false`;
  if (player === null) return { plays: none, judges: none, serves: none };
  const { id } = tournaments;
  const office = sql`from tournament_officials o where o.tournament_id = ${id} and o.player_id = ${player}::uuid`;
  return {
    plays: sql<boolean>`exists (select from tournament_members m where m.tournament_id = ${id} and m.player_id = ${player}::uuid)`,
    judges: sql<boolean>`exists (select ${office} and o.role = 'JUDGE')`,
    serves: sql<boolean>`exists (select ${office})`,
  };
}

const names = z.array(z.tuple([z.string(), z.string()]));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** One statement reads the listings, and another those of delayed tournaments. No log is read. */
async function readListed(context: TournamentContext, caller: Caller | null, wanted: Rows): Promise<OneListed[]> {
  const rows = await rowsOf(context, caller, wanted);
  const whens = rows.map((row) => ({ row, asOf: asOf(row, caller, context.now()) }));
  const past = await listingsThen(
    context,
    whens.flatMap(({ row: { id }, asOf: then }) => (then === null ? [] : [{ id, then }])),
  );
  const listed = whens.map(async ({ row, asOf: then }): Promise<OneListed[]> => {
    const { id, createdAt } = row;
    const was = then === null ? row.listing : past.get(id);
    if (isCurrent(row) && was) return [{ id, createdAt, node: viewOfListed(context, caller, row, listingOf(was)) }];
    const whole = await wholeOf(context, caller, id);
    return whole ? [{ id, createdAt, node: whole }] : [];
  });
  return (await Promise.all(listed)).flat();
}

function rowsOf({ db }: TournamentContext, caller: Caller | null, { where, backwards, most }: Rows) {
  const { id, createdAt, version, organizer, seedHash, invitation, setup, listing, keptSince, broadcastDelay } =
    tournaments;
  const way = backwards ? asc : desc;
  const { plays, judges, serves } = partIn(caller?.id ?? null);
  return db.orm
    .select({
      ...{ id, createdAt, version, organizer, seedHash, invitation, setup, listing, keptSince, broadcastDelay },
      ...{ plays, judges, serves, organizerName: players.name, ...ownIn(caller?.id ?? null) },
    })
    .from(tournaments)
    .innerJoin(players, eq(players.id, organizer))
    .where(where)
    .orderBy(way(createdAt), way(id))
    .limit(most);
}

// Returns SQL for the viewer's own entrant and its members' names.
function ownIn(player: string | null) {
  if (player === null) return { own: sql<unknown>`null`, ownNames: sql<unknown>`null` };
  const mine = sql`from tournament_members m where m.tournament_id = ${tournaments.id} and m.player_id = ${player}::uuid`;
  return {
    own: sql<unknown>`(select m.kept ${mine})`,
    ownNames: sql<unknown>`(select json_agg(json_build_array(p.id, p.name)) from players p
      where p.id in (select json_array_elements_text(m.kept -> 'members')::uuid ${mine}))`,
  };
}

// A listing may be out of date if a node of an earlier release has ever written the row.
function isCurrent({ listing, setup, version, keptSince }: Row): boolean {
  return keptSince === 0 && setup !== null && listing !== null && listingOf(listing).version === version;
}

function ownOf({ own, ownNames }: Row): OwnKept | null {
  if (own === null) return null;
  return { entrant: readAs(keptEntrantSchema, own), names: new Map(readAs(names, ownNames ?? [])) };
}

function listingOf(stored: unknown): Listing {
  return readAs(listingSchema, stored);
}

function asOf(row: Row, caller: Caller | null, now: number): number | null {
  if (!isCurrent(row)) return null;
  return listedAsOf(listingOf(row.listing), { ...row, directs: row.judges || row.organizer === caller?.id }, now);
}

async function listingsThen({ db }: TournamentContext, asked: readonly { id: string; then: number }[]) {
  if (asked.length === 0) return new Map<string, unknown>();
  const text = `select w.id, l.listing from unnest($1::uuid[], $2::timestamptz[]) as w(id, past)
    cross join lateral (
      select l.listing from tournament_listings l
      where l.tournament_id = w.id and (not l.begun or l.at <= w.past) order by l.version desc limit 1) l`;
  const moments = asked.map(({ then }) => new Date(then).toISOString());
  const { rows } = await db.pool.query<{ id: string; listing: unknown }>(text, [asked.map(({ id }) => id), moments]);
  return new Map(rows.map(({ id, listing }) => [id, listing]));
}

/** Returns a tournament as a list shows it. @param was the listing to show */
function viewOfListed(context: TournamentContext, caller: Caller | null, row: Row, was: Listing): ListedTournament {
  const now = listingOf(row.listing);
  const { id, seedHash, organizer, organizerName: name } = row;
  const hasOffice = row.serves || organizer === caller?.id;
  const known = {
    epoch: context.db.epoch.known,
    ...{ id, seedHash, organizer: { id: organizer, name } },
    setup: readAs(setupSchema, row.setup),
    invitation: hasOffice ? row.invitation : null,
  };
  const listing = was.version !== now.version && row.plays ? listedWithOwn(was, now) : was;
  return listedTournament(known, { listing, own: ownOf(row) }, async () => {
    const whole = await wholeOf(context, caller, id);
    if (!whole) throw new Error(`a listed tournament does not exist: ${id}`);
    return whole;
  });
}

async function wholeOf(context: TournamentContext, caller: Caller | null, id: string): Promise<TournamentView | null> {
  const cached = await context.cache.fresh(id);
  return cached && viewFor(context, caller, cached);
}
