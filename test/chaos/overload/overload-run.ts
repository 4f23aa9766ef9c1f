import { setTimeout as sleep } from 'node:timers/promises';
import { recordFindings } from '../compare.ts';
import { asGuest, type Caller, openPool } from '../graphql-call.ts';
import { type Outcome, quantile, type Say } from '../report.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';
import { type BusyTable, openTables } from './busy-table.ts';
import { flood, type Pressed, type Pressure, press } from './pressure.ts';
import { openSlowReaders } from './slow-readers.ts';
import { memoryOf, refusalOverHttp, watchVitals } from './vitals.ts';

export interface OverloadPlan {
  /** How long each part lasts, in seconds. */
  seconds: number;
  /** Matches to which moves are sent: at least as many as are under way at the same moment. */
  tables: number;
  /** Subscriptions whose clients do not read. */
  readers: number;
  code: ServerSettings['code'];
  folder: string;
}

/** What is promised. Milliseconds, parts of the capacity, bytes. */
const HALF_WITHIN = 1500;
const NEARLY_ALL_WITHIN = 4000;
const AT_LEAST = 1 / 3;
const MORE_MEMORY = 512 * 1024 * 1024;
/** So many times as long may a move take, in the middle, while nobody reads what the node sends to others. */
const RATIO = 3;

/** Tables that are played at the same time to find out what the node can do, and while somebody reads slowly. */
const [CAPACITY_TABLES, CALM_TABLES] = [64, 8];
/** Matches that are watched by those who read slowly, and how often one moves in each, in milliseconds. */
const [WATCHED, PACE] = [20, 500];

interface Run {
  plan: OverloadPlan;
  server: ServerProcess;
  caller: Caller;
  pressure: Pressure;
  say: Say;
}

/** Twice what a node can do is asked of it; then a thousand watchers do not read. */
export async function overloadRun(plan: OverloadPlan, say: Say): Promise<Outcome> {
  const server = await serverProcess({ code: plan.code, folder: plan.folder });
  await server.start();
  const pool = openPool(server.url, plan.tables + 16);
  try {
    const caller = await asGuest(pool);
    const run: Run = { plan, server, caller, pressure: { ledger: new Map(), findings: [] }, say };
    const flooded = await twiceTooMuch(run);
    const read = await slowReaders(run);
    say('comparing the record with what was acknowledged');
    const { ledger, findings } = run.pressure;
    findings.push(...(await recordFindings(caller, ledger)));
    const moves = [...ledger.values()].reduce((sum, said) => sum + said.length, 0);
    return { findings, summary: `${flooded}; ${read}; ${moves} acknowledged moves all there once` };
  } finally {
    await pool.close();
    await server.stop();
  }
}

async function twiceTooMuch({ plan, server, caller, pressure, say }: Run): Promise<string> {
  const { findings } = pressure;
  const tables = await openTables(caller, plan.tables);
  say(`${tables.length} tables are open`);
  await press(tables.slice(0, CAPACITY_TABLES), Math.min(3, plan.seconds), pressure); // warms up
  const capacity = perSecond(await press(tables.slice(0, CAPACITY_TABLES), plan.seconds / 2, pressure));
  say(`the node can do ${capacity.toFixed(0)} moves a second`);
  await openConnections(caller, plan.tables);
  const before = await memoryOf(server.url);
  const vitals = watchVitals(server.url, findings);
  const halt = new AbortController();
  const shown = refusalOverHttp(server.url, halt.signal);
  const flooded = await flood(tables, { rate: 2 * capacity, seconds: plan.seconds }, pressure);
  halt.abort();
  await vitals.stop();
  const words = pressedWords(flooded);
  say(`at ${(asked(flooded) / capacity).toFixed(1)} times that: ${words}`);
  judge(flooded, capacity, findings);
  const refusal = await shown;
  if (refusal !== '503 OVERLOADED') findings.push(`over HTTP somebody who was refused was told ${refusal}`);
  const more = vitals.most() - before;
  if (more > MORE_MEMORY) findings.push(`${megabytes(more)} more memory under load`);
  await readyAgain(tables.slice(0, CALM_TABLES), pressure);
  return `capacity ${capacity.toFixed(0)} moves/s, asked for ${asked(flooded).toFixed(0)}/s: ${words}, ${megabytes(more)} more memory, health told within ${vitals.slowest().toFixed(0)} ms`;
}

