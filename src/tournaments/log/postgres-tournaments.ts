import { EPOCH } from '../../db/outage/store-epoch.ts';
import { PostgresStreams, type Source, type Tables } from '../../ledger/postgres-streams.ts';
import { storedSeed } from '../../ledger/sealing.ts';
import type { Departures } from '../../ledger/store.ts';
import type { EventEntry } from '../event/entry.ts';
import type { Kind } from '../event/entry-kinds.ts';
import { appendQuery, type EntryToAppend, lineText } from './append-statement.ts';
import { openedEntry, type StoredEntry } from './stored-entry.ts';
import type { Keyed, NewTournament, Row, TournamentStore } from './tournament-store.ts';

const TABLES: Tables<StoredEntry, EventEntry> = {
  streams: 'tournaments',
  log: 'tournament_log',
  id: 'tournament_id',
  columns: 'version, at, kind, by_player, input, facts, key, hash',
  at: '(select l.at from tournament_log l where l.tournament_id = t.id and l.version = t.version)',
  opened: openedEntry,
};

const ROW = `select ${EPOCH} as epoch, t.version, l.at as "movedAt", t.seed, t.data_key, t.invitation
  from tournaments t join tournament_log l on l.tournament_id = t.id and l.version = t.version where t.id = $1`;

// Does nothing if a concurrent request with the same key was first.
const CREATE = `
with made as (
  insert into tournaments (id, game, name, status, visibility, organizer, invitation, data_key, seed, seed_hash, version,
    starts_at, created_at, broadcast_delay, setup, listing, kept_since)
  select id, game, name, status, visibility, by_player, invitation, data_key, seed, seed_hash, 0,
    starts_at, at, broadcast_delay, setup, listing, 0
  from json_to_record($2::json) as n(id uuid, game text, invitation text, data_key text, seed text, seed_hash text)
  join json_to_record($1::json) as b(tournament_id uuid, name text, status text, visibility text, by_player uuid,
    starts_at timestamptz, at timestamptz, broadcast_delay integer, setup json, listing json) on b.tournament_id = n.id
  on conflict do nothing
  returning id, created_at, broadcast_delay, listing
), listed as (
  insert into tournament_listings (tournament_id, version, at, begun, listing)
  select id, 0, created_at, false, listing from made where broadcast_delay > 0
)
insert into tournament_log (tournament_id, version, at, kind, by_player, input, facts, hash, signature)
select id, 0, created_at, kind, by_player, input, facts, hash, signature
from made join json_to_record($1::json) as b(
  tournament_id uuid, kind text, by_player uuid, input json, facts json, hash text, signature json) on b.tournament_id = made.id`;

const ORGANIZED = `select count(*)::int as open from tournaments where organizer = $1 and status in ('DRAFT', 'OPEN', 'RUNNING')`;

// Counts only tournaments that the player has entered or agreed to, because anyone can enter another player.
const ENTERED = `select count(*)::int as open from tournament_members m join tournaments t on t.id = m.tournament_id
where m.player_id = $1 and t.id <> $2 and t.status in ('OPEN', 'RUNNING') and exists (
  select from tournament_log l where l.tournament_id = t.id and l.by_player = $1 and l.kind in ('REGISTERED', 'CONSENTED'))`;

const WRITTEN = `select count(*)::int as made, (count(*) filter (where kind = $3))::int as "ofKind"
from tournament_log where tournament_id = $1 and by_player = $2`;

/** How many deleted players or due tournaments one sweep handles. */
const AT_ONCE = 100;

const DEPARTED = `select player_id as id, since::text from departures where at_tournaments order by since limit ${AT_ONCE}`;
const PLACES = `select t.id from tournaments t
where t.status in ('DRAFT', 'OPEN', 'RUNNING') and (t.organizer = $1
  or t.id in (select m.tournament_id from tournament_members m where m.player_id = $1)
  or t.id in (select o.tournament_id from tournament_officials o where o.player_id = $1))`;
const LEFT = 'update departures set at_tournaments = false where player_id = $1 and since = $2::timestamptz';

const DELETED = 'players where id = $1 and deleted_at is not null';

const CANCELLED = `g.status = 'PLAYING' and m.status = 'CANCELLED'`;
const GAMES = `select g.match_id as "matchId", g.stage, g.round, g.table_number as "table", g.game, g.attempt
from tournament_games g join matches m on m.id = g.match_id where g.tournament_id = $1`;
const PLAYING = `${GAMES} and g.status = 'PLAYING'`;
const OVER = `${GAMES} and (g.status = 'OVER' or ${CANCELLED}) limit $2`;
const MADE = 'select match_id as id from tournament_games where match_id = any($1::uuid[])';
const DISCARD = `update tournament_games set status = 'TAKEN' where match_id = any($1::uuid[])`;
const PAUSED_FOREVER = `
select g.match_id as id from tournament_games g join matches m on m.id = g.match_id
where g.tournament_id = $2 and g.status = 'PLAYING' and m.status = 'RUNNING' and m.waiting_for = '{}'
  and exists (select from ${DELETED})
  and not exists (select from tournament_officials o join players p on p.id = o.player_id
    where o.tournament_id = $2 and o.role = 'JUDGE' and p.deleted_at is null)`;

