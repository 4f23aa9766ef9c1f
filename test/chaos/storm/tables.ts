import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/engine/index.ts';
import { NoAnswer, Refusal } from '../graphql-call.ts';
import { isOutage, isOverloaded, type Load, untilAnswered } from '../load.ts';
import { anyAnswer, openMatch, readStanding, type Sending, type Standing, type Submitted, send } from '../matches.ts';
import type { StormClient } from './clients.ts';
import type { History } from './history.ts';

/** What all tables of a storm share. */
export interface Storm extends Pick<Load, 'repeated' | 'forgiving' | 'findings' | 'halt'> {
  draw: Random;
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

/** One match after the other, until the storm is over. */
export async function playTable(storm: Storm, sitDown: () => Table): Promise<void> {
  while (!storm.halt.aborted) {
    const table = sitDown();
    const opened = await open(storm, table);
    if (!opened) continue;
    const history: History = { match: opened.id, acknowledged: [], doubtful: new Set(), watches: [] };
    storm.histories.push(history);
    storm.watch(history, table.clients);
    for (let now = opened; !storm.halt.aborted && now.status === 'RUNNING'; )
      now = await oneMove(storm, table, history, now);
  }
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
  if (storm.draw(100) < SLEEPY) {
    await sleep(time + 1000);
    return untilAnswered(storm, () => readStanding(client.caller(), id));
  }
  const done = await sendSomehow(storm, client, anyAnswer(id, now.decision, randomUUID()), history);
  return done?.match ?? (await untilAnswered(storm, () => readStanding(client.caller(), id)));
}

// One to three times at once, each to any node, until one of them is answered; all answers must be one.
async function sendSomehow(
  storm: Storm,
  client: StormClient,
  sending: Sending,
  history: History,
): Promise<Submitted | null> {
  const sent = Date.now();
  const yes: Submitted[] = [];
  let unheard = false;
  for (let refused: string | null = null; yes.length === 0 && refused === null; ) {
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
  if (!first && unheard) history.doubtful.add(sending.input.key);
  if (!first) return null;
  const { version } = first.entry;
  if (others.some(({ entry }) => entry.version !== version))
    storm.findings.push(`match ${history.match}: one key was answered with two entries`);
  history.acknowledged.push({ seat: sending.seat, key: sending.input.key, version, sent });
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
