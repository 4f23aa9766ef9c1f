import { randomUUID } from 'node:crypto';
import { autoMove } from '../../clients/typescript/src/index.ts';
import { asGuest, type Caller, call, openPool } from '../../test/chaos/load/graphql-call.ts';
import { type Asked, openMatch, readStanding } from '../../test/chaos/load/matches.ts';
import { quantile } from '../../test/chaos/report.ts';
import { databaseTime, processorTime } from '../live/processor-time.ts';

/** Golems at random, by one node, each match by its own, each move by any, or by any with a header that names its match: `load.ts one|own|spread|hops|named URLS PIDS POSTGRES AT_ONCE MOVES`, lists with commas. Prints what it measured. */
export interface NodesFigures {
  perSecond: number;
  /** Milliseconds from request to answer. */
  p50: number;
  p99: number;
  /** Microseconds of the processor for a move: of all nodes together, and of PostgreSQL. */
  nodes: number;
  postgres: number;
}

const ASKED = 'decision { version seat prompt choices { label move blanks { path from { value label } min max } } }';
const SUBMIT = `mutation($input: SubmitMoveInput!) { submitMove(input: $input) {
  entry { version text } match { version status waitingFor ${ASKED} } } }`;
interface Submitted {
  submitMove: { match: { status: string; decision: Asked | null } };
}

const [way, urls = '', pids = '', postgres = '0', atOnce = '64', wanted = '8000'] = process.argv.slice(2);
/** Moves before anything is measured. */
const WARM_UP = 1000;
const pools = urls.split(',').map((url) => openPool(url, Number(atOnce)));
const times: number[] = [];
let made = 0;
let halted = false;
console.log(JSON.stringify(await measured()));
process.exit();

async function measured(): Promise<NodesFigures> {
  const { token } = await asGuest(pools[0] ?? openPool(urls, 1));
  const callers = pools.map((pool) => ({ pool, token }));
  const ofMatch = (n: number) => (way === 'own' ? callers.slice(n % callers.length).slice(0, 1) : callers);
  const played = Promise.all(Array.from({ length: Number(atOnce) }, (_, n) => playMatches(ofMatch(n))));
  await until(WARM_UP);
  times.length = 0;
  const [before, began, first] = [used(), performance.now(), made];
  await until(first + Number(wanted));
  const [after, ended, count] = [used(), performance.now(), made - first];
  halted = true;
  await played;
  return {
    perSecond: count / ((ended - began) / 1000),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    nodes: (1e6 * (after.nodes - before.nodes)) / count,
    postgres: (1e6 * (after.postgres - before.postgres)) / count,
  };
}

async function until(count: number): Promise<void> {
  while (made < count) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function playMatches(callers: readonly Caller[]): Promise<void> {
  const one = (): Caller => callers[Math.floor(Math.random() * callers.length)] as Caller; // there is one at least
  while (!halted) {
    const { id, decision } = await openMatch([one(), one()], { game: 'golems' });
    let asked = decision ?? (await readStanding(one(), id)).decision;
    const caller = (): Caller => (way === 'named' ? { ...one(), match: id } : one());
    while (asked && !halted) asked = await oneMove(caller(), id, asked);
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

/** Seconds of the processor until now. */
function used(): { nodes: number; postgres: number } {
  const nodes = pids.split(',').reduce((sum, pid) => sum + processorTime(Number(pid)), 0);
  return { nodes, postgres: databaseTime(Number(postgres)) };
}
