import { once } from 'node:events';
import { Redis } from 'ioredis';
import pino, { type DestinationStream, type Logger } from 'pino';
import { openAccounts, outsideTokens } from './accounts/index.ts';
import { buildApp, buildWorkerApp } from './api/app.ts';
import { REDACTED, withoutValues } from './api/redacted.ts';
import { openBus } from './bus.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { GAMES } from './games/index.ts';
import { handlersOf } from './jobs/handlers.ts';
import { openQueues } from './jobs/queues.ts';
import { type ClosedRoom, judgeApart, openRoom } from './matches/index.ts';
import { StartError } from './start-error.ts';

/** An Arbiter that runs. */
export interface Running {
  /** Where it listens, `http://127.0.0.1:4000`. */
  address: string;
  log: Logger;
  /** Tells clients goodbye, lets requests and jobs finish, gives everything back. */
  stop(): Promise<void>;
}

const DAY = 86_400_000;

/** What has been opened, in this order; it is closed in the opposite one. */
type Opened = (() => Promise<unknown>)[];

export interface StartSettings {
  /** Where log lines go; standard output when left out. */
  logTo?: DestinationStream;
  /** Ends the start before it is through. */
  signal?: AbortSignal;
}

const NEVER = new AbortController().signal;

/**
 * Everything that `config.role` asks for, up and listening.
 * @throws StartError for whatever the operator can mend, or the signal's reason; what had been opened is closed again.
 */
export async function startArbiter(config: Config, { logTo, signal = NEVER }: StartSettings = {}): Promise<Running> {
  const log = openLog(config, logTo);
  const opened: Opened = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop())
      await close().catch((error: unknown) => log.error({ err: error }, 'Something does not close'));
  };
  try {
    return { address: await open(config, log, opened, signal), log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openLog({ logLevel: level }: Config, to?: DestinationStream): Logger {
  const redact = { paths: REDACTED, censor: '[redacted]' };
  // A formatter: Fastify gives its own loggers a serializer of errors in place of ours.
  const log = (line: Record<string, unknown>) => ('err' in line ? { ...line, err: withoutValues(line.err) } : line);
  return pino({ level, redact, formatters: { log } }, to);
}

async function open(config: Config, log: Logger, opened: Opened, signal: AbortSignal): Promise<string> {
  const db = await openDatabase(config, undefined, signal);
  opened.push(() => db.close());
  const room = await furnish(config, db, log, opened, signal);
  const redis = config.redisUrl ? counters(config.redisUrl, log) : null;
  if (redis) opened.push(async () => redis.disconnect());
  const outside = config.oidc ? outsideTokens(config.oidc) : null;
  const accounts = openAccounts({ db, games: GAMES, now: Date.now, outside, sessionDays: config.sessionDays });
  const parts = { room, accounts, config, redis };
  const app = await (config.role === 'worker' ? buildWorkerApp(parts, log) : buildApp(parts, log));
  opened.push(() => app.close());
  // First of all: nobody who wants to stop waits for a long replay. It is judged after the next start.
  opened.push(() => room.stopJudging());
  await app.ready();
  signal.throwIfAborted();
  return app.listen({ port: config.port, host: config.host }).catch((error: Error) => {
    throw new StartError(`PORT, HOST: cannot listen on ${config.host}:${config.port}: ${error.message}.`);
  });
}

/** The room with its bus and its queues; with workers, when this process is to have any. */
async function furnish(
  config: Config,
  db: Database,
  log: Logger,
  opened: Opened,
  signal: AbortSignal,
): Promise<ClosedRoom> {
  signal.throwIfAborted();
  // Before the bus, which waits for Redis for ever: the queues give up and say so.
  const trouble = (error: Error, about: string) => log.warn({ err: error, about }, 'Trouble with jobs');
  const queues = await unlessAborted(openQueues(config, db, trouble), signal);
  opened.push(() => queues.close());
  const missed = (error: Error) => log.warn({ err: error }, 'News of other nodes may be missing');
  const bus = await unlessAborted(openBus(config, missed), signal);
  opened.push(() => bus.close());
  const room = openRoom({
    db,
    bus,
    queues,
    log,
    games: GAMES,
    alone: config.databaseUrl === undefined,
    openMatches: config.openMatches,
    judge: judgeApart(),
  });
  opened.push(() => room.close());
  if (config.role !== 'server') {
    const workers = queues.work(handlersOf(room, { db, now: Date.now, log }), {
      concurrency: config.workerConcurrency,
    });
    queues.repeat('sweep', config.sweepSeconds * 1000);
    queues.repeat('auditCollections', DAY);
    opened.push(() => workers.close());
  }
  return room;
}

/** Redis may let a start wait for long. What it opens after all goes with the process. */
async function unlessAborted<T>(opening: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const aborted = once(signal, 'abort', over).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => {}); // also when nobody waits for it any more
  return Promise.race([opening, aborted]).finally(() => over.abort());
}

/** Where requests are counted for all nodes together. Without an answer a request is let through. */
function counters(url: string, log: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 500, enableOfflineQueue: false });
  redis.on('error', (error) => log.debug({ err: error }, 'Redis does not count requests'));
  return redis;
}
