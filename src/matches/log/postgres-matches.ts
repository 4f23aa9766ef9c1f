import { entryText, type HashedText, hashedText, type VerifyVerdict } from '../../engine/index.ts';
import { openedSignatures } from '../../ledger/sealing.ts';
import type { Departures, Signed } from '../../ledger/store.ts';
import { appendQueries, type EntryToAppend, type JointUpdate } from './append-statement.ts';
import type { Archive } from './archive/archive.ts';
import { ArchivedStreams, COLUMNS } from './archive/archived-streams.ts';
import { PostgresArchiving } from './archive/postgres-archiving.ts';
import type { LogEntry } from './chained-entry.ts';
import {
  type FoundBy,
  type Games,
  type ReadRow,
  type RowAfterEntry,
  readRow,
  readRowAfterEntry,
  resultForm,
} from './match-row.ts';
import type {
  ArchivingMatches,
  DueMatches,
  EndedMatch,
  Keyed,
  MatchStore,
  Office,
  OpenMatch,
  OpenPublicMatch,
  WaitingMatches,
} from './match-store.ts';
import { OFFICES } from './officials.ts';
import { PostgresDue } from './postgres-due.ts';
import { areSealed, type EntryColumns, openedText, type StoredEntry } from './sealed-entry.ts';
import type { StoredSnapshot } from './snapshots/snapshot.ts';
import { PostgresWaiting, type TransactionSource } from './waiting/postgres-waiting.ts';

const MOST_OPEN = 100;

// Includes reserved seats. The result only triggers notifications; watchers use `isOpen` (open-matches.ts).
const OPEN_MATCHES = `
with waiting as (
  select id from matches where visibility = 'PUBLIC' and status = 'WAITING' and open_seats > 0 and broadcast_delay = 0
    and ($2::text is null or game = $2)
  order by created_at desc limit ${MOST_OPEN})
select m.id, m.status = 'WAITING' and m.open_seats > 0 as open,
  concat_ws(' ', m.open_seats, (select count(*) from reservations r where r.match_id = m.id),
    (select string_agg(coalesce(s.player_id::text, s.bot, '-'), ' ' order by s.seat) from seats s where s.match_id = m.id)) as key
from matches m where m.id = any (array(select id from waiting) || $1::uuid[])
order by m.created_at desc, m.id`;

const PLAYED = `select distinct s.player_id as player, m.id from seats s join matches m on m.id = s.match_id
where s.player_id = any($1::uuid[]) and m.status = 'RUNNING'`;

/** Starts from the player's few seats, so that the query never scans all matches. */
const ASKED_OF = `
select m.id from seats s join matches m on m.id = s.match_id
where s.player_id = $1 and m.status = 'RUNNING' and s.seat = any (m.waiting_for)
group by m.id
order by min(m.deadline) nulls last, min(m.moved_at) nulls first, m.id
limit $2`;

// Records are withheld until the tournament is over for every viewer, like the tournament's own record. Rows last
// written by an earlier release do not say how decks are shown, so their records are withheld as well. Before a
// tournament's first entry no deck is registered.
const WITHHELD = `
select t.id from tournaments t
where t.id = any($1::uuid[]) and t.version >= 0
  and not (t.status in ('FINISHED', 'CANCELLED') and t.finished_at + t.broadcast_delay * interval '1 second' <= $2::timestamptz)
  and (t.setup is null or t.listing is null or (t.listing ->> 'version')::int <> t.version
    or t.setup ->> 'decks' = 'REGISTERED' and t.setup ->> 'decksShown' <> 'AFTER_REGISTRATION')`;

const KEEP_VERDICT = `
with kept as (
  insert into replays (match_id, verdict, version, why, proven, unproven, head, verified_at)
  values ($1, $2, $3, $4, $5, $6, '{}', $7)
  on conflict (match_id) do update set
    verdict = excluded.verdict, version = excluded.version, why = excluded.why, proven = excluded.proven,
    unproven = excluded.unproven, head = excluded.head, verified_at = excluded.verified_at
  returning match_id
), without_snapshot as (
  delete from snapshots s using kept where s.match_id = kept.match_id
)
update matches m set replayed = true from kept where m.id = kept.match_id`;

