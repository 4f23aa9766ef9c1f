import { once } from 'node:events';
import pino, { type DestinationStream, type Logger } from 'pino';
import { type ClosedAccounts, openAccounts, outsideTokens } from './accounts/index.ts';
import { buildApp, buildWorkerApp } from './api/app.ts';
import { REDACTED, withoutValues } from './api/redacted.ts';
import { openBus } from './bus/bus.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { StoreTime } from './db/store-time.ts';
import { GAMES } from './games/index.ts';
import { connectionsMissing } from './jobs/connections-needed.ts';
import { handlersOf } from './jobs/handlers.ts';
import type { Handlers } from './jobs/job-kinds.ts';
import { openQueues, type Queues } from './jobs/queues.ts';
import { type ClosedRoom, judgeApart, openRoom, publicKeys } from './matches/index.ts';
import { Opened } from './opened.ts';
import { type Breaker, OutOfReach } from './redis/breaker.ts';
import { openRedis } from './redis/connect.ts';
import { StartError } from './start-error.ts';
import { trustedDocuments } from './trusted-documents.ts';

/** An Arbiter that runs. */
export interface Running {
  /** Where it listens, `http://127.0.0.1:4000`. */
  address: string;
  log: Logger;
  /** Tells clients goodbye, lets requests and jobs finish, gives everything back. */
  stop(): Promise<void>;
}

const DAY = 86_400_000;

export interface StartSettings {
  /** Where log lines go; standard output when left out. */
  logTo?: DestinationStream;
  /** Ends the start before it is through. */
  signal?: AbortSignal;
  /** This machine's clock, in milliseconds since 1970; left out: the one it has. */
  clock?: (() => number) | undefined;
}

const NEVER = new AbortController().signal;

/**
 * Everything that `config.role` asks for, up and listening.
 * @throws StartError for whatever the operator can mend, or the signal's reason; what had been opened is closed again.
 */
export async function startArbiter(
  config: Config,
  { logTo, signal = NEVER, clock }: StartSettings = {},
): Promise<Running> {
  const log = openLog(config, logTo);
  const opened = new Opened();
  const stop = () => opened.close((error) => log.error({ err: error }, 'Something does not close'));
  try {
    return { address: await open(config, log, opened, { signal, clock }), log, stop };
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

async function open(
  config: Config,
  log: Logger,
  opened: Opened,
  { signal, clock }: { signal: AbortSignal; clock: StartSettings['clock'] },
): Promise<string> {
  let up = false;
  const say = (line: string) => (up ? log.warn({}, line) : console.log(line));
  const trusted = await trustedDocuments(config.trustedDocuments);
  const db = await openDatabase(config, say, signal);
  opened.push(() => db.close());
  opened.cut = db.cut;
  const missing = await connectionsMissing(config, db);
  if (missing) log.warn(missing);
  const outside = config.oidc ? outsideTokens(config.oidc) : null;
  if (config.databaseUrl && !db.atRest.seals)
    log.warn('AT_REST_KEY is not set: seeds and hands of running matches can be read in the database and its backups');
  const time = await StoreTime.open(db.pool, clock ? { own: clock, wall: clock } : {});
  const { sessionDays, guestDays } = config;
  const accounts = openAccounts({ db, games: GAMES, now: time.now, outside, sessionDays, guestDays });
  const { room, breakers } = await furnish(config, { db, accounts, time }, log, opened, signal);
  const counters = await openCounters(config, log, opened, signal);
  const redis = { counters, breakers: counters ? [...breakers, counters.breaker] : breakers };
  for (const breaker of redis.breakers) breaker.onClose(() => log.warn({ part: breaker.part }, 'Redis answers again'));
  const parts = { room, accounts, config, redis, trusted };
  const app = await (config.role === 'worker' ? buildWorkerApp(parts, log) : buildApp(parts, log));
  opened.push(() => app.close());
  // First of all: nobody who wants to stop waits for a long replay. It is judged after the next start.
  opened.push(() => room.stopJudging());
  await app.ready();
  signal.throwIfAborted();
  const address = await app.listen({ port: config.port, host: config.host }).catch((error: Error) => {
    throw new StartError(`PORT, HOST: cannot listen on ${config.host}:${config.port}: ${error.message}.`);
  });
  up = true;
  time.start({ takesMoves: config.role !== 'worker' });
  opened.push(async () => time.stop());
  return address;
}

/** The room with its bus and its queues; with workers, when this process is to have any. */
async function furnish(
  config: Config,
  { db, accounts, time }: { db: Database; accounts: ClosedAccounts; time: StoreTime },
  log: Logger,
  opened: Opened,
  signal: AbortSignal,
): Promise<{ room: ClosedRoom; breakers: Breaker[] }> {
  signal.throwIfAborted();
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
    time,
    alone: config.databaseUrl === undefined,
    openMatches: config.openMatches,
    stakeRule: config.stakeRule,
    judge: judgeApart(),
    signingKey: config.signingKey,
  });
  opened.push(() => room.close());
  await publicKeys(room); // made now, if there is none yet: before anybody needs one
  if (config.role !== 'server') await employ(config, handlersOf(room, accounts, log), queues, opened, signal);
  return { room, breakers: [queues.breaker, bus.breaker].filter((breaker) => breaker !== null) };
}

async function employ(
  config: Config,
  handlers: Handlers,
  queues: Queues,
  opened: Opened,
  signal: AbortSignal,
): Promise<void> {
  const workers = queues.work(handlers, { concurrency: config.workerConcurrency });
  opened.push(() => workers.close());
  await unlessAborted(workers.ready(), signal);
  queues.repeat('sweep', config.sweepSeconds * 1000);
  queues.repeat('auditCollections', DAY);
}

/** Redis may let a start wait for half a minute each time. What it opens after all goes with the process. */
async function unlessAborted<T>(opening: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const aborted = once(signal, 'abort', over).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => {}); // also when nobody waits for it any more
  return Promise.race([opening, aborted]).finally(() => over.abort());
}

/** Where requests are counted for all nodes together. */
async function openCounters({ redisUrl }: Config, log: Logger, opened: Opened, signal: AbortSignal) {
  if (!redisUrl) return null;
  const trouble = (error: Error) =>
    log[error instanceof OutOfReach ? 'warn' : 'debug']({ err: error }, 'This node counts requests by itself');
  const counters = await unlessAborted(openRedis(redisUrl, 'limits', trouble), signal);
  opened.push(async () => counters.close());
  return counters;
}
