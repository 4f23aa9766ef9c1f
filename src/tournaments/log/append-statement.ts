import type { JointAct } from '../../accounts/for-transactions.ts';
import type { Box } from '../../db/encryption-at-rest.ts';
import type { Signature } from '../../engine/index.ts';
import type { AppendQuery } from '../../ledger/postgres-streams.ts';
import { storedSignature } from '../../ledger/sealing.ts';
import { asDate } from '../../matches/index.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { entrantsChanged, listingOf } from '../event/listing.ts';
import { nextDue } from '../event/schedule.ts';
import { storedEntry } from './stored-entry.ts';

export interface EntryToAppend {
  id: string;
  entry: EventEntry;
  before: Event;
  after: Event;
  /** The signature of a first or last entry, sealed if there is a box. */
  signature: Signature | null;
  box: Box | null;
  /** The admin who closes the tournament, for the operator log. */
  closedBy?: JointAct | undefined;
}

/** A single statement writes the entry and everything that indexes it, so that all are written or none. */
const APPEND = `
with batch as (
  select * from json_to_recordset($1::json) as b(
    tournament_id uuid, version integer, at timestamptz, previous_at timestamptz, kind text, by_player uuid, input json, facts json, key text,
    hash text, signature json, status text, name text, visibility text, entrants integer, wake_at timestamptz,
    starts_at timestamptz, begun_at timestamptz, finished_at timestamptz, broadcast_delay integer, setup json, listing json, entrants_changed json, taken uuid[], members uuid[], member_of integer, left_by integer[],
    official uuid, role text, closed_by json)
), logged as (
  insert into tournament_log (tournament_id, version, at, kind, by_player, input, facts, key, hash, signature)
  select b.tournament_id, b.version, b.at, b.kind, b.by_player, b.input, b.facts, b.key, b.hash, b.signature
  from batch b join tournaments t on t.id = b.tournament_id and t.version = b.version - 1
    and exists (select from tournament_log l where l.tournament_id = b.tournament_id and l.version = t.version
      and date_trunc('milliseconds', l.at) = b.previous_at)
  where b.key is null or not exists (
    select from tournament_log l where l.tournament_id = b.tournament_id and l.by_player = b.by_player and l.key = b.key)
  order by b.tournament_id
  on conflict do nothing
  returning tournament_id
), members_in as (
  insert into tournament_members (tournament_id, player_id, entrant, kept)
  select b.tournament_id, m.player_id, b.member_of, b.entrants_changed -> 0
  from batch b join logged using (tournament_id) cross join lateral unnest(b.members) as m(player_id)
  on conflict (tournament_id, player_id) do update set entrant = excluded.entrant, kept = excluded.kept
), members_changed as (
  update tournament_members m set kept = e.kept
  from batch b join logged using (tournament_id) cross join lateral json_array_elements(b.entrants_changed) as e(kept)
  where b.members is null and m.tournament_id = b.tournament_id and m.entrant = (e.kept ->> 'number')::int
    and not m.entrant = any(coalesce(b.left_by, '{}'))
), members_out as (
  delete from tournament_members m using batch b join logged using (tournament_id)
  where m.tournament_id = b.tournament_id and m.entrant = any(b.left_by)
), officials_in as (
  insert into tournament_officials (tournament_id, player_id, role, since)
  select b.tournament_id, b.official, b.role, b.at from batch b join logged using (tournament_id)
  where b.kind = 'APPOINTED'
  on conflict do nothing
), officials_out as (
  delete from tournament_officials o using batch b join logged using (tournament_id)
  where b.kind = 'DISMISSED' and o.tournament_id = b.tournament_id and o.player_id = b.official and o.role = b.role
), listed as (
  insert into tournament_listings (tournament_id, version, at, begun, listing)
  select b.tournament_id, b.version, b.at, b.begun_at is not null, b.listing
  from batch b join logged using (tournament_id) where b.broadcast_delay > 0
  on conflict do nothing
), acted as (
  insert into operator_log (id, at, actor_id, act, tournament_id, reason)
  select (b.closed_by->>'id')::uuid, b.at, (b.closed_by->>'actorId')::uuid, 'CLOSE_TOURNAMENT', b.tournament_id, b.closed_by->>'reason'
  from batch b join logged using (tournament_id) where b.closed_by is not null
), games_taken as (
  update tournament_games g set status = 'TAKEN' from batch b join logged using (tournament_id)
  where g.match_id = any(b.taken)
)
update tournaments t set
  version = b.version, status = b.status, name = b.name, visibility = b.visibility, entrants = b.entrants,
  wake_at = b.wake_at, starts_at = b.starts_at, begun_at = b.begun_at, finished_at = b.finished_at,
  broadcast_delay = b.broadcast_delay, setup = b.setup, listing = b.listing,
  kept_since = case when t.kept_since <= (t.listing ->> 'version')::int and (t.listing ->> 'version')::int = t.version
    then t.kept_since else b.version end
from batch b join logged using (tournament_id)
where t.id = b.tournament_id
returning t.id`;

export function appendQuery(lines: readonly EntryToAppend[]): AppendQuery {
  return { name: 'append-tournament', text: APPEND, values: [`[${lines.map(lineText).join(',')}]`] };
}

export function lineText({ id, entry, before, after, signature, box, closedBy }: EntryToAppend): string {
  const { input, facts, hash } = storedEntry(entry, box);
  const rest = {
    tournament_id: id,
    version: entry.version,
    at: asDate(entry.at),
    previous_at: asDate(before.changedAt),
    kind: entry.kind,
    by_player: entry.by,
    key: entry.key,
    hash,
    signature: signature && storedSignature(signature, entry.version, box),
    ...rowOf(after, entry.at),
    ...listed(entry),
    entrants_changed: entrantsChanged(before, after),
    ...(closedBy && { closed_by: closedBy }),
  };
  return `{"input":${input},"facts":${facts},${JSON.stringify(rest).slice(1)}`;
}

/** While a tournament runs, `wake_at` is the current time, so that the next sweep checks the tournament. */
function rowOf(after: Event, at: number) {
  const { status, setup, begunAt, endedAt } = after;
  const due = nextDue(after);
  return {
    status,
    name: setup.name,
    visibility: setup.visibility,
    entrants: after.entrants.filter(({ gone }) => gone !== 'UNREGISTERED' && gone !== 'ABSENT').length,
    wake_at: asDate(status === 'RUNNING' || isOver(after) ? at : (due?.at ?? null)),
    starts_at: asDate(setup.startsAt),
    begun_at: asDate(begunAt),
    finished_at: asDate(endedAt),
    broadcast_delay: setup.broadcastDelay,
    setup,
    listing: listingOf(after),
  };
}

function listed(entry: EventEntry) {
  switch (entry.kind) {
    case 'REGISTERED':
      return { members: entry.input.members, member_of: entry.facts.entrant };
    case 'UNREGISTERED':
      return { left_by: [entry.input.entrant] };
    case 'BEGUN':
      return { left_by: entry.facts.absent };
    case 'APPOINTED':
    case 'DISMISSED':
      return { official: entry.input.player, role: entry.input.role };
    case 'RESULTS':
      return { taken: entry.input.games.map(({ matchId }) => matchId) };
    default:
      return {};
  }
}
