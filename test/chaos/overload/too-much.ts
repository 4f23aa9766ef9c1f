import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../graphql-call.ts';
import { quantile } from '../report.ts';
import { type BusyTable, openTables } from './busy-table.ts';
import { CALM_TABLES, MORE_MEMORY, megabytes, type Run } from './part.ts';
import { flood, type Pressed, type Pressure, press } from './pressure.ts';
import { memoryOf, refusalOverHttp, watchVitals } from './vitals.ts';

/** What is promised: milliseconds, and a part of what the node can do. */
const HALF_WITHIN = 1500;
const NEARLY_ALL_WITHIN = 4000;
const AT_LEAST = 1 / 3;

/** Tables that are played at the same time to find out what the node can do. */
const CAPACITY_TABLES = 64;

/** Twice what the node can do is asked of it. Answers in words how that went. */
export async function twiceTooMuch({ plan, server, caller, pressure, say }: Run): Promise<string> {
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
  if (!(more <= MORE_MEMORY)) findings.push(`${megabytes(more)} more memory under load`);
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
