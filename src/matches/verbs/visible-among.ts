import type { Caller } from '../../accounts/index.ts';
import type { Room } from '../room.ts';

/** Must agree with `maySee`. */
const VISIBLE = `
select m.id from matches m
where m.id = any($1::uuid[]) and (m.visibility = 'PUBLIC' or m.created_by = $2
  or exists (select from seats s where s.match_id = m.id and s.player_id = $2))`;

/** Those of these matches that the caller may see. */
export async function visibleAmong(
  { db }: Room,
  caller: Caller,
  matches: readonly string[],
): Promise<ReadonlySet<string>> {
  if (matches.length === 0) return new Set();
  const { rows } = await db.pool.query<{ id: string }>(VISIBLE, [matches, caller.id]);
  return new Set(rows.map(({ id }) => id));
}