/** Players are connected already: Node takes one new connection in each round of its event loop, and rounds are long then. */
async function openConnections({ pool }: Caller, count: number): Promise<void> {
  const request = async (): Promise<unknown> => (await pool.request({ path: '/healthz', method: 'GET' })).body.text();
  await Promise.all(Array.from({ length: count }, request));
}

function judge(flooded: Pressed, capacity: number, findings: string[]): void {
  const [half, most] = [quantile(flooded.accepted, 0.5), quantile(flooded.accepted, 0.99)];
  if (asked(flooded) < 1.7 * capacity)
    findings.push('less than 1.7 times the capacity was asked for: nothing is proved');
  if (flooded.refused.length === 0) findings.push('nothing was refused: nothing is proved');
  if (perSecond(flooded) < AT_LEAST * capacity)
    findings.push(`only ${perSecond(flooded).toFixed(0)} of ${capacity.toFixed(0)} moves a second were done`);
  if (!(half <= HALF_WITHIN)) findings.push(`half of the accepted moves took more than ${half.toFixed(0)} ms`);
  if (!(most <= NEARLY_ALL_WITHIN))
    findings.push(`one of a hundred accepted moves took more than ${most.toFixed(0)} ms`);
}

/** A moment later nobody is refused any more. */
async function readyAgain(tables: readonly BusyTable[], pressure: Pressure): Promise<void> {
  await sleep(1000);
  const { accepted, refused } = await press(tables, 1, pressure);
  if (refused.length > 0 || accepted.length === 0)
    pressure.findings.push(`afterwards ${accepted.length} moves were made and ${refused.length} refused`);
}

async function slowReaders({ plan, server, caller, pressure, say }: Run): Promise<string> {
  const { findings } = pressure;
  const tables = await openTables(caller, CALM_TABLES);
  const watched = await openTables(caller, WATCHED, { visibility: 'PUBLIC' });
  const halt = new AbortController();
  const playing = Promise.all(watched.map((table) => playSlowly(table, halt.signal, pressure)));
  const without = await press(tables, plan.seconds / 2, pressure);
  const before = await memoryOf(server.url);
  const ids = watched.map(({ standing }) => standing.id);
  const readers = await openSlowReaders(server.url, ids, plan.readers);
  say(`${plan.readers} subscriptions are open, and nobody reads them`);
  const vitals = watchVitals(server.url, findings);
  const during = await press(tables, plan.seconds, pressure);
  await vitals.stop();
  const cut = readers.cut();
  readers.close();
  halt.abort();
  await playing;
  const [calm, slow] = [quantile(without.accepted, 0.5), quantile(during.accepted, 0.5)];
  if (!(slow <= RATIO * calm))
    findings.push(`with slow readers a move takes ${slow.toFixed(1)} ms, not ${calm.toFixed(1)}`);
  const more = vitals.most() - before;
  if (more > MORE_MEMORY) findings.push(`${megabytes(more)} more memory with slow readers`);
  return `with ${plan.readers} readers who do not read a move takes ${slow.toFixed(1)} ms instead of ${calm.toFixed(1)} (99 of 100: ${quantile(during.accepted, 0.99).toFixed(0)} instead of ${quantile(without.accepted, 0.99).toFixed(0)}), ${cut} of them cut off, ${megabytes(more)} more memory`;
}

async function playSlowly(table: BusyTable, halt: AbortSignal, pressure: Pressure): Promise<void> {
  while (!halt.aborted) {
    await press([table], 0.001, pressure); // one move
    await sleep(PACE);
  }
}

function pressedWords({ accepted, refused }: Pressed): string {
  const [half, most] = [quantile(accepted, 0.5), quantile(accepted, 0.99)].map((ms) => ms.toFixed(0));
  const no = refused.length === 0 ? '' : ` within ${quantile(refused, 0.99).toFixed(0)} ms`;
  return `${accepted.length} accepted (half within ${half} ms, 99 of 100 within ${most}), ${refused.length} refused${no}`;
}

function perSecond({ accepted, lasted }: Pressed): number {
  return (1000 * accepted.length) / lasted;
}

function asked({ accepted, refused, lasted }: Pressed): number {
  return (1000 * (accepted.length + refused.length)) / lasted;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
}
