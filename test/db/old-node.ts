import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

interface Statement {
  name: string;
  text: string;
}

/** Tables whose rows no release ever updates. */
const RECORDS = ['match_log', 'collection_changes', 'tournament_log', 'operator_log'];

/** The number of connections in use. */
const CONNECTIONS = 4;
/**
 * The pause between two rounds on a connection, in milliseconds: much shorter than a migration waits for its locks, so
 * that some statement always queues behind it.
 */
const REST = 15;

/**
 * A node that keeps using the tables as it first saw them. It reads every column by name, inserts rows with only those
 * columns, and updates rows, all with prepared statements on persistent connections.
 */
export class OldNode {
  readonly #clients: pg.Client[];
  readonly #statements: Statement[];
  /** The number of completed rounds on each connection. */
  readonly #rounds = Array<number>(CONNECTIONS).fill(0);

  private constructor(clients: pg.Client[], statements: Statement[]) {
    this.#clients = clients;
    this.#statements = statements;
  }

  static async start(url: string): Promise<OldNode> {
    const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }));
    await Promise.all(clients.map((client) => client.connect()));
    const [first] = clients;
    return new OldNode(clients, first ? await statementsFor(first) : []);
  }

  /** Returns the number of completed rounds on the slowest connection. */
  get rounds(): number {
    return Math.min(...this.#rounds);
  }

  /** Uses the tables until `work` is done, and for one full round afterwards. Returns the statements that failed. */
  async during(work: Promise<unknown>): Promise<string[]> {
    const failed = new Set<string>();
    let over = false;
    const lanes = this.#clients.map(async (client, lane) => {
      const mine = this.#statements.filter((_, index) => index % CONNECTIONS === lane);
      for (let rounds = 1; !over; rounds++) {
        await round(client, mine, failed);
        this.#rounds[lane] = rounds;
      }
      await round(client, mine, failed);
    });
    await work.finally(() => {
      over = true;
    });
    await Promise.all(lanes);
    return [...failed];
  }

  async stop(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.end()));
  }
}

async function round(client: pg.Client, statements: readonly Statement[], failed: Set<string>): Promise<void> {
  await sleep(REST);
  for (const statement of statements) {
    await client.query(statement).catch((error: Error) => failed.add(`${statement.text}: ${error.message}`));
  }
}

const TABLES = `
select c.table_name as name, array_agg(quote_ident(c.column_name) order by c.ordinal_position)::text[] as columns,
  array_agg(quote_ident(c.column_name) order by c.ordinal_position) filter (where c.is_identity = 'NO')::text[] as given
from information_schema.columns c where c.table_schema = 'public' group by c.table_name`;

async function statementsFor(client: pg.Client): Promise<Statement[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; given: string[] }>(TABLES);
  return rows.flatMap(({ name, columns, given }) => {
    const [first] = given;
    const texts = [
      `select ${columns} from ${name} limit 20`,
      // An invalid row fails before PostgreSQL finds the conflict with the existing row.
      `insert into ${name} (${given}) select ${given} from ${name} limit 1 on conflict do nothing`,
      ...(RECORDS.includes(name)
        ? []
        : [`update ${name} set ${first} = ${first} where ctid = (select min(ctid) from ${name})`]),
    ];
    return texts.map((text, index) => ({ name: `${name}-${index}`, text }));
  });
}

