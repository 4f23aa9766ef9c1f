import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { players, tournaments } from '../../db/schema.ts';
import { readAs } from '../../engine/index.ts';
import { type ListedTournament, listedTournament, type OwnKept } from '../door/listed-tournament.ts';
import { listedAsOf, listedThen, type Part } from '../door/look.ts';
import { seenBy } from '../door/read-tournament.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { keptEntrantSchema, type Listing, listingSchema } from '../event/listing.ts';
import { setupSchema } from '../event/setup.ts';
import type { Tournaments } from '../room.ts';

/** Which tournaments of a list, which way, and how many. */
export interface Wanted {
  where: SQL | undefined;
  backwards: boolean;
  most: number;
}

/** One of a list: where it stands there, and what is shown of it. */
export interface OneListed {
  id: string;
  createdAt: Date;
  node: SeenTournament | ListedTournament;
}

/** What a viewer has to do with a tournament of a list, as SQL. */
export function partIn(player: string | null): Record<'plays' | 'judges' | 'serves', SQL<boolean>> {
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

/** Reads them with what lists show: one statement, and one more for those that the caller follows late. No log is read. */
export async function readListed(room: Tournaments, caller: Caller | null, wanted: Wanted): Promise<OneListed[]> {
  const rows = await rowsOf(room, caller, wanted);
  const whens = rows.map((row) => ({ row, asOf: asOf(row, caller, room.now()) }));
  const past = await listingsThen(
    room,
    whens.flatMap(({ row: { id }, asOf: then }) => (then === null ? [] : [{ id, then }])),
  );
  const listed = whens.map(async ({ row, asOf: then }): Promise<OneListed[]> => {
    const { id, createdAt } = row;
    const was = then === null ? row.listing : past.get(id);
    if (isCurrent(row) && was) return [{ id, createdAt, node: seenListed(room, caller, row, listingOf(was)) }];
    const whole = await wholeOf(room, caller, id);
    return whole ? [{ id, createdAt, node: whole }] : [];
  });
  return (await Promise.all(listed)).flat();
}

function rowsOf({ db }: Tournaments, caller: Caller | null, { where, backwards, most }: Wanted) {
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

// What the viewer's own entrant is there, and how its members are called.
function ownIn(player: string | null) {
  if (player === null) return { own: sql<unknown>`null`, ownNames: sql<unknown>`null` };
  const mine = sql`from tournament_members m where m.tournament_id = ${tournaments.id} and m.player_id = ${player}::uuid`;
  return {
    own: sql<unknown>`(select m.kept ${mine})`,
    ownNames: sql<unknown>`(select json_agg(json_build_array(p.id, p.name)) from players p
      where p.id in (select json_array_elements_text(m.kept -> 'members')::uuid ${mine}))`,
  };
}

// Not so where a node of an earlier release has ever written.
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

function partOf(row: Row, caller: Caller | null): Part {
  return { plays: row.plays, directs: row.judges || row.organizer === caller?.id };
}

function asOf(row: Row, caller: Caller | null, now: number): number | null {
  if (!isCurrent(row)) return null;
  return listedAsOf(listingOf(row.listing), row.broadcastDelay, partOf(row, caller), now);
}

async function listingsThen(
  { db }: Tournaments,
  asked: readonly { id: string; then: number }[],
): Promise<ReadonlyMap<string, unknown>> {
  if (asked.length === 0) return new Map();
  const text = `select w.id, l.listing from unnest($1::uuid[], $2::timestamptz[]) as w(id, past)
    cross join lateral (
      select l.listing from tournament_listings l
      where l.tournament_id = w.id and (not l.begun or l.at <= w.past) order by l.version desc limit 1) l`;
  const moments = asked.map(({ then }) => new Date(then).toISOString());
  const { rows } = await db.pool.query<{ id: string; listing: unknown }>(text, [asked.map(({ id }) => id), moments]);
  return new Map(rows.map(({ id, listing }) => [id, listing]));
}

/** @param was what was to be shown then */
function seenListed(room: Tournaments, caller: Caller | null, row: Row, was: Listing): ListedTournament {
  const now = listingOf(row.listing);
  const { id, seedHash, organizer, organizerName: name } = row;
  const hasOffice = row.serves || organizer === caller?.id;
  const known = {
    epoch: room.db.epoch.known,
    ...{ id, seedHash, organizer: { id: organizer, name } },
    setup: readAs(setupSchema, row.setup),
    invitation: hasOffice ? row.invitation : null,
  };
  const shown = was.version === now.version ? now : listedThen(was, now, partOf(row, caller));
  return listedTournament(known, { listing: shown, own: ownOf(row) }, async () => {
    const whole = await wholeOf(room, caller, id);
    if (!whole) throw new Error(`a tournament of a list is not there: ${id}`);
    return whole;
  });
}

async function wholeOf(room: Tournaments, caller: Caller | null, id: string): Promise<SeenTournament | null> {
  const hot = await room.hot.fresh(id);
  return hot && seenBy(room, caller, hot);
}
