import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { autoMove } from '../../clients/typescript/src/index.ts';
import { readMetric } from '../../test/api/read-metrics.ts';
import { childrenOf } from '../../test/load/child-processes.ts';
import { asGuest, type Caller, call, openPool } from '../../test/load/graphql-call.ts';
import { type Asked, openMatch, readStanding } from '../../test/load/matches.ts';
import { quantile } from '../../test/load/quantile.ts';
import { databaseTime, processorTime } from '../live/processor-time.ts';

/** Plays random moves in matches of Golems. The argument of `load.ts` is a `Load` as JSON. Prints its figures. */
export interface Load {
  /** The route of requests: to one node, to the proxy, or to the proxy with a header that names the match. */
  way: 'one' | 'any' | 'hashed';
  url: string;
  nodes: readonly { url: string; pid: number }[];
  /** The main process of nginx. */
  proxy: number;
  /** The main process of PostgreSQL. */
  postgres: number;
  database: string;
  atOnce: number;
  moves: number;
}

export interface NodesFigures {
  perSecond: number;
  /** Milliseconds from request to response. */
  p50: number;
  p99: number;
  /** The CPU time of all nodes together per move, in microseconds. */
  nodes: number;
  /** PostgreSQL's CPU time per move, in microseconds. */
  postgres: number;
  /** The proxy's CPU time per move, in microseconds. */
  proxy: number;
  /** PostgreSQL transactions per move. */
  transactions: number;
  /** Conflicts per 1,000 moves. In a conflict, another node appended to the match first. */
  conflicts: number;
  /** The number of matches that this load adds to the memory of all nodes together. */
  matches: number;
  /** Resident memory of all nodes together, in MB. */
  resident: number;
}

const ASKED = 'decision { version seat prompt choices { label move blanks { path from { value label } min max } } }';
const SUBMIT = `mutation($input: SubmitMoveInput!) { submitMove(input: $input) {
  entry { version text } match { version status waitingFor ${ASKED} } } }`;
interface Submitted {
  submitMove: { match: { status: string; decision: Asked | null } };
}

const load: Load = JSON.parse(process.argv[2] ?? '');
/** The number of moves of the warm-up. */
const WARM_UP = 1000;
const pool = openPool(load.url, load.atOnce);
const database = new pg.Client({ connectionString: load.database });
const times: number[] = [];
let made = 0;
let halted = false;
console.log(JSON.stringify(await nodesFigures()));
process.exit();

async function nodesFigures(): Promise<NodesFigures> {
  await database.connect();
  const { token } = await asGuest(pool);
  const matchesBefore = await inAll('arbiter_hot_matches');
  const played = Promise.all(Array.from({ length: load.atOnce }, () => playMatches({ pool, token })));
  await until(WARM_UP);
  times.length = 0;
  const [before, began, first] = [await used(), performance.now(), made];
  await until(first + load.moves);
  const [after, ended, count] = [await used(), performance.now(), made - first];
  const matches = (await inAll('arbiter_hot_matches')) - matchesBefore;
  halted = true;
  await played;
  return {
    perSecond: count / ((ended - began) / 1000),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    nodes: (1e6 * (after.nodes - before.nodes)) / count,
    postgres: (1e6 * (after.postgres - before.postgres)) / count,
    proxy: (1e6 * (after.proxy - before.proxy)) / count,
    transactions: (after.transactions - before.transactions) / count,
    conflicts: (1000 * (after.conflicts - before.conflicts)) / count,
    matches,
    resident: (await inAll('arbiter_process_resident_memory_bytes')) / 2 ** 20,
  };
}

async function until(count: number): Promise<void> {
  while (made < count) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function playMatches(anyMatch: Caller): Promise<void> {
  while (!halted) {
    const { id, decision } = await openMatch([anyMatch, anyMatch], { game: 'golems' });
    const caller = load.way === 'hashed' ? { ...anyMatch, match: id } : anyMatch;
    let asked = decision ?? (await readStanding(caller, id)).decision;
    while (asked && !halted) asked = await oneMove(caller, id, asked);
  }
}

async function oneMove(caller: Caller, matchId: string, asked: Asked): Promise<Asked | null> {
  const input = { matchId, version: asked.version, key: randomUUID(), move: autoMove('random', asked.choices) };
  const sent = performance.now();
  const { submitMove } = await call<Submitted>(caller, SUBMIT, { input });
  times.push(performance.now() - sent);
  made++;
  return submitMove.match.decision;
}

/** Reads the totals so far: seconds of CPU time, transactions and conflicts. */
async function used() {
  const { rows } = await database.query<{ count: string }>(
    'select sum(xact_commit + xact_rollback) as count from pg_stat_database where datname = current_database()',
  );
  return {
    nodes: load.nodes.reduce((sum, { pid }) => sum + processorTime(pid), 0),
    postgres: databaseTime(load.postgres),
    proxy: childrenOf(load.proxy).reduce((sum, pid) => sum + processorTime(pid), 0),
    transactions: Number(rows[0]?.count),
    conflicts: await inAll('arbiter_conflicts_total{outcome="retried"}'),
  };
}

/** Returns the sum of a metric over all nodes. */
async function inAll(series: string): Promise<number> {
  const values = await Promise.all(load.nodes.map(({ url }) => readMetric(url, series)));
  return values.reduce((sum, value) => sum + value, 0);
}
