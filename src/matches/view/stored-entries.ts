import { badInput } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import type { Match } from '../match/match.ts';

export interface Span {
  /** Only entries after this version. Default: -1, which is before the first entry. */
  after?: number | null;
  /** Only entries before this version. Default: up to the last entry. */
  before?: number | null;
  /** The number of entries, 1 to 500. Default: 100, if `last` is also omitted. */
  first?: number | null;
  last?: number | null;
}

export interface Around {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** Includes hidden data; only an `EntryView` may leave this folder. @throws Refused BAD_INPUT (`first` and `last`) */
export async function entriesOf(
  context: MatchContext,
  match: Match,
  { first, last, ...span }: Span,
): Promise<Around & { entries: LogEntry[] }> {
  if (typeof first === 'number' && typeof last === 'number')
    throw badInput('last', 'Send either first or last, not both.');
  const floor = Math.max(-1, span.after ?? -1);
  const end = Math.min(match.version, (span.before ?? match.version + 1) - 1);
  const after = typeof last === 'number' ? Math.max(floor, end - pageSize(last)) : floor;
  const upTo = typeof last === 'number' ? end : Math.min(end, after + pageSize(first ?? 100));
  const entries = await between(context, match, after, upTo);
  return { entries, hasNextPage: upTo < match.version, hasPreviousPage: after >= 0 && match.version >= 0 };
}

function pageSize(wanted: number): number {
  return Math.min(500, Math.max(1, wanted));
}

/** Returns the entries with after < version <= upTo, from the cache if they are recent. */
export async function between(
  { cache, store }: Pick<MatchContext, 'cache' | 'store'>,
  { id, status }: Pick<Match, 'id'> & Partial<Pick<Match, 'status'>>,
  after: number,
  upTo: number,
): Promise<LogEntry[]> {
  if (upTo <= after) return [];
  const recent = cache.peek(id)?.tail.between(after, upTo);
  if (recent) return recent;
  return status === 'FINISHED' ? (await store.record(id, after, upTo)).entries : store.read(id, after, upTo);
}
