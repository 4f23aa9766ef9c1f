import type { Worker } from 'node:cluster';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../db/open.ts';
import { connectionsNeeded } from '../../jobs/connections-needed.ts';
import { GRACE } from '../../process/opened.ts';
import { StartError } from '../../start-error.ts';
import { type ToOther, toFirst } from './messages.ts';
import { OWN, type OwnProcess } from './own-process.ts';
import { Slot } from './slot.ts';

/** Connections of the embedded PostgreSQL for whoever comes beside: `npm run audit`, a look by hand, a process that replaces another. */
const BESIDE = 100;

export interface Processes {
  /** Where they listen. */
  address: string;
  /** Stops each as an operator would, and then what they have in common. */
  stop(): Promise<void>;
}

/**
 * Does what is to be done once, the embedded PostgreSQL and the tables, and starts so many processes behind one port: each a node, that
 * others reach over a socket in a folder that is theirs alone. Who ends by itself is replaced.
 * @throws StartError
 */
export async function startProcesses(config: Config, signal: AbortSignal): Promise<Processes> {
  const log = pino({ level: config.logLevel });
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let close = closing.pop(); close; close = closing.pop())
      await close().catch((error: unknown) => log.error({ err: error }, 'Something does not close'));
  };
  try {
    const db = await openDatabase({ ...config, databasePool: 1, embedded: roomFor(config) }, console.log, signal);
    closing.push(() => db.close());
    const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-')); // nobody else may look into it
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const measure = measurements();
    const slots = Array.from({ length: config.processes }, (_, index) => {
      const number = index + 1;
      const own: OwnProcess = { number, embedded: config.databaseUrl === undefined };
      const env = {
        ...{ DATABASE_URL: db.url, PROCESSES: '1', [OWN]: JSON.stringify(own) },
        ...(config.role !== 'worker' && { NODE_ADDRESS: `unix:${path.join(folder, `${number}.sock`)}` }),
      };
      const ended = (about: object) => log.warn(about, 'A process has ended: another takes its place');
      return new Slot({ number, env, ended, said: measure });
    });
    closing.push(() => Promise.all(slots.map((slot) => slot.stop(GRACE))));
    return { address: await startAll(slots, signal), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

// One alone at first: what keeps it from starting would keep all of them, and is said once.
async function startAll([first, ...others]: readonly Slot[], signal: AbortSignal): Promise<string> {
  const address = (await first?.start()) ?? null;
  signal.throwIfAborted();
  if (address === null) throw new StartError('The first process has not started.');
  await Promise.all(others.map((slot) => slot.start()));
  signal.throwIfAborted();
  return address;
}

function roomFor(config: Config): Readonly<Record<string, string>> {
  return { max_connections: String(Math.max(200, config.processes * connectionsNeeded(config) + BESIDE)) };
}

/** Whoever asks is given the measurements of all processes; nothing, while one does not answer. */
function measurements(): (worker: Worker, message: unknown) => void {
  const all = new AggregatorRegistry();
  return (worker, message) => {
    const { data } = toFirst.safeParse(message);
    if (!data || !('wants' in data)) return;
    const tell = (text: string | null) => {
      const answer: ToOther = { number: data.number, measurements: text };
      if (worker.isConnected()) worker.send(answer);
    };
    all.clusterMetrics().then(tell, () => tell(null));
  };
}