// Each subquery uses its own index.
const WAITING = `
select id from (
  (select id, wake_at as since from tournaments where wake_at <= $1 order by since limit ${AT_ONCE})
  union all
  (select g.tournament_id, min(g.over_at) as since from tournament_games g where g.status = 'OVER' and g.over_at <= $2
    group by 1 order by since limit ${AT_ONCE})
  union all
  (select g.tournament_id, min(m.finished_at) as since from tournament_games g join matches m on m.id = g.match_id
    where ${CANCELLED} and m.finished_at <= $2 group by 1 order by since limit ${AT_ONCE})
) waiting group by id order by min(since)`;
const AFTER = `select id from tournaments where status in ('OPEN', 'RUNNING') and wake_at > $1 order by wake_at limit ${AT_ONCE}`;
const LOOK_AT = 'update tournaments set wake_at = $3 where id = $1 and version = $2';
const PUT_OFF = 'update tournaments set wake_at = $3 where id = $1 and wake_at <= $2';

export class PostgresTournaments extends PostgresStreams<StoredEntry, EventEntry> implements TournamentStore {
  readonly games: TournamentStore['games'] = {
    made: async (matches) => new Set(await this.ids('games-made', MADE, [matches])),
    playing: (tournament) => this.rows('games-playing', PLAYING, [tournament]),
    over: (tournament, most) => this.rows('games-over', OVER, [tournament, most]),
    discard: (matches) => this.run('discard-games', DISCARD, [matches]),
    pausedForever: (tournament, organizer) => this.ids('paused-forever', PAUSED_FOREVER, [organizer, tournament]),
  };
  readonly due: TournamentStore['due'] = {
    waiting: (now, before) => this.ids('tournaments-due', WAITING, [now, before]),
    after: (since) => this.ids('tournaments-after', AFTER, [since]),
    setNextCheck: (id, version, at) => this.run('look-at-tournament', LOOK_AT, [id, version, at]),
    putOff: (id, now, until) => this.run('put-off-tournament', PUT_OFF, [id, now, until]),
  };
  readonly departures: Departures<string> = {
    players: () => this.rows('departed-of-tournaments', DEPARTED, []),
    placesOf: (playerId) => this.ids('places-at-tournaments', PLACES, [playerId]),
    // The row stays unchanged if the player was entered again in the meantime.
    left: ({ id, since }) => this.run('left-tournaments', LEFT, [id, since]),
  };

  constructor(source: Source) {
    super(source, TABLES);
  }

  append(lines: readonly EntryToAppend[]): Promise<ReadonlySet<string>> {
    return this.write(appendQuery(lines));
  }

  async byKey(id: string, { by, key }: Keyed): Promise<EventEntry | null> {
    if (by === null || key === null) return null;
    const [found] = await this.where(id, 'by_player = $2 and key = $3', [by, key], 'by-key');
    return found ?? null;
  }

  async position(id: string): Promise<Row | null> {
    return (await this.rows<Row>('read-tournament-row', ROW, [id]))[0] ?? null;
  }

  async create({ line, seed, invitation, dataKey }: NewTournament): Promise<void> {
    const { seedHash, setup } = line.after;
    const rest = { id: line.id, game: setup.game, invitation, data_key: dataKey, seed_hash: seedHash };
    const values = [lineText(line), JSON.stringify({ ...rest, seed: storedSeed(seed, line.box) })];
    await this.write({ name: 'create-tournament', text: CREATE, values });
  }

  organizedBy(playerId: string): Promise<number> {
    return this.#open('organized-by', ORGANIZED, [playerId]);
  }

  enteredBy(playerId: string, besides: string): Promise<number> {
    return this.#open('entered-by', ENTERED, [playerId, besides]);
  }

  async writtenBy(id: string, playerId: string, kind: Kind): Promise<{ made: number; ofKind: number }> {
    const [found] = await this.rows<{ made: number; ofKind: number }>('written-by', WRITTEN, [id, playerId, kind]);
    return found ?? { made: 0, ofKind: 0 };
  }

  names(players: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.rows('names', 'select id, name from players where id = any($1::uuid[])', [players]);
  }

  async isDeleted(playerId: string): Promise<boolean> {
    return (await this.ids('is-deleted', `select id from ${DELETED}`, [playerId])).length > 0;
  }

  async #open(name: string, text: string, values: readonly unknown[]): Promise<number> {
    return (await this.rows<{ open: number }>(name, text, values))[0]?.open ?? 0;
  }
}
