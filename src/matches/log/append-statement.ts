import { earliestDeadline } from '../match/clocks.ts';
import type { MatchHead, SeatStanding } from '../match/match.ts';
import { botAt } from '../match/match.ts';
import type { SealedEntry } from './chained-entry.ts';

/** An entry on its way to the log, with what it makes of the match's row. */
export interface Line {
  matchId: string;
  sealed: SealedEntry;
  /** Seats of which none may have used the key before: all that the caller holds. */
  keySeats: readonly number[];
  after: Pick<MatchHead, 'status' | 'waitingFor' | 'standing' | 'result' | 'seats'>;
}

/** The prizes of matches for keeps: with the entry that names them, or not at all. Sorted as everybody sorts them. */
const PRIZES = `, prizes as (
  insert into collection_changes (player_id, game, card, change, reason, match_id, at)
  select s.player_id, m.game, a.card, sum(d.change), 'PRIZE', b.match_id, b.at
  from batch b
  join logged using (match_id)
  join matches m on m.id = b.match_id and m.for_keeps
  cross join lateral jsonb_to_recordset(b.result->'awards') as a(card text, "from" smallint, "to" smallint)
  cross join lateral (values (a."from", -1), (a."to", 1)) as d(seat, change)
  join seats s on s.match_id = b.match_id and s.seat = d.seat
  group by s.player_id, m.game, a.card, b.match_id, b.at
  having sum(d.change) <> 0
  order by s.player_id, m.game, a.card, sum(d.change) desc
)`;

/**
 * Writes entries of different matches and moves their rows on, each only if its version follows on the row's and its
 * key is new. Returns the matches that went through; a conflict is left out, and fails nobody else's.
 * Sorted, so that two nodes never wait for each other in a circle.
 */
const append = (prizes: string) => `
with batch as (
  select * from json_to_recordset($1::json) as b(
    match_id uuid, version integer, at timestamptz, kind text, seat smallint, move json, facts json, agenda json,
    key text, hash text, key_seats smallint[], status text, waiting_for smallint[], standing jsonb,
    deadline timestamptz, bot_asked boolean, result jsonb)
), logged as (
  insert into match_log (match_id, version, at, kind, seat, move, facts, agenda, key, hash)
  select b.match_id, b.version, b.at, b.kind, b.seat, b.move, b.facts, b.agenda, b.key, b.hash
  from batch b
  join matches m on m.id = b.match_id and m.version = b.version - 1
    and m.status = case when b.version = 0 then 'WAITING' else 'RUNNING' end
  where b.key is null or not exists (
    select from match_log l where l.match_id = b.match_id and l.seat = any(b.key_seats) and l.key = b.key)
  order by b.match_id
  on conflict do nothing
  returning match_id
)${prizes}
update matches m set
  version = b.version, status = b.status, waiting_for = b.waiting_for, standing = b.standing, deadline = b.deadline,
  wake_at = case
    when b.status <> 'RUNNING' then null
    when b.deadline is null then m.wake_at
    else least(m.wake_at, b.deadline) end,
  bot_asked = b.bot_asked, result = b.result, moved_at = b.at,
  started_at = case when b.version = 0 then b.at else m.started_at end,
  finished_at = case when b.status = 'FINISHED' then b.at else m.finished_at end
from batch b join logged using (match_id)
where m.id = b.match_id
returning m.id`;

const APPEND = { name: 'append', text: append('') };
const APPEND_WITH_PRIZES = { name: 'append-with-prizes', text: append(PRIZES) };

/** The statement that writes these lines. Cards change their owners only where somebody has won one. */
export function appendQuery(lines: readonly Line[]): { name: string; text: string; values: string[] } {
  const prizes = lines.some(({ after }) => after.result?.awards);
  return { ...(prizes ? APPEND_WITH_PRIZES : APPEND), values: [batchText(lines)] };
}

/** The statement's parameter: a list of records. The parts that were hashed go in as they are. */
function batchText(lines: readonly Line[]): string {
  return `[${lines.map(lineText).join(',')}]`;
}

function lineText({ matchId, sealed: { entry, text }, keySeats, after }: Line): string {
  const deadline = earliestDeadline(after.standing);
  const rest = {
    match_id: matchId,
    version: entry.version,
    at: text.at,
    kind: entry.kind,
    seat: entry.seat,
    key: entry.key,
    hash: entry.hash,
    key_seats: keySeats,
    status: after.status,
    waiting_for: after.waitingFor,
    standing: after.standing satisfies readonly SeatStanding[],
    deadline: deadline === null ? null : new Date(deadline),
    bot_asked: after.waitingFor.some((seat) => botAt(after, seat) !== null),
    result: after.result,
  };
  return `{"move":${text.move},"facts":${text.facts},"agenda":${text.agenda},${JSON.stringify(rest).slice(1)}`;
}
