import { setTimeout as sleep } from 'node:timers/promises';
import { fairQueue, floodFindings } from '../checks/overload.ts';
import { metric, statusOf } from '../cluster/health.ts';
import { ahead, asked, type BusyTable, flood, openTables, perSecond, press } from '../load/pressure.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';

/** How many tables measure the node's capacity: fewer than it ever refuses. */
const CALM = 60;
/** The duration in seconds of each measurement, and the minimum duration of the flood. */
const [MEASURE, FLOOD] = [4, 8];
/** Other work on the machine makes the capacity unsteady. Then, or after a finding, the test is repeated. */
const [UNSTEADY, TRIES] = [2, 3];
/** More memory than this under load is a leak, in bytes. The node's sockets and answers may use this much. */
const MEMORY = 768 * 1024 * 1024;

export const overload: Fault = {
  about: 'twice as many moves as a node can make; it must refuse the rest soon, with OVERLOADED and a time to wait',
  nodes: 1,
  once: true,
  clocks: 'LATE',
  async strike(run) {
    const tables = await openTables(run, 200);
    await press(run, tables.slice(0, CALM), 2); // warms up
    for (let tries = 1, before = await capacity(run, tables); ; tries++) {
      const { findings, words } = await tooMuch(run, tables, before);
      findings.push(...(await readyAgain(run, tables)));
      const after = await capacity(run, tables);
      const isTelling = findings.length === 0 && Math.max(before, after) <= UNSTEADY * Math.min(before, after);
      if (isTelling || tries === TRIES) {
        run.findings.push(...findings);
        return `${before.toFixed(0)} moves a second before, ${after.toFixed(0)} after; ${words}`;
      }
      run.say(`again: ${findings.join(', ') || 'the capacity is not steady'}`);
      before = after;
    }
  },
};

async function capacity(run: Run, tables: readonly BusyTable[]): Promise<number> {
  return perSecond(await press(run, tables.slice(0, CALM), MEASURE));
}

async function tooMuch(run: Run, tables: BusyTable[], moves: number): Promise<{ findings: string[]; words: string }> {
  const [url = ''] = run.cluster.nodes.urls;
  tables.push(...(await openTables(run, Math.max(0, 3 * fairQueue(moves) - tables.length))));
  const halt = new AbortController();
  const health = watchHealth(url, halt.signal);
  const flooded = await flood(run, tables, 2 * moves, Math.max(FLOOD, (6 * fairQueue(moves)) / moves));
  halt.abort();
  const { accepted, refused } = flooded;
  const queue = `${ahead(accepted, 0.5)} and ${ahead(accepted, 0.99)} moves made meanwhile`;
  const words = `of ${asked(flooded).toFixed(0)} a second ${accepted.length} accepted (${queue}), ${refused.length} refused`;
  return { findings: [...floodFindings(flooded, moves), ...(await health)], words };
}

/** The node stays alive, refuses over HTTP as documented, and does not exhaust the machine's memory. */
async function watchHealth(url: string, halt: AbortSignal): Promise<string[]> {
  const findings = new Set<string>();
  const before = await metric(url, 'arbiter_process_resident_memory_bytes');
  let most = before;
  for (; !halt.aborted; await sleep(100)) {
    const alive = await statusOf(url, '/healthz');
    if (alive !== 200) findings.add(`/healthz answers ${alive} under load`);
    const ready = await statusOf(url, '/readyz');
    if (ready !== 200 && ready !== 503) findings.add(`/readyz answers ${ready} under load`);
    const wrong = await refusalOverHttp(url);
    if (wrong) findings.add(wrong);
    most = Math.max(most, await metric(url, 'arbiter_process_resident_memory_bytes'));
  }
  if (most - before > MEMORY) findings.add(`${((most - before) / 2 ** 20).toFixed(0)} MiB more memory under load`);
  return [...findings];
}

async function refusalOverHttp(url: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
  const text = await response.text();
  if (response.status !== 503) return null;
  const [error] = JSON.parse(text).errors ?? [];
  const wait = Number(response.headers.get('retry-after'));
  const isRight = error?.extensions?.code === 'OVERLOADED' && wait > 0 && wait === error.extensions.retryAfter;
  return isRight ? null : `a refusal with 503 says ${text.slice(0, 200)}, Retry-After ${wait}`;
}

/** Soon after the flood the node refuses nothing. */
async function readyAgain(run: Run, tables: readonly BusyTable[]): Promise<string[]> {
  await sleep(1000);
  const { accepted, refused } = await press(run, tables.slice(0, 8), 1);
  return refused.length > 0 || accepted.length === 0
    ? [`a moment later ${accepted.length} moves were made and ${refused.length} refused`]
    : [];
}
