import { setTimeout as sleep } from 'node:timers/promises';
import { type BusyTable, openTables } from './busy-table.ts';
import { CALM_TABLES, MORE_MEMORY, megabytes, type Run } from './part.ts';
import { type Pressed, type Pressure, press, took } from './pressure.ts';
import { openSlowReaders } from './slow-readers.ts';
import { memoryOf, watchVitals } from './vitals.ts';

/** So many times as long may a move take, in the middle, while nobody reads what the node sends to others. */
const RATIO = 3;
/** How soon the node says how it is: so many milliseconds, or so many times what a move takes without them. */
const [SOON, SOON_RATIO] = [4000, 20];
/** Matches that are watched by those who do not read, and how often one moves in each, in milliseconds. */
const [WATCHED, PACE] = [20, 500];

/** Many watch and do not read. Answers in words what that costs the others. */
export async function slowReaders({ plan, server, caller, pressure, say }: Run): Promise<string> {
  const { findings } = pressure;
  const tables = await openTables(caller, CALM_TABLES);
  const watched = await openTables(caller, WATCHED, { visibility: 'PUBLIC' });
  const halt = new AbortController();
  const playing = Promise.all(watched.map((table) => playSlowly(table, halt.signal, pressure)));
  const first = await press(tables, plan.seconds / 2, pressure);
  const before = await memoryOf(server.url);
  const ids = watched.map(({ standing }) => standing.id);
  const readers = await openSlowReaders(server.url, ids, plan.readers);
  say(`${plan.readers} subscriptions are open, and nobody reads them`);
  const vitals = watchVitals(server.url, findings);
  const during = await press(tables, plan.seconds, pressure);
  await vitals.stop();
  const cut = readers.cut();
  readers.close();
  const last = await press(tables, plan.seconds / 2, pressure);
  halt.abort();
  await playing;
  // What else the machine does changes: the slower of the two is what a move takes without them.
  const without = half(first) > half(last) ? first : last;
  const [calm, slow] = [half(without), half(during)];
  if (!(slow <= RATIO * calm))
    findings.push(`with slow readers a move takes ${slow.toFixed(1)} ms, not ${calm.toFixed(1)}`);
  if (!(vitals.slowest() <= Math.max(SOON, SOON_RATIO * calm)))
    findings.push(`with slow readers the node says within ${vitals.slowest().toFixed(0)} ms how it is`);
  const more = vitals.most() - before;
  if (!(more <= MORE_MEMORY)) findings.push(`${megabytes(more)} more memory with slow readers`);
  return `with ${plan.readers} readers who do not read a move takes ${slow.toFixed(1)} ms instead of ${calm.toFixed(1)} (99 of 100: ${nearlyAll(during).toFixed(0)} instead of ${nearlyAll(without).toFixed(0)}), ${cut} of them cut off, ${megabytes(more)} more memory`;
}

const half = ({ accepted }: Pressed): number => took(accepted, 0.5);
const nearlyAll = ({ accepted }: Pressed): number => took(accepted, 0.99);

async function playSlowly(table: BusyTable, halt: AbortSignal, pressure: Pressure): Promise<void> {
  while (!halt.aborted) {
    await press([table], 0.001, pressure); // one move
    await sleep(PACE);
  }
}
