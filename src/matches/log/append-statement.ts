import type { JointAct } from '../../accounts/for-transactions.ts';
import type { Box } from '../../db/encryption-at-rest.ts';
import { SHORTEST_OUTAGE } from '../../db/outage/heartbeat.ts';
import type { Signature } from '../../engine/index.ts';
import type { AppendQuery } from '../../ledger/postgres-streams.ts';
import { storedSeed, storedSignature } from '../../ledger/sealing.ts';
import { asDate, earliestDeadline } from '../match/clocks.ts';
import type { MatchHead, SeatStanding } from '../match/match.ts';
import { botAt } from '../match/stand-ins.ts';
import type { ChainedEntry } from './chained-entry.ts';
import { storedFields } from './sealed-entry.ts';

export interface EntryToAppend {
  id: string;
  chained: ChainedEntry;
  /** Taken from the cache. If commits were lost, the database may have a different previous entry. */
  previousAt: Date | null;
  /** All of the caller's seats. None of them may have used the key before. */
  keySeats: readonly number[];
  /** The signature, if this is a first or last entry. */
  signature?: Signature | null;
  /** The seed of the deal and the seed's hash, if this is a first entry with players' entropy. */
  deal?: { seed: string; hash: string } | null;
  box?: Box | null;
  /** The admin who ends the match, for the operator log. */
  voidedBy?: JointAct | undefined;
  after: Pick<MatchHead, 'status' | 'waitingFor' | 'standing' | 'result' | 'seats' | 'tournamentId'>;
}

/** Written in the same statement as the entry that causes it: both are written, or neither. */
export interface JointUpdate {
  /** The name of the common table expression. */
  name: string;
  calledFor(line: EntryToAppend): boolean;
  /** The SQL that changes rows. `batch` contains the lines, `logged` the matches with a written line. */
  statement: string;
}

/**
 * Writes entries of different matches and updates the matches' rows. An entry is written only if its version is the
 * row's next one, the last entry in the database is the one in the cache, its key is new, and it was made just now.
 * Clocks run from the time at which an entry was made, so a lock or a slow network would use up time before the players
 * see their question. A late entry must therefore be recreated. Returns the matches with a written entry. A conflict
 * does not fail other entries. Rows are sorted, so that two nodes never deadlock.
 */
const append = (jointUpdate: string) => `
with batch as (
  select * from json_to_recordset($1::json) as b(
    match_id uuid, version integer, at timestamptz, kind text, seat smallint, move json, facts json, agenda json,
    previous_at timestamptz, key text, hash text, signature json, deal_seed text, deal_hash text, key_seats smallint[], status text, waiting_for smallint[], standing jsonb,
    deadline timestamptz, bot_asked boolean, result jsonb)
), logged as (
  insert into match_log (match_id, version, at, kind, seat, move, facts, agenda, key, hash, signature)
  select b.match_id, b.version, b.at, b.kind, b.seat, b.move, b.facts, b.agenda, b.key, b.hash, b.signature
  from batch b
  join matches m on m.id = b.match_id and m.version = b.version - 1
    and m.status = case when b.version = 0 then 'WAITING' else 'RUNNING' end
    and date_trunc('milliseconds', m.moved_at) is not distinct from b.previous_at
  where (b.key is null or not exists (
      select from match_log l
      where l.match_id = b.match_id and hashtext(l.key) = hashtext(b.key) and l.key = b.key and l.seat = any(b.key_seats)))
    and b.at > clock_timestamp() - interval '${SHORTEST_OUTAGE} milliseconds'
  order by b.match_id
  on conflict do nothing
  returning match_id
)${jointUpdate}
update matches m set
  version = b.version, status = b.status, waiting_for = b.waiting_for, standing = b.standing, deadline = b.deadline,
  wake_at = case
    when b.status <> 'RUNNING' then null
    when b.deadline is null then m.wake_at
    else least(m.wake_at, b.deadline) end,
  seed = coalesce(b.deal_seed, m.seed), seed_hash = coalesce(b.deal_hash, m.seed_hash),
  server_seed = case when b.deal_seed is null then m.server_seed else m.seed end,
  server_seed_hash = case when b.deal_seed is null then m.server_seed_hash else m.seed_hash end,
  newcomers_of = case when b.status = 'FINISHED' then null else m.newcomers_of end,
  bot_asked = b.bot_asked, result = b.result, moved_at = b.at,
  started_at = case when b.version = 0 then b.at else m.started_at end,
  finished_at = case when b.status = 'FINISHED' then b.at else m.finished_at end
from batch b join logged using (match_id)
where m.id = b.match_id
returning m.id`;

/** A joint update is included only if one of the lines needs it. */
export function appendQueries(jointUpdates: readonly JointUpdate[]): (lines: readonly EntryToAppend[]) => AppendQuery {
  const texts = new Map<string, string>();
  return (lines) => {
    let name = 'append';
    let along = '';
    for (const jointUpdate of jointUpdates) {
      if (!lines.some((line) => jointUpdate.calledFor(line))) continue;
      name += `-with-${jointUpdate.name}`;
      along += `, ${jointUpdate.name} as (${jointUpdate.statement}\n)`;
    }
    const text = texts.get(name) ?? append(along);
    texts.set(name, text);
    return { name, text, values: [`[${lines.map(lineText).join(',')}]`] };
  };
}

/** Returns a line as JSON, with the hashed text verbatim. */
function lineText(line: EntryToAppend): string {
  const { id, chained, previousAt, keySeats, signature = null, deal, box = null, voidedBy, after } = line;
  const rest = {
    match_id: id,
    previous_at: previousAt,
    ...(signature && { signature: storedSignature(signature, chained.entry.version, box) }),
    ...(deal && { deal_seed: storedSeed(deal.seed, box), deal_hash: deal.hash }),
    ...(voidedBy && { voided_by: voidedBy }),
    key_seats: keySeats,
    status: after.status,
    waiting_for: after.waitingFor,
    standing: after.standing satisfies readonly SeatStanding[],
    deadline: asDate(earliestDeadline(after.standing)),
    bot_asked: after.waitingFor.some((seat) => botAt(after, seat) !== null),
    result: after.result,
  };
  return `{${storedFields(chained, box)},${JSON.stringify(rest).slice(1)}`;
}
