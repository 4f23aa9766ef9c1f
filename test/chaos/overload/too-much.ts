import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../load/graphql-call.ts';
import { type BusyTable, openTables } from './busy-table.ts';
import { CALM_TABLES, MORE_MEMORY, megabytes, type Run } from './part.ts';
import { ahead, flood, type Pressed, type Pressure, press, took } from './pressure.ts';
import { asked, fairQueue, floodFindings, perSecond } from './verdict.ts';
import { memoryOf, refusalOverHttp, watchVitals } from './vitals.ts';

/** Tables that are played at the same time to find out what the node can do: fewer than it ever refuses. */
const CAPACITY_TABLES = 60;
/**
 * The machine does other things, too: where the node can do so many times more or less afterwards, or something is found, it
 * is all done again. A node that lets queues grow does so every time.
 */
const [UNSTEADY, TRIES] = [2, 3];
/** So many times as many tables as a node should work on at once, and as long as that should take. */
const [TABLES, LONG] = [3, 6];

/** Twice what the node can do is asked of it. Answers in words how that went. */
export async function twiceTooMuch(run: Run): Promise<string> {
  const { plan, caller, pressure, say } = run;
  const tables = await openTables(caller, Math.max(CAPACITY_TABLES, plan.tables));
  say(`${tables.length} tables are open`);
  await press(tables.slice(0, CAPACITY_TABLES), Math.min(3, plan.seconds), pressure); // warms up
  for (let tries = 1, before = await capacityOf(run, tables); ; tries++) {
    const { flooded, words } = await tooMuch(run, tables, before);
    await readyAgain(tables.slice(0, CALM_TABLES), pressure);
    const after = await capacityOf(run, tables);
    const capacity = Math.min(before, after);
    const found = floodFindings(flooded, capacity);
    const isTelling = found.length === 0 && Math.max(before, after) <= UNSTEADY * capacity;
    if (isTelling || tries === TRIES) {
      pressure.findings.push(...found);
      return `${tries === 1 ? '' : `try ${tries}: `}capacity ${before.toFixed(0)} moves/s, afterwards ${after.toFixed(0)}: ${words}`;
    }
    say(`once more: ${found.join(', ') || 'what the node can do is not steady'}`);
    before = after;
  }
}

async function capacityOf({ plan, pressure, say }: Run, tables: readonly BusyTable[]): Promise<number> {
  const capacity = perSecond(await press(tables.slice(0, CAPACITY_TABLES), plan.seconds / 2, pressure));
  say(`the node can do ${capacity.toFixed(0)} moves a second`);
  return capacity;
}

async function tooMuch(
  { plan, server, caller, pressure, say }: Run,
  tables: BusyTable[],
  capacity: number,
): Promise<{ flooded: Pressed; words: string }> {
  const { findings } = pressure;
  const more = Math.max(0, TABLES * fairQueue(capacity) - tables.length);
  tables.push(...(await openTables(caller, more)));
  await openConnections(caller, tables.length);
  const before = await memoryOf(server.url);
  const vitals = watchVitals(server.url, findings);
  const halt = new AbortController();
  const shown = refusalOverHttp(server.url, halt.signal);
  const seconds = Math.max(plan.seconds, (LONG * fairQueue(capacity)) / capacity);
  const flooded = await flood(tables, { rate: 2 * capacity, seconds }, pressure);
  halt.abort();
  await vitals.stop();
  const refusal = await shown;
  if (refusal !== null && refusal !== '503 OVERLOADED')
    findings.push(`over HTTP somebody who was refused was told ${refusal}`);
  const [slowest, most] = [vitals.slowest(), took(flooded.accepted, 1)];
  if (!(slowest <= most))
    findings.push(`how the node is was told within ${slowest.toFixed(0)} ms, not ${most.toFixed(0)}`);
  const memory = vitals.most() - before;
  if (!(memory <= MORE_MEMORY)) findings.push(`${megabytes(memory)} more memory under load`);
  const told = `${floodedWords(flooded)}, ${megabytes(memory)} more memory, health told within ${slowest.toFixed(0)} ms`;
  say(told);
  return { flooded, words: told };
}

/** Players are connected already: Node takes one new connection in each round of its event loop, and rounds are long then. */
async function openConnections({ pool }: Caller, count: number): Promise<void> {
  const request = async (): Promise<unknown> => (await pool.request({ path: '/healthz', method: 'GET' })).body.text();
  await Promise.all(Array.from({ length: count }, request));
}

/** A moment later nobody is refused any more. */
async function readyAgain(tables: readonly BusyTable[], pressure: Pressure): Promise<void> {
  await sleep(1000);
  const { accepted, refused } = await press(tables, 1, pressure);
  if (refused.length > 0 || accepted.length === 0)
    pressure.findings.push(`afterwards ${accepted.length} moves were made and ${refused.length} refused`);
}

function floodedWords(flooded: Pressed): string {
  const { accepted, refused, unknown } = flooded;
  const [half, most] = [took(accepted, 0.5), took(accepted, 0.99)].map((ms) => ms.toFixed(0));
  const no = refused.length === 0 ? '' : `, half within ${took(refused, 0.5).toFixed(0)} ms`;
  const away = unknown.length === 0 ? '' : `, ${unknown.length} told that the database does not answer`;
  return `asked for ${asked(flooded).toFixed(0)}/s, ${accepted.length} accepted (half within ${half} ms, 99 of 100 within ${most}; ${ahead(accepted, 0.5)} and ${ahead(accepted, 0.99)} moves made meanwhile), ${refused.length} refused${no}${away}`;
}
