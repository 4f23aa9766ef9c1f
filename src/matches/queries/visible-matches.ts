import type { Caller } from '../../accounts/index.ts';
import type { MatchContext } from '../context.ts';
import { isJudgedBy } from '../log/officials.ts';

/** The longest possible broadcast delay. */
const LONGEST = "interval '1 day'";

/**
 * Returns SQL conditions that apply broadcast delays in lists. Must agree with `view/viewer-access.ts`.
 * @param now the current time, as SQL
 * @param caller the caller's id, as SQL; null if there is no caller
 */
export function broadcastTo({ now, caller }: { now: string; caller: string | null }) {
  const sits = `m.id in (select x.match_id from seats x where x.player_id = ${caller})`;
  const atOnce = caller === null ? 'false' : `(${sits} or ${isJudgedBy(caller)})`;
  const isShown = `(m.broadcast_delay = 0 or ${atOnce})`;
  const then = `(${now}::timestamptz - m.broadcast_delay * interval '1 second')`;
  const lastChange = 'coalesce(m.finished_at, m.started_at, m.created_at)';
  const isBehind = `(m.broadcast_delay > 0 and ${lastChange} > ${then} and not ${atOnce})`;
  const statusThen = `(case when m.started_at <= ${then} then 'RUNNING' else 'WAITING' end)`;
  // Only recent matches can have a status that the caller has not seen yet.
  const isRecent = `m.broadcast_delay > 0 and (m.finished_at is null or m.finished_at > ${now}::timestamptz - ${LONGEST})`;
  return {
    /** A new match of an event is hidden, because it would reveal that an earlier match is over. */
    isListed: `(${isShown} or m.created_at <= ${then})`,
    /** Whether the match has a status from the caller's point of view. No match satisfies two of these conditions. */
    hasStatus: (status: string) => [
      `m.status = ${status} and (not ${isBehind} or ${statusThen} = ${status})`,
      `m.status <> ${status} and ${isRecent} and ${isBehind} and ${statusThen} = ${status}`,
    ],
  };
}

/** Must agree with `maySee`. */
const VISIBLE = `
select m.id from matches m
where m.id = any($1::uuid[]) and (m.visibility = 'PUBLIC' or m.created_by = $2
  or exists (select from seats s where s.match_id = m.id and s.player_id = $2))`;

export async function visibleAmong(
  { db }: MatchContext,
  caller: Caller,
  matches: readonly string[],
): Promise<ReadonlySet<string>> {
  if (matches.length === 0) return new Set();
  const { rows } = await db.pool.query<{ id: string }>(VISIBLE, [matches, caller.id]);
  return new Set(rows.map(({ id }) => id));
}
