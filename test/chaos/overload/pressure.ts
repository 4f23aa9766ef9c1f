import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '../ledger.ts';
import type { Findings } from '../report.ts';
import { type BusyTable, canMove, moveOnce } from './busy-table.ts';

/** What came of all requests of a while, in milliseconds each. */
export interface Pressed {
  accepted: number[];
  refused: number[];
  /** In milliseconds. */
  lasted: number;
}

export interface Pressure {
  ledger: Ledger;
  findings: Findings;
}

/** One move after the other at each of these tables: as many as the node can do. */
export async function press(tables: readonly BusyTable[], seconds: number, pressure: Pressure): Promise<Pressed> {
  const pressed = nothingYet();
  const until = performance.now() + 1000 * seconds;
  const began = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until && canMove(table)) await count(table, pressed, pressure);
    }),
  );
  return { ...pressed, lasted: performance.now() - began };
}

/** Every so often a request, whether those before it are answered or not: more than the node can do. */
export async function flood(
  tables: readonly BusyTable[],
  { rate, seconds }: { rate: number; seconds: number },
  pressure: Pressure,
): Promise<Pressed> {
  const pressed = nothingYet();
  const idle = tables.filter(canMove);
  const underWay = new Set<Promise<void>>();
  const fire = (table: BusyTable): void => {
    const one = count(table, pressed, pressure).then(() => {
      underWay.delete(one);
      if (canMove(table)) idle.push(table);
    });
    underWay.add(one);
  };
  const began = performance.now();
  for (let fired = 0; performance.now() < began + 1000 * seconds; await sleep(5)) {
    const due = (rate * (performance.now() - began)) / 1000;
    for (let table = idle.shift(); table; table = fired < due ? idle.shift() : undefined) {
      if (fired >= due) {
        idle.unshift(table);
        break;
      }
      fired++;
      fire(table);
    }
  }
  const lasted = performance.now() - began;
  await Promise.all(underWay);
  return { ...pressed, lasted };
}

async function count(table: BusyTable, { accepted, refused }: Pressed, { ledger, findings }: Pressure): Promise<void> {
  try {
    const { outcome, took } = await moveOnce(table, ledger);
    (outcome === 'ACCEPTED' ? accepted : refused).push(took);
  } catch (error) {
    findings.push(`match ${table.standing.id}: ${error instanceof Error ? error.message : String(error)}`);
    table.standing = { ...table.standing, decision: null }; // what became of the move is not known
  }
}

function nothingYet(): Pressed {
  return { accepted: [], refused: [], lasted: 0 };
}
