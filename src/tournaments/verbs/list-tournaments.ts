import { and, count, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { tournamentMembers, tournamentOfficials, tournaments } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import { parsed } from '../../process/checked-input.ts';
import type { ListedTournament } from '../door/listed-tournament.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { STATUSES } from '../event/event.ts';
import type { Tournaments } from '../room.ts';
import { partIn, readListed } from './listed-page.ts';

const wanted = z.object({
  game: z
    .string()
    .max(100)
    .regex(/^[^\0]*$/)
    .nullish(),
  status: z.enum(STATUSES).nullish(),
  /** Only those at which the caller plays or has an office. */
  mine: z.boolean().nullish(),
});

export interface ListTournaments {
  filter?: z.infer<typeof wanted> | null;
  /** 1 to 50; 20 when `last` is left out, too. */
  first?: number | null;
  /** 1 to 50, beside no `first`. */
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** One page of a Relay connection. */
export interface TournamentPage {
  edges: { cursor: string; node: SeenTournament | ListedTournament }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  /** Of all pages together, counted to ten thousand at most. Asked for, or not counted. */
  totalCount(): Promise<number>;
}

/** Nobody counts further. */
const COUNTED = 10_000;

/**
 * The tournaments that the caller may see, the newest first.
 * @throws Refused BAD_INPUT, UNAUTHENTICATED (nobody's own)
 */
export async function listTournaments(
  room: Tournaments,
  caller: Caller | null,
  input: ListTournaments,
): Promise<TournamentPage> {
  const filter = parsed(wanted, input.filter ?? {}, 'filter');
  if (filter.mine && !caller)
    throw new Refused('UNAUTHENTICATED', 'Sign in to list your own tournaments, or leave out `mine`.');
  const { size, backwards } = sizeOf(input);
  const where = and(...conditions(room, filter, caller));
  const places = [...beside('after', '<', input.after), ...beside('before', '>', input.before)];
  const rows = await readListed(room, caller, { where: and(where, ...places), backwards, most: size + 1 });
  const page = rows.slice(0, size);
  if (backwards) page.reverse();
  const edges = page.map((row) => ({ cursor: cursorOf(row), node: row.node }));
  const isMore = rows.length > size;
  const [hasNextPage, hasPreviousPage] = backwards ? [!!input.before, isMore] : [isMore, !!input.after];
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  const pageInfo = { hasNextPage, hasPreviousPage, startCursor, endCursor };
  return { edges, pageInfo, totalCount: () => countOf(room, where) };
}

/** How many tournaments a page has without `first`, and at most. */
export const TOURNAMENT_PAGE = { usual: 20, largest: 50 };

function sizeOf({ first, last }: ListTournaments): { size: number; backwards: boolean } {
  const backwards = typeof last === 'number';
  if (backwards && typeof first === 'number')
    throw new Refused('BAD_INPUT', 'Send either first or last, not both.', { field: 'last' });
  const { usual, largest } = TOURNAMENT_PAGE;
  return { size: Math.min(largest, Math.max(1, (backwards ? last : first) ?? usual)), backwards };
}

async function countOf({ db }: Tournaments, where: SQL | undefined): Promise<number> {
  const some = db.orm.select({ id: tournaments.id }).from(tournaments).where(where).limit(COUNTED).as('some');
  const [found] = await db.orm.select({ all: count() }).from(some);
  return found?.all ?? 0;
}

function conditions(room: Tournaments, filter: z.infer<typeof wanted>, caller: Caller | null): (SQL | undefined)[] {
  const theirs = caller ? partOf(room.db, caller.id) : undefined;
  const open = and(eq(tournaments.visibility, 'PUBLIC'), ne(tournaments.status, 'DRAFT'));
  return [
    filter.mine ? theirs : or(open, theirs),
    filter.game ? eq(tournaments.game, filter.game) : undefined,
    filter.status ? statusIs(filter.status, room.now(), caller?.id ?? null) : undefined,
  ];
}

// With a broadcast delay it is the status that the caller sees, as src/tournaments/door/look.ts has it.
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

function partOf({ orm }: Tournaments['db'], player: string): SQL | undefined {
  const plays = orm
    .select({ id: tournamentMembers.tournamentId })
    .from(tournamentMembers)
    .where(eq(tournamentMembers.playerId, player));
  const serves = orm
    .select({ id: tournamentOfficials.tournamentId })
    .from(tournamentOfficials)
    .where(eq(tournamentOfficials.playerId, player));
  return or(eq(tournaments.organizer, player), inArray(tournaments.id, plays), inArray(tournaments.id, serves));
}

const place = z.tuple([z.iso.datetime(), z.guid()]);

function cursorOf({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

function beside(field: 'after' | 'before', sign: '<' | '>', cursor: string | null | undefined): SQL[] {
  if (!cursor) return [];
  try {
    const [at, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return [sql`(${tournaments.createdAt}, ${tournaments.id}) ${sql.raw(sign)} (${at}::timestamptz, ${id}::uuid)`];
  } catch {
    throw new Refused(
      'BAD_INPUT',
      `${field}: not a cursor from this list; send a cursor of its page, or leave it out`,
      { field },
    );
  }
}
