import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/engine/index.ts';
import { NoAnswer, Refusal } from '../load/graphql-call.ts';
import { isOutage, isOverloaded, type Load, untilAnswered } from '../load/load.ts';
import {
  anyAnswer,
  openMatch,
  readStanding,
  type Sending,
  type Standing,
  type Submitted,
  send,
} from '../load/matches.ts';
import type { StormClient } from './clients.ts';
import type { History } from './history.ts';

/** What all tables of a storm share. */
export interface Storm extends Pick<Load, 'repeated' | 'forgiving' | 'findings' | 'halt'> {
  draw: Random;
  /** Milliseconds between two moves at a table. */
  pace: number;
  histories: History[];
  /** Refusals, by code. */
  refused: Map<string, number>;
  watch(history: History, clients: readonly StormClient[]): void;
}

export interface Table {
  clients: readonly StormClient[];
  input: object;
  /** Milliseconds for each decision. */
  time: number;
}

/** How many of a hundred questions are left to the clock. */
const SLEEPY = 2;
/** How many of a hundred moves name the version of a question that their seat has answered already. */
const OLD = 4;

/** One match after the other, until the storm is over. */
export async function playTable(storm: Storm, sitDown: () => Table): Promise<void> {
  while (!storm.halt.aborted) {
    const table = sitDown();
    const opened = await open(storm, table);
    if (!opened) continue;
    const history = newHistory(opened.id);
    storm.histories.push(history);
    storm.watch(history, table.clients);
    for (let now = opened; !storm.halt.aborted && now.status === 'RUNNING'; )
      now = await oneMove(storm, table, history, now);
  }
}

function newHistory(match: string): History {
  return {
    match,
    opened: Date.now(),
    acknowledged: [],
    doubtful: new Set(),
    asked: new Map(),
    refused: [],
    watches: [],
  };
}

// A request that was carried out unheard is refused the second time: then another table is opened.
async function open(storm: Storm, { clients, input }: Table): Promise<Standing | null> {
  const opened = await attempt(storm, () =>
    openMatch(
      clients.map((client) => client.caller()),
      input,
    ),
  );
  return opened && 'id' in opened ? opened : null;
}

async function oneMove(
  storm: Storm,
  { clients, time }: Table,
  history: History,
  { id, waitingFor }: Standing,
): Promise<Standing> {
  const client = clients[waitingFor[storm.draw(Math.max(1, waitingFor.length))] ?? 0];
  if (!client) throw new RangeError('a table without that seat');
  const now = await untilAnswered(storm, () => readStanding(client.caller(), id));
  if (!now.decision) {
    await sleep(20);
    return now;
  }
  await sleep(storm.pace);
  if (storm.draw(100) < SLEEPY) {
    await sleep(time + 1000);
    return untilAnswered(storm, () => readStanding(client.caller(), id));
  }
  const sending = anyAnswer(id, now.decision, randomUUID());
  const old = storm.draw(100) < OLD ? answeredBefore(history, sending.seat) : null;
  const done = await sendSomehow(storm, client, old === null ? sending : named(sending, old), history, old !== null);
  return done?.match ?? (await untilAnswered(storm, () => readStanding(client.caller(), id)));
}

/** The version of a question that the seat has answered; null while there is none. */
function answeredBefore({ acknowledged, asked }: History, seat: number): number | null {
  const last = acknowledged.findLast((move) => move.seat === seat);
  return (last && asked.get(last.key)) ?? null;
}

function named({ seat, input }: Sending, version: number): Sending {
  return { seat, input: { ...input, version } };
}

// One to three times at once, each to any node, until one of them is answered; all answers must be one.
async function sendSomehow(
  storm: Storm,
  client: StormClient,
  sending: Sending,
  history: History,
  isOld: boolean,
): Promise<Submitted | null> {
  const sent = Date.now();
  const { key, version: asked } = sending.input;
  history.asked.set(key, asked);
  const yes: Submitted[] = [];
  let unheard = false;
  let refused: string | null = null;
  while (yes.length === 0 && refused === null) {
    const copies = Array.from({ length: 1 + storm.draw(3) }, () =>
      attempt(storm, () => send(client.caller(), sending)),
    );
    const answers = await Promise.all(copies);
    yes.push(...answers.flatMap((one) => (one && 'entry' in one ? [one] : [])));
    unheard ||= answers.includes(null);
    refused = answers.flatMap((one) => (one && 'code' in one ? [one.code] : []))[0] ?? null;
    if (yes.length === 0 && refused === null) await sleep(100);
    if (yes.length > 0 && refused !== null)
      storm.findings.push(`match ${history.match}: a key got a yes and ${refused}`);
  }
  const [first, ...others] = yes;
  if (!first && unheard) history.doubtful.add(key);
  if (!first && refused !== null && !isOld)
    history.refused.push({ seat: sending.seat, version: asked, code: refused, came: Date.now() });
  if (!first) return null;
  const { version } = first.entry;
  if (others.some(({ entry }) => entry.version !== version))
    storm.findings.push(`match ${history.match}: one key was answered with two entries`);
  history.acknowledged.push({ seat: sending.seat, key, version, sent, came: Date.now() });
  return first;
}

/** An answer, a refusal that is the caller's own, or null when nothing was heard. */
async function attempt<T>(storm: Storm, request: () => Promise<T>): Promise<T | { code: string } | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof NoAnswer || isOutage(error) || isOverloaded(error)) storm.repeated++;
    else if (error instanceof Refusal) return refusedWith(storm, error);
    else throw error;
    return null;
  }
}

function refusedWith({ refused }: Storm, { code }: Refusal): { code: string } {
  refused.set(code, (refused.get(code) ?? 0) + 1);
  return { code };
}
