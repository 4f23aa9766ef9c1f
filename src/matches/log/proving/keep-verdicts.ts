import type { VerifyVerdict } from '../../../engine/index.ts';
import type { Source } from '../../../ledger/postgres-streams.ts';

/** What a second execution has made of a finished match. */
export interface Proven {
  matchId: string;
  verdict: VerifyVerdict;
  at: Date;
}

// Sorted, so that two nodes never wait for each other in a circle.
const KEEP = `
with said as (
  select * from json_to_recordset($1::json) as s(
    match_id uuid, verdict text, version integer, why text, proven text[], unproven text[], verified_at timestamptz)
), kept as (
  insert into replays (match_id, verdict, version, why, proven, unproven, head, verified_at)
  select match_id, verdict, version, why, proven, unproven, '{}', verified_at from said order by match_id
  on conflict (match_id) do update set
    verdict = excluded.verdict, version = excluded.version, why = excluded.why, proven = excluded.proven,
    unproven = excluded.unproven, head = excluded.head, verified_at = excluded.verified_at
  returning match_id
)
update matches m set replayed = true from kept where m.id = kept.match_id`;

/** Keeps verdicts of different matches, all or none. Whoever keeps one again says the same again. */
export async function keepVerdicts({ pool }: Source, all: readonly Proven[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ matchId, verdict, at }) => ({
    match_id: matchId,
    verdict: verdict.verdict,
    version: 'version' in verdict ? verdict.version : null,
    why: 'why' in verdict ? verdict.why : null,
    proven: verdict.proven,
    unproven: verdict.unproven,
    verified_at: at,
  }));
  await pool.query({ name: 'keep-verdicts', text: KEEP, values: [JSON.stringify(rows)] });
}
