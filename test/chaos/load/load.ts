import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from '../report.ts';
import { type Caller, NoAnswer, Refusal } from './graphql-call.ts';
import { acknowledged, type Ledger } from './ledger.ts';
import { anyAnswer, openMatch, readStanding, type Sending, type Standing, type Submitted, send } from './matches.ts';
import { factsHash } from './record.ts';

/** What all tables of a load share. */
export interface Load {
  ledger: Ledger;
  findings: Findings;
  /** Moves sent again because no answer came. */
  repeated: number;
  halt: AbortSignal;
  /** The server says that its database does not answer: asked again, as if no answer had come. */
  forgiving?: boolean;
}

/** A table at which one caller sits on all seats and plays at random, one match after the other. */
export interface LoadTable {
  caller: Caller;
  input: object;
  moves: number;
}

/** Plays until the load halts. Every move is sent until it is answered, always with its own key. */
export async function playOn(load: Load, table: LoadTable): Promise<void> {
  while (!load.halt.aborted) {
    let now: Standing = await untilAnswered(load, () => openMatch([table.caller, table.caller], table.input));
    load.ledger.set(now.id, []);
    while (!load.halt.aborted && now.status === 'RUNNING') now = await oneMove(load, table, now);
  }
}

async function oneMove(load: Load, table: LoadTable, now: Standing): Promise<Standing> {
  const { caller } = table;
  if (!now.decision) return untilAnswered(load, () => readStanding(caller, now.id));
  const sending = anyAnswer(now.id, now.decision, randomUUID());
  const done = await untilAnswered(load, () => send(caller, sending));
  load.ledger.get(now.id)?.push(acknowledged(done.entry, sending.seat));
  table.moves++;
  if (table.moves % 25 === 0) await sendAgain(load, caller, sending, done);
  return done.match;
}

// The same key must be answered the same way, for ever.
async function sendAgain(load: Load, caller: Caller, sending: Sending, done: Submitted): Promise<void> {
  const { entry } = await untilAnswered(load, () => send(caller, sending));
  if (entry.version !== done.entry.version || factsHash(entry) !== factsHash(done.entry))
    load.findings.push(
      `match ${sending.input.matchId}: key of entry ${done.entry.version} answered with ${entry.version}`,
    );
}

/** Asks until there is an answer: the server may be down for a while. */
export async function untilAnswered<T>(
  load: Pick<Load, 'repeated' | 'forgiving'>,
  request: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const again = error instanceof NoAnswer || isOverloaded(error) || (load.forgiving && isOutage(error));
      if (!again) throw error;
      load.repeated++;
      await sleep(100);
    }
  }
}

/** The server says that its database does not answer. INTERNAL, a bug, is forgiven nowhere. */
export function isOutage(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'UNAVAILABLE';
}

/** The server has too much to do. */
export function isOverloaded(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'OVERLOADED';
}