const PRESENT = `select match_id as id, count(distinct seat)::int as there from match_log
where match_id = any($1::uuid[]) and kind in ('MOVE', 'AUTO_PASS', 'JUDGE_CALLED', 'OFFERED', 'ACCEPTED', 'DECLINED') group by match_id`;

/** The maximum number of deleted accounts in one sweep; the next sweep handles the rest. */
const PLAYERS = 100;

const PLACES = `
select m.id, m.status, m.created_by = $1 as mine from matches m
where m.status = 'WAITING' and m.created_by = $1
  or m.status in ('WAITING', 'RUNNING') and m.id in (select s.match_id from seats s where s.player_id = $1)`;

const DEPARTED = `select player_id as id, since::text from departures order by at_tournaments, since limit ${PLAYERS}`;
const LEFT = 'delete from departures where player_id = $1 and not at_tournaments';

export class PostgresMatches extends ArchivedStreams implements MatchStore {
  readonly waiting: WaitingMatches;
  readonly due: DueMatches;
  readonly archiving: ArchivingMatches;
  readonly departures: Departures<OpenMatch> = {
    players: () => this.rows('departed-of-matches', DEPARTED, []),
    placesOf: (playerId) => this.rows('places-at-matches', PLACES, [playerId]),
    // The row of a player who is also in a tournament stays until the tournament's sweep is done.
    left: ({ id }) => this.run('left-matches', LEFT, [id]),
  };
  readonly #games: Games;
  readonly #query: ReturnType<typeof appendQueries>;

  constructor(source: TransactionSource, games: Games, jointUpdates: readonly JointUpdate[] = [], archive?: Archive) {
    super(source, archive);
    this.#games = games;
    this.#query = appendQueries(jointUpdates);
    this.waiting = new PostgresWaiting(source, games);
    this.due = new PostgresDue(source);
    this.archiving = new PostgresArchiving(source);
  }

