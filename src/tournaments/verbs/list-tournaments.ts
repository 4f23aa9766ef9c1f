import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { tournamentMembers, tournamentOfficials, tournaments } from '../../db/schema.ts';
import { fitted } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { seenBy } from '../door/read-tournament.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { STATUSES } from '../event/event.ts';
import type { Tournaments } from '../room.ts';

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
  /** 1 to 50; 20 when left out. */
  first?: number | null;
  after?: string | null;
}

/** One page of a Relay connection. */
export interface TournamentPage {
  edges: { cursor: string; node: SeenTournament }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/**
 * The tournaments that the caller may see, the newest first.
 * @throws Refused BAD_INPUT, UNAUTHENTICATED (nobody's own)
 */
export async function listTournaments(
  room: Tournaments,
  caller: Caller | null,
  { filter, first, after }: ListTournaments,
): Promise<TournamentPage> {
  const read = fitted(wanted, filter ?? {}, 'filter');
  if ('misfit' in read) throw new Refused('BAD_INPUT', read.misfit.message, { field: read.misfit.field });
  if (read.data.mine && !caller) throw new Refused('UNAUTHENTICATED', 'Sign in first.');
  const size = Math.min(50, Math.max(1, first ?? 20));
  const { id, createdAt } = tournaments;
  const rows = await room.db.orm
    .select({ id, createdAt })
    .from(tournaments)
    .where(and(...conditions(room, read.data, caller), ...placeAfter(after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(size + 1);
  const edges: TournamentPage['edges'] = [];
  for (const row of rows.slice(0, size)) {
    const hot = await room.hot.fresh(row.id);
    if (hot) edges.push({ cursor: cursorOf(row), node: await seenBy(room, caller, hot) });
  }
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return { edges, pageInfo: { hasNextPage: rows.length > size, hasPreviousPage: !!after, startCursor, endCursor } };
}

function conditions({ db }: Tournaments, filter: z.infer<typeof wanted>, caller: Caller | null): (SQL | undefined)[] {
  const theirs = caller ? partOf(db, caller.id) : undefined;
  const open = and(eq(tournaments.visibility, 'PUBLIC'), ne(tournaments.status, 'DRAFT'));
  return [
    filter.mine ? theirs : or(open, theirs),
    filter.game ? eq(tournaments.game, filter.game) : undefined,
    filter.status ? eq(tournaments.status, filter.status) : undefined,
  ];
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

function placeAfter(cursor: string | null | undefined): SQL[] {
  if (!cursor) return [];
  try {
    const [at, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return [sql`(${tournaments.createdAt}, ${tournaments.id}) < (${at}::timestamptz, ${id}::uuid)`];
  } catch {
    throw new Refused('BAD_INPUT', 'after: not a cursor from this list', { field: 'after' });
  }
}
