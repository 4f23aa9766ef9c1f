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
  /** 1 to 100, 20 when left out. */
  first?: number | null;
  after?: string | null;
}

/** One page of a Relay connection. */
export interface MatchPage {
  edges: { cursor: string; node: SeenHead }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * The matches that the caller may see, the newest first: public ones, and those the caller sits at or has made.
 * @throws Refused BAD_INPUT (filter, first, after)
 */
export async function listMatches(room: Room, caller: Caller | null, input: ListMatches): Promise<MatchPage> {
  const wanted = parsed(filter, input.filter ?? {}, 'filter');
  const first = parsed(z.int().min(1).max(100), input.first ?? 20, 'first');
  const after = input.after ? openCursor(input.after) : null;
  const { where, values } = conditions(wanted, caller, after);
  const text = `${HEAD} where ${where.join(' and ')} order by m.created_at desc, m.id desc limit ${first + 1}`;
  const { rows } = await room.db.pool.query(text, values);
  const edges = rows.slice(0, first).map((row) => {
    const { head } = parseRow(room.games, row, room.db.atRest);
    return { cursor: cursorOf(head), node: new SeenHead(room, caller, head) };
  });
  return { edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null } };
}

function conditions(
  wanted: MatchFilter,
  caller: Caller | null,
  after: [Date, string] | null,
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
  if (after) where.push(`(m.created_at, m.id) < (${put(after[0])}::timestamptz, ${put(after[1])}::uuid)`);
  return { where, values };
}

const cursor = z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.guid()]);

function cursorOf({ createdAt, id }: MatchHead): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

function openCursor(text: string): [Date, string] {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new Refused('BAD_INPUT', 'after: not a cursor from this list', { field: 'after' });
  }
}
