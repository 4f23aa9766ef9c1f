import type { Pool } from 'pg';

// Over for everybody, as for its own record. What an earlier release wrote last does not say how decks are shown; where
// nothing is written yet none are registered.
const WITHHOLDS = `
select t.id from tournaments t
where t.id = any($1::uuid[]) and t.version >= 0
  and not (t.status in ('FINISHED', 'CANCELLED') and t.finished_at + t.broadcast_delay * interval '1 second' <= $2::timestamptz)
  and (t.setup is null or t.listing is null or (t.listing ->> 'version')::int <> t.version
    or t.setup ->> 'decks' = 'REGISTERED' and t.setup ->> 'decksShown' <> 'AFTER_REGISTRATION')`;

/**
 * Those of these tournaments that keep back what the records of their finished matches show: decks that are locked for all of
 * its rounds, and that not everybody may see before its end.
 */
export async function withheldAmong(room: { db: { pool: Pool }; now(): number }, tournaments: readonly string[]) {
  if (tournaments.length === 0) return new Set<string>();
  const values = [tournaments, new Date(room.now())];
  const { rows } = await room.db.pool.query<{ id: string }>({ name: 'withheld', text: WITHHOLDS, values });
  return new Set(rows.map(({ id }) => id));
}
