import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '../load/ledger.ts';
import { type Findings, quantile } from '../report.ts';
import { type BusyTable, canMove, moveOnce } from './busy-table.ts';

/** One request that was answered. */
export interface Answered {
  /** Milliseconds. */
  took: number;
  /** How many moves the node made for all meanwhile. */
  ahead: number;
}

/** What came of all requests of a while. */
export interface Pressed {
  accepted: Answered[];
  refused: Answered[];
  /** The node said that its database does not answer. */
  unknown: Answered[];
  /** Until the last request was sent, and until the last answer was there, in milliseconds. */
  lasted: number;
  answered: number;
}

export interface Pressure {
  ledger: Ledger;
  findings: Findings;
}

export function took(answers: readonly Answered[], part: number): number {
  return quantile(
    answers.map((answer) => answer.took),
    part,
  );
}

export function ahead(answers: readonly Answered[], part: number): number {
  return quantile(
    answers.map((answer) => answer.ahead),
    part,
  );
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
  const lasted = performance.now() - began;
  return { ...pressed, lasted, answered: lasted };
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
  return { ...pressed, lasted, answered: performance.now() - began };
}

async function count(table: BusyTable, pressed: Pressed, { ledger, findings }: Pressure): Promise<void> {
  const { accepted, refused, unknown } = pressed;
  const [began, before] = [performance.now(), accepted.length];
  try {
    const outcome = await moveOnce(table, ledger);
    const all = { ACCEPTED: accepted, REFUSED: refused, UNKNOWN: unknown }[outcome];
    all.push({ took: performance.now() - began, ahead: accepted.length - before });
  } catch (error) {
    findings.push(`match ${table.standing.id}: ${error instanceof Error ? error.message : String(error)}`);
    table.standing = { ...table.standing, decision: null }; // what became of the move is not known
  }
}

function nothingYet(): Pressed {
  return { accepted: [], refused: [], unknown: [], lasted: 0, answered: 0 };
}