  append(lines: readonly EntryToAppend[]): Promise<ReadonlySet<string>> {
    return this.write(this.#query(lines));
  }

  async byKey(id: string, { key, keySeats = [] }: Keyed): Promise<LogEntry | null> {
    if (!key) return null;
    const [found] = await this.where(
      id,
      'hashtext(key) = hashtext($3) and key = $3 and seat = any($2::smallint[])',
      [keySeats, key],
      'by-key',
    );
    return (
      found ?? (await this.archived(id)).find((one) => one.key === key && keySeats.includes(one.seat ?? -1)) ?? null
    );
  }

  position(id: string): Promise<RowAfterEntry | null> {
    return readRowAfterEntry(this.source.pool, id);
  }

  row(by: FoundBy): Promise<ReadRow | null> {
    return readRow(this.source, this.#games, by);
  }

  async readSome(
    wanted: readonly { matchId: string; version: number }[],
  ): Promise<{ matchId: string; entry: LogEntry }[]> {
    const text = `select match_id as of, ${COLUMNS} from match_log
      where (match_id, version) in (select * from unnest($1::uuid[], $2::integer[]))`;
    const values = [wanted.map(({ matchId }) => matchId), wanted.map(({ version }) => version)];
    const rows = await this.rows<StoredEntry & { of: string }>('read-some', text, values);
    const found = rows.map(async ({ of: matchId, ...row }) =>
      (await this.opened(matchId, [row])).map((entry) => ({ matchId, entry })),
    );
    const isFound = (one: (typeof wanted)[number]) =>
      rows.some(({ of, version }) => of === one.matchId && version === one.version);
    const others = wanted
      .filter((one) => !isFound(one))
      .map(async ({ matchId, version }) =>
        (await this.archived(matchId)).flatMap((entry) => (entry.version === version ? { matchId, entry } : [])),
      );
    return (await Promise.all([...found, ...others])).flat();
  }

  async hashedTexts(id: string, upTo: number): Promise<{ entries: HashedText[]; signatures: Signed[] }> {
    const text = `select version, at, kind, seat, key, hash, move::text, facts::text, agenda::text, signature
      from match_log where match_id = $1 and version <= $2 order by version`;
    const rows = await this.rows<EntryColumns & { signature: unknown }>('hashed-texts', text, [id, upTo]);
    if (rows.length === 0) {
      const { entries, signatures } = await this.record(id, -1, upTo);
      const texts = entries.map((entry) => ({ text: hashedText(entry, entryText(entry, entry.at)), hash: entry.hash }));
      return { entries: texts, signatures };
    }
    const box = rows.some(areSealed) ? await this.box(id) : null;
    return { entries: rows.map((row) => openedText(row, box)), signatures: openedSignatures(rows, box) };
  }

  async entriesOfKind(id: string, kinds: readonly string[]): Promise<LogEntry[]> {
    const entries = await this.where(id, 'kind = any($2) order by version', [kinds], 'of-kind');
    return entries.length > 0 ? entries : (await this.archived(id)).filter(({ kind }) => kinds.includes(kind));
  }

  keepVerdict(id: string, said: VerifyVerdict, at: Date): Promise<void> {
    const { verdict, proven, unproven } = said;
    const [version, why] = ['version' in said ? said.version : null, 'why' in said ? said.why : null];
    return this.run('keep-verdict', KEEP_VERDICT, [id, verdict, version, why, proven, unproven, at]);
  }

  async snapshot(id: string, upTo: number): Promise<StoredSnapshot | null> {
    const text = 'select version, folded_by, body from snapshots where match_id = $1 and version <= $2';
    return (await this.rows<StoredSnapshot>('read-snapshot', text, [id, upTo]))[0] ?? null;
  }

  keepSnapshot(id: string, { version, folded_by, body }: StoredSnapshot): Promise<void> {
    const text = `
      insert into snapshots (match_id, version, folded_by, body) values ($1, $2, $3, $4)
      on conflict (match_id) do update
        set version = excluded.version, folded_by = excluded.folded_by, body = excluded.body
        where snapshots.version < excluded.version or snapshots.folded_by <> excluded.folded_by`;
    return this.run('write-snapshot', text, [id, version, folded_by, body]);
  }

  playedBy(players: readonly string[]): Promise<{ player: string; id: string }[]> {
    return this.rows('running-matches', PLAYED, [players]);
  }

  askedOf(playerId: string, first: number): Promise<string[]> {
    return this.ids('asked-of', ASKED_OF, [playerId, first]);
  }

  openMatches(also: readonly string[], game: string | null = null): Promise<OpenPublicMatch[]> {
    return this.rows('open-matches', OPEN_MATCHES, [also, game]);
  }

  async offices(playerId: string, tournaments: readonly string[]): Promise<ReadonlyMap<string, Office>> {
    const rows = await this.rows<{ tournament: string; office: Office }>('offices', OFFICES, [tournaments, playerId]);
    return new Map(rows.map(({ tournament, office }) => [tournament, office]));
  }

  async withheld(tournaments: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    return new Set(await this.ids('withheld', WITHHELD, [tournaments, now]));
  }

  async needsWinner(id: string): Promise<boolean> {
    const text = `select g.match_id as id from tournament_games g join tournaments t on t.id = g.tournament_id
      where g.match_id = $1 and t.setup -> 'stages' -> (g.stage - 1) ->> 'kind' like '%ELIMINATION'`;
    return (await this.ids('needs-winner', text, [id])).length > 0;
  }

  async champion(tournamentId: string): Promise<string | null> {
    const text = `select setup ->> 'champion' as champion from tournaments where id = $1`;
    const [row] = await this.rows<{ champion: string | null }>('champion', text, [tournamentId]);
    return row?.champion ?? null;
  }

  async results(ids: readonly string[]): Promise<EndedMatch[]> {
    const text = `select id, status, version, result from matches
      where id = any($1::uuid[]) and status in ('FINISHED', 'CANCELLED')`;
    const rows = await this.rows<Omit<EndedMatch, 'result'> & { result: unknown }>('results', text, [ids]);
    return rows.map(({ result, ...row }) => ({ ...row, result: resultForm.nullable().parse(result) }));
  }

  async present(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.rows<{ id: string; there: number }>('present', PRESENT, [ids]);
    return new Map(rows.map(({ id, there }) => [id, there]));
  }
}
