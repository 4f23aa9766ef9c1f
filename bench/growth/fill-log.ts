import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { asGuest, type Caller, call, openPool } from '../../test/load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, send } from '../../test/load/matches.ts';

/** The length of the copied match, and the number of players who share the copies. */
const ENTRIES = 200;
const PLAYERS = 10_000;
/** The number of matches copied in one statement. */
const BATCH = 1000;

const players = `insert into players (id, name, created_at)
  select gen_random_uuid(), 'Filler ' || n, now() - n * interval '1 minute' from generate_series(1, $1::int) n`;

/** The statement that lists the copies to insert, with their players and with dates up to now, a minute apart. */
const clones = `create temp table clone as
  with ready as (select array_agg(id) as ids from players where name like 'Filler %')
  select uuidv7(-n * interval '1 minute') as id, n,
    ids[1 + (random() * (cardinality(ids) - 1))::int] as first, ids[1 + (random() * (cardinality(ids) - 1))::int] as second
  from generate_series(1, $1::int) n, ready`;

const [from, to, template] = ['$1::int', '$2::int', '$3::uuid'];
const CHOSEN = `clone c where c.n > ${from} and c.n <= ${to}`;
/** The statements that copy all rows of a finished match under new ids. */
const COPIES = [
  `insert into matches select r.* from matches t, ${CHOSEN.replace(
    'clone c',
    `clone c, lateral jsonb_populate_record(t, jsonb_build_object('id', c.id, 'invitation', 'filler-' || c.id, 'created_by', c.first, 'visibility', 'PUBLIC',
      'created_at', now() - c.n * interval '1 minute')) r`,
  )} and t.id = ${template}`,
  `insert into seats select r.* from seats t, ${CHOSEN.replace(
    'clone c',
    `clone c, lateral jsonb_populate_record(t, jsonb_build_object('match_id', c.id,
      'player_id', case t.seat when 0 then c.first else c.second end)) r`,
  )} and t.match_id = ${template}`,
  `insert into match_log (match_id, version, at, kind, seat, move, facts, agenda, key, hash, signature)
    select c.id, l.version, l.at, l.kind, l.seat, l.move, l.facts, l.agenda, l.key, l.hash, l.signature
    from match_log l, ${CHOSEN} and l.match_id = ${template} order by c.n desc, l.version`,
  `insert into replays select r.* from replays t, ${CHOSEN.replace(
    'clone c',
    `clone c, lateral jsonb_populate_record(t, jsonb_build_object('match_id', c.id)) r`,
  )} and t.match_id = ${template}`,
];

/** A summary of the inserted rows. */
export interface Filled {
  entries: number;
  matches: number;
  /** The ids of a sample of the inserted matches, spread evenly. */
  some: string[];
  /** The id of a player in the inserted matches. */
  player: string;
  bytes: Bytes;
}

/** Bytes on disk: an entry's row, its share of the log's indexes, and a match with all of its rows in all tables. */
export interface Bytes {
  entry: number;
  index: number;
  match: number;
}

/**
 * Plays a match on a server and copies the match until the log has `entries` entries. Each row has the shape, size and
 * indexes of a real row, but hashes and signatures are copied from the original. Prints its progress.
 */
export async function fillLog(url: string, database: string, entries: number): Promise<Filled> {
  const id = await playedMatch(url);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await verified(client, id);
    const matches = Math.ceil(entries / (await entriesOf(client, id)));
    // The copies refer to rows that exist, so that the checks of foreign keys would only take time.
    await client.query('set session_replication_role = replica');
    await client.query(players, [PLAYERS]);
    await client.query(clones, [matches]);
    // The oldest match comes first, as on a server.
    for (let left = matches; left > 0; left -= BATCH) {
      await copy(client, id, Math.max(0, left - BATCH), left);
      const done = Math.min(matches, matches - left + BATCH);
      if (done % (5 * BATCH) === 0) console.log(`  ${done.toLocaleString('en')} matches are in the log`);
    }
    for (const table of ['match_log', 'matches', 'seats', 'players', 'replays'])
      await client.query(`vacuum (analyze) ${table}`);
    await client.query('checkpoint');
    return await filled(client, matches);
  } finally {
    await client.end();
  }
}

async function copy(client: pg.Client, id: string, after: number, upTo: number): Promise<void> {
  for (const statement of COPIES) {
    const uses = statement.includes(template) ? [after, upTo, id] : [after, upTo];
    await client.query(statement, uses);
  }
}

/** Plays a match of Golems and resigns midway. Random play can end a match earlier, so several tries may be needed. */
async function playedMatch(url: string): Promise<string> {
  const player = await asGuest(openPool(url, 1));
  for (let tried = 0; tried < 20; tried++) {
    const { id } = await openMatch([player, player], { game: 'golems' });
    if (!(await reaches(player, id, ENTRIES - 2))) continue;
    await call(player, 'mutation($id: ID!) { resign(matchId: $id) { status } }', { id });
    return id;
  }
  throw new Error(`no match reached ${ENTRIES} entries`);
}

async function reaches(player: Caller, id: string, wanted: number): Promise<boolean> {
  for (let { version, decision } = await readStanding(player, id); decision; ) {
    if (version >= wanted) return true;
    ({ version, decision } = (await send(player, anyAnswer(id, decision, crypto.randomUUID()))).match);
  }
  return false;
}

async function verified(client: pg.Client, id: string): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    const { rows } = await client.query('select from replays where match_id = $1', [id]);
    if (rows.length > 0) return;
  }
  throw new Error('the match has no verdict');
}

async function entriesOf(client: pg.Client, id: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from match_log where match_id = $1',
    [id],
  );
  return rows[0]?.count ?? 0;
}

async function filled(client: pg.Client, matches: number): Promise<Filled> {
  const { rows: all } = await client.query<{ count: number }>('select count(*)::int as count from match_log');
  const { rows } = await client.query<{ id: string; first: string }>(
    'select id, first from clone where n % greatest(1, $1::int / 200) = 0 order by random()',
    [matches],
  );
  const entries = all[0]?.count ?? 0;
  const bytes = await bytesOf(client, { entries, matches });
  return { entries, matches, some: rows.map(({ id }) => id), player: rows[0]?.first ?? '', bytes };
}

async function bytesOf(client: pg.Client, { entries, matches }: Pick<Filled, 'entries' | 'matches'>): Promise<Bytes> {
  const { rows } = await client.query<Record<'log' | 'indexes' | 'all', string>>(`
    select pg_table_size('match_log') as log, pg_indexes_size('match_log') as indexes,
      (select sum(pg_total_relation_size(name::regclass))
       from unnest('{match_log,matches,seats,replays}'::text[]) name) as all`);
  const [size] = rows;
  return {
    entry: Number(size?.log) / entries,
    index: Number(size?.indexes) / entries,
    match: Number(size?.all) / matches,
  };
}
