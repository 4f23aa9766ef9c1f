import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import {
  cursorOf,
  type PageInfo,
  type PageInput,
  type PageRange,
  type Position,
  readPage,
} from '../../process/pagination.ts';
import { parseInput } from '../../process/parse-input.ts';
import type { MatchContext } from '../context.ts';
import { HEAD, parseRow } from '../log/match-row.ts';
import { MATCH_STATUSES, type MatchHead, VISIBILITIES } from '../match/match.ts';
import { MatchSummary } from '../view/match-summary.ts';
import { accessForEach } from '../view/viewer-access.ts';
import { broadcastTo } from './visible-matches.ts';

const filter = z.object({
  game: z
    .string()
    .max(100)
    .regex(/^[^\0]*$/, 'no such text can be stored')
    .nullish(),
  status: z.enum(MATCH_STATUSES).nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  player: z.guid().nullish(),
  opponent: z.guid().nullish(),
  /** Only matches that the caller sits at or has created. */
  mine: z.boolean().nullish(),
});

type MatchFilter = z.infer<typeof filter>;

/** A page has 1 to 100 matches, 20 by default. */
interface ListMatches extends PageInput {
  filter?: MatchFilter | null;
}

export interface MatchPage {
  edges: { cursor: string; node: MatchSummary }[];
  pageInfo: PageInfo;
  /** Counts the matches on all pages, up to ten thousand. Counting happens only on demand. */
  totalCount(): Promise<number>;
}

const COUNTED = 10_000;

/**
 * Lists public matches, and matches that the caller sits at or has created, newest first.
 * @throws Refused BAD_INPUT (invalid filter, page size or cursor), UNAUTHENTICATED (`mine` without signing in)
 */
export async function listMatches(
  context: MatchContext,
  caller: Caller | null,
  input: ListMatches,
): Promise<MatchPage> {
  const wanted = parseInput(filter, input.filter ?? {}, 'filter');
  if (wanted.mine && !caller)
    throw new Refused('UNAUTHENTICATED', 'Sign in to list your own matches, or leave out `mine`.');
  const { rows, pageInfo } = await readPage(MATCH_PAGE, input, (range) => readHeads(context, wanted, caller, range));
  const accesses = await accessForEach(context, caller, rows);
  const edges = accesses.map((access) => ({ cursor: cursorOf(access.match), node: new MatchSummary(context, access) }));
  return { edges, pageInfo, totalCount: () => countOf(context, caller, wanted) };
}

/** Returns the newest matches of a filter. */
export async function newestMatches(
  context: MatchContext,
  caller: Caller | null,
  wanted: MatchFilter,
  most: number,
): Promise<MatchSummary[]> {
  const rows = await readHeads(context, wanted, caller, { after: null, before: null, backwards: false, most });
  return (await accessForEach(context, caller, rows)).map((access) => new MatchSummary(context, access));
}

async function readHeads(
  context: MatchContext,
  wanted: MatchFilter,
  caller: Caller | null,
  { backwards, most, ...span }: PageRange,
): Promise<MatchHead[]> {
  const way = backwards ? 'asc' : 'desc';
  const page = `order by m.created_at ${way}, m.id ${way} limit ${most}`;
  const { parts, values } = conditions(context, wanted, caller, span);
  const { rows } = await context.db.pool.query(`${HEAD} where ${among(parts, page)} ${page}`, values);
  return rows.map((row) => parseRow(context.games, row, context.db.atRest).head);
}

export const MATCH_PAGE = { usual: 20, largest: 100 };

async function countOf(context: MatchContext, caller: Caller | null, wanted: MatchFilter): Promise<number> {
  const { parts, values } = conditions(context, wanted, caller, { after: null, before: null });
  const all = parts.map((where) => `(select from matches m where ${where} limit ${COUNTED})`).join(' union all ');
  const some = `select count(*)::int from (select from (${all}) each limit ${COUNTED}) one`;
  const { rows } = await context.db.pool.query<{ count: number }>(some, values);
  return rows[0]?.count ?? 0;
}

/** A single condition stays as it is; several become a union of their pages. */
function among(parts: readonly string[], page: string): string {
  if (parts.length === 1) return parts.join();
  return `m.id = any (array(${parts.map((where) => `(select m.id from matches m where ${where} ${page})`).join(' union all ')}))`;
}

/** Returns the SQL conditions of a filter. No match satisfies more than one of them. */
function conditions(
  { now }: Pick<MatchContext, 'now'>,
  wanted: MatchFilter,
  caller: Caller | null,
  { after, before }: Pick<PageRange, 'after' | 'before'>,
): { parts: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const theirs = (id: string): string =>
    `select x.id from matches x where x.created_by = ${put(id)}
      union all select x.match_id from seats x where x.player_id = ${put(id)}`;
  // An array makes PostgreSQL find a few matches by id, instead of scanning all matches until there are enough.
  const oneOf = (ids: string): string => `m.id = any (array(${ids}))`;
  const where: string[] = [];
  if (wanted.mine) where.push(caller ? oneOf(theirs(caller.id)) : 'false');
  else where.push(caller ? `(m.visibility = 'PUBLIC' or m.id in (${theirs(caller.id)}))` : `m.visibility = 'PUBLIC'`);
  if (wanted.game) where.push(`m.game = ${put(wanted.game)}`);
  if (wanted.visibility) where.push(`m.visibility = ${put(wanted.visibility)}`);
  for (const player of [wanted.player, wanted.opponent])
    if (player) where.push(oneOf(`select x.match_id from seats x where x.player_id = ${put(player)}`));
  const place = ([at, id]: Position): string => `(${put(at)}::timestamptz, ${put(id)}::uuid)`;
  if (after) where.push(`(m.created_at, m.id) < ${place(after)}`);
  if (before) where.push(`(m.created_at, m.id) > ${place(before)}`);
  const broadcast = broadcastTo({ now: put(new Date(now())), caller: caller && put(caller.id) });
  where.push(broadcast.isListed);
  const ways = wanted.status ? broadcast.hasStatus(put(wanted.status)) : ['true'];
  return { parts: ways.map((way) => [...where, way].join(' and ')), values };
}