/** The first rows of each table, as of the migration that creates it. */
const ROWS: Readonly<Record<string, string>> = {
  players: `insert into players (id, name) select md5(n::text)::uuid, 'Ada' from generate_series(1, 100) n`,
  taken_names: 'insert into taken_names (key, player_id) select id::text, id from players',
  blocks:
    'insert into blocks (player_id, blocked_id, at) select p.id, other.id, now() from players p, players other where p.id < other.id limit 100',
  friends: 'insert into friends (player_id, friend_id, at) select player_id, blocked_id, at from blocks',
  presences: 'insert into presences (player_id, seen_at) select id, now() from players',
  operator_log: "insert into operator_log (id, at, act, reason) values (gen_random_uuid(), now(), 'BAN_PLAYER', 'x')",
  player_reports: `insert into player_reports (id, at, reporter_id, player_id, reason)
    select gen_random_uuid(), now(), p.id, other.id, 'x' from players p, players other where p.id < other.id limit 100`,
  guard_counts: "insert into guard_counts (key, used, until) values ('k', 1, now())",
  sessions: `insert into sessions (token_hash, player_id, expires_at) select id::text, id, now() from players`,
  decks: `insert into decks (id, player_id, game, name, cards) select id, id, 'golems', 'Mine', '[]' from players`,
  matches: `insert into matches (id, game, rules_version, visibility, invitation, created_by, options, on_time_out,
      forfeit_after, seed, seed_hash, open_seats, standing, created_at)
    select id, 'golems', '1', 'PUBLIC', id::text, id, '{}', 'ABSENT', 3, '', '', 1, '[]', now() from players`,
  seats: 'insert into seats (match_id, seat, player_id) select id, 0, id from players',
  match_log: `insert into match_log (match_id, version, at, kind, facts, agenda, hash)
    select id, 0, now(), 'BEGAN', '[]', '[]', '' from matches`,
  snapshots: `insert into snapshots (match_id, version, folded_by, body) select id, 0, '', '{}' from matches`,
  replays: `insert into replays (match_id, verdict, head, verified_at) select id, 'VERIFIED', '{}', now() from matches`,
  rating_changes: `insert into rating_changes (match_id, seat, player_id, game, speed, at, mu_before, mu, sigma, matches)
    select id, 0, id, 'golems', 'LIVE', now(), 25, 26, 8, 1 from matches`,
  ratings: `insert into ratings (player_id, game, speed, mu, sigma, matches, last_at)
    select id, 'golems', 'LIVE', 26, 8, 1, now() from players`,
  analyses: `insert into analyses (match_id, seat, asked_by, asked_at, status, iterations, total, touched_at)
    select id, 0, id, now(), 'UNDER_WAY', 200, 1, now() from players`,
  collectors: `insert into collectors (player_id, game, since) select id, 'golems', now() from players`,
  request_keys: `insert into request_keys (player_id, verb, key, digest, match_id, at)
    select id, 'createMatch', 'k', '', id, now() from players`,
  searches: `insert into searches (player_id, id, game, time_control, rated, bot_allowed, points, since, leased_until)
    select id, id, 'golems', '{"days":1}', false, false, 1500, now(), now() from players`,
  chat_messages: `insert into chat_messages (id, match_id, room, player_id, phrase, at)
    select id, id, 'PLAYERS', id, 'HELLO', now() from players`,
  signing_keys: `insert into signing_keys (kid, x, created_at) values ('k', 'x', now())`,
  heartbeat: 'insert into heartbeat (id, previous, at) values (1, now(), now())',
  outages: 'insert into outages (began, ended) values (now(), now())',
  emails: `insert into emails (player_id, address, confirmed_at) select id, 'ada@example.org', now() from players`,
  mailed_tokens: `insert into mailed_tokens (token_hash, player_id, purpose, address, expires_at)
    select id::text, id, 'RESET', 'ada@example.org', now() from players`,
  api_keys: `insert into api_keys (key_hash, id, player_id, name, scopes, budget, created_at, expires_at)
    select id::text, id, id, 'Script', '{READ}', 60, now(), now() from players`,
  challenges: `insert into challenges (id, match_id, from_player, created_at, expires_at)
    select id, id, id, now(), now() from matches`,
  reservations: 'insert into reservations (match_id, seat, player_id) select id, 1, id from matches',
  departures: 'insert into departures (player_id, since) select id, now() from players',
  notification_targets: `insert into notification_targets (id, player_id, kind, address, address_hash, secret, events, quiet, created_at)
    select id, id, 'WEBHOOK', 'https://example.org/', '', 'whsec_', '{YOUR_TURN}', true, now() from players`,
  deliveries: `insert into deliveries (id, target_id, about, event, match_id, body, status, created_at)
    select id, id, 'MATCH_OVER', 'MATCH_OVER', id, '{}', 'DELIVERED', now() from players`,
  listeners: 'insert into listeners (player_id, match_id, node, until) select id, id, id, now() from players',
  nodes: `insert into nodes (id, address, secret, until) values (gen_random_uuid(), '10.0.0.5:4100', '', now())`,
  vapid_keys: `insert into vapid_keys (id, private_key, created_at) values (1, '{}', now())`,
  tournaments: `insert into tournaments (id, game, name, status, visibility, organizer, invitation, seed, seed_hash, created_at)
    select id, 'golems', 'Cup', 'OPEN', 'PUBLIC', id, id::text, '', '', now() from players`,
  tournament_log: `insert into tournament_log (tournament_id, version, at, kind, input, facts, hash)
    select id, 0, now(), 'CREATED', '{}', '{}', '' from players`,
  tournament_listings: `insert into tournament_listings (tournament_id, version, at, begun, listing)
    select id, 0, now(), false, '{}' from tournaments`,
  tournament_officials: `insert into tournament_officials (tournament_id, player_id, role, since)
    select id, id, 'JUDGE', now() from tournaments`,
  tournament_members:
    'insert into tournament_members (tournament_id, player_id, entrant) select id, id, 1 from tournaments',
  tournament_games: `insert into tournament_games (match_id, tournament_id, stage, round, table_number, game, status)
    select id, id, 1, 1, 1, 1, 'PLAYING' from tournaments`,
  judge_calls: `insert into judge_calls (match_id, version, tournament_id, seat, at)
    select id, 0, id, 0, now() from tournaments`,
  match_readings:
    'insert into match_readings (match_id, version, player_id, at) select id, 0, id, now() from tournaments',
  // The trigger that derives these rows from the changes is created after the tables.
  collections: `insert into collections (player_id, game, card, count) select id, 'golems', 'Imp', 0 from players`,
  collection_changes: `insert into collection_changes (player_id, game, card, change, reason, at)
    select id, 'golems', 'Imp', 1, 'STARTER', now() from players`,
};

/** Adds rows to every empty table. Returns the tables for which ROWS has no statement. */
export async function fillTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const names = rows.map(({ name }) => name);
  for (const [name, text] of Object.entries(ROWS))
    if (names.includes(name) && (await isEmpty(client, name))) await client.query(text);
  return names.filter((name) => !Object.hasOwn(ROWS, name));
}

async function isEmpty(client: pg.ClientBase, table: string): Promise<boolean> {
  return (await client.query(`select from ${table} limit 1`)).rowCount === 0;
}
