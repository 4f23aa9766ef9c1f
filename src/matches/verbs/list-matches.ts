import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { SeenHead } from '../door/seen-head.ts';
import { HEAD, parseRow } from '../log/match-row.ts';
import { parsed } from '../match/checked-input.ts';
import { MATCH_STATUSES, type MatchHead, VISIBILITIES } from '../match/match.ts';
import type { Room } from '../room.ts';

const filter = z.object({
  game: z
    .string()
    .max(100)
    .regex(/^[^\0]*$/, 'no such text can be stored')
    .nullish(),
  status: z.enum(MATCH_STATUSES).nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  /** Who sits there. */
  player: z.guid().nullish(),
  /** Only those the caller sits at or has made. */
  mine: z.boolean().nullish(),
});

export type MatchFilter = z.infer<typeof filter>;

export interface ListMatches {
  filter?: MatchFilter | null;
  /** 1 to 100; 20 when `last` is left out, too. */
  first?: number | null;
  /** 1 to 100, beside no `first`. */
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** One page of a Relay connection. */
export interface MatchPage {
  edges: { cursor: string; node: SeenHead }[];
  pageInfo: {
    hasNextPage: boolean;
    /** Going forward: whether a cursor was given, for what it stood for is there. */
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  /** Of all pages together, counted to ten thousand at most. Asked for, or not counted. */
  totalCount(): Promise<number>;
}

/** Nobody counts further. */
const COUNTED = 10_000;

/**
 * The matches that the caller may see, the newest first: public ones, and those the caller sits at or has made.
 * @throws Refused BAD_INPUT (filter, first, after), UNAUTHENTICATED (nobody's own)
 */
export async function listMatches(room: Room, caller: Caller | null, input: ListMatches): Promise<MatchPage> {
  const wanted = parsed(filter, input.filter ?? {}, 'filter');
  if (wanted.mine && !caller) throw new Refused('UNAUTHENTICATED', 'Sign in first.');
  const { size, backwards } = sizeOf(input);
  const [after, before] = [openCursor('after', input.after), openCursor('before', input.before)];
  const { where, values } = conditions(wanted, caller, { after, before });
  const way = backwards ? 'asc' : 'desc';
  const text = `${HEAD} where ${where.join(' and ')} order by m.created_at ${way}, m.id ${way} limit ${size + 1}`;
  const { rows } = await room.db.pool.query(text, values);
  const edges = rows.slice(0, size).map((row) => {
    const { head } = parseRow(room.games, row, room.db.atRest);
    return { cursor: cursorOf(head), node: new SeenHead(room, caller, head) };
  });
  if (backwards) edges.reverse();
  const isMore = rows.length > size;
  const [hasNextPage, hasPreviousPage] = backwards ? [before !== null, isMore] : [isMore, after !== null];
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  const pageInfo = { hasNextPage, hasPreviousPage, startCursor, endCursor };
  return { edges, pageInfo, totalCount: () => countOf(room, caller, wanted) };
}

function sizeOf({ first, last }: ListMatches): { size: number; backwards: boolean } {
  const backwards = typeof last === 'number';
  if (backwards && typeof first === 'number')
    throw new Refused('BAD_INPUT', 'Give either first or last.', { field: 'last' });
  const size = parsed(z.int().min(1).max(100), (backwards ? last : first) ?? 20, backwards ? 'last' : 'first');
  return { size, backwards };
}

async function countOf(room: Room, caller: Caller | null, wanted: MatchFilter): Promise<number> {
  const { where, values } = conditions(wanted, caller, { after: null, before: null });
  const some = `select from matches m where ${where.join(' and ')} limit ${COUNTED}`;
  const { rows } = await room.db.pool.query<{ count: number }>(`select count(*)::int from (${some}) one`, values);
  return rows[0]?.count ?? 0;
}

function conditions(
  wanted: MatchFilter,
  caller: Caller | null,
  { after, before }: { after: Place | null; before: Place | null },
): { where: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const theirs = (id: string): string =>
    `select x.id from matches x where x.created_by = ${put(id)}
      union all select x.match_id from seats x where x.player_id = ${put(id)}`;
  // Where few are wanted, an array: by their ids, and never along all matches until enough of them are found.
  const among = (ids: string): string => `m.id = any (array(${ids}))`;
  const where: string[] = [];
  if (wanted.mine) where.push(caller ? among(theirs(caller.id)) : 'false');
  else where.push(caller ? `(m.visibility = 'PUBLIC' or m.id in (${theirs(caller.id)}))` : `m.visibility = 'PUBLIC'`);
  if (wanted.game) where.push(`m.game = ${put(wanted.game)}`);
  if (wanted.status) where.push(`m.status = ${put(wanted.status)}`);
  if (wanted.visibility) where.push(`m.visibility = ${put(wanted.visibility)}`);
  if (wanted.player) where.push(among(`select x.match_id from seats x where x.player_id = ${put(wanted.player)}`));
  const place = ([at, id]: Place): string => `(${put(at)}::timestamptz, ${put(id)}::uuid)`;
  if (after) where.push(`(m.created_at, m.id) < ${place(after)}`);
  if (before) where.push(`(m.created_at, m.id) > ${place(before)}`);
  return { where, values };
}

type Place = [createdAt: Date, id: string];
const cursor = z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.guid()]);

function cursorOf({ createdAt, id }: MatchHead): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

function openCursor(field: 'after' | 'before', text: string | null | undefined): Place | null {
  if (!text) return null;
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new Refused('BAD_INPUT', `${field}: not a cursor from this list`, { field });
  }
}
