import type { DestinationStream, Logger } from 'pino';
import { type ClosedAccounts, openAccounts, openMail, outsideTokens } from './accounts/index.ts';
import { buildApp, buildWorkerApp } from './api/app.ts';
import type { Dependencies } from './api/dependencies.ts';
import { REDACTED, withoutValues } from './api/redacted.ts';
import { trustedDocuments } from './api/request/persisted-documents.ts';
import { type Bus, openBus } from './bus/bus.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { StoreTime } from './db/outage/store-time.ts';
import { GAMES } from './games/index.ts';
import { connectionsMissing } from './jobs/connection.ts';
import { handlersOf, observedHandlers } from './jobs/handlers.ts';
import type { Handlers } from './jobs/job-kinds.ts';
import { openQueues, type Queues } from './jobs/queues.ts';
import { type ClosedRoom, openRoom, publicKeys, replayVerifier } from './matches/index.ts';
import { type ClosedNotifications, openNotifications } from './notifications/index.ts';
import { Opened } from './process/opened.ts';
import { unlessAborted } from './process/promises.ts';
import { type Breaker, OutOfReach } from './redis/breaker.ts';
import { openRedis } from './redis/connect.ts';
import { StartError } from './start-error.ts';
import { Meters } from './telemetry/meters.ts';
import { openLog, openTraces } from './telemetry/open.ts';
import { subjectOf } from './telemetry/subject.ts';
import type { Traces } from './telemetry/traces.ts';
import { type ClosedTournaments, openTournaments, recordVerifier } from './tournaments/index.ts';

/** An Arbiter that runs. */
export interface Running {
  /** Where it listens, `http://127.0.0.1:4000`. */
  address: string;
  log: Logger;
  /** Tells clients goodbye, lets requests and jobs finish, gives everything back. */
  stop(): Promise<void>;
}

const DAY = 86_400_000;
/**
 * Connections that may wait to be taken: where more come within one round of the event loop than Node's own 511, the others
 * would be dropped unsaid and try again after one, three and seven seconds.
 */
const BACKLOG = 4096;

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
  const traces = await openTraces(config.tracesTo, (error) => sayOfTraces(log, error));
  const log = openLog(config, { traces, redacted: REDACTED, shown: withoutValues }, logTo);
  const opened = new Opened();
  opened.push(() => traces.close());
  const stop = () => opened.close((error) => log.error({ err: error }, 'Something does not close'));
  try {
    const address = await open(config, { log, traces, meters: new Meters() }, opened, { signal, clock });
    return { address, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a process tells those who run it. */
interface Telling {
  log: Logger;
  traces: Traces;
  meters: Meters;
}

function sayOfTraces(log: Logger, error: Error | null): void {
  if (error) log.warn({ err: error }, 'Traces do not arrive: check OTEL_EXPORTER_OTLP_ENDPOINT');
  else log.warn({}, 'Traces arrive again');
}

async function open(
  config: Config,
  telling: Telling,
  opened: Opened,
  { signal, clock }: { signal: AbortSignal; clock: StartSettings['clock'] },
): Promise<string> {
  const { log, traces, meters } = telling;
  let up = false;
  const say = (line: string) => (up ? log.warn({}, line) : console.log(line));
  const trusted = await trustedDocuments(config.trustedDocuments);
  const db = await openDatabase(config, say, signal, { traces, meters });
  opened.push(() => db.close());
  opened.cut = db.cut;
  await warn(config, db, log);
  const time = await StoreTime.open(db.pool, { epoch: db.epoch, ...(clock && { own: clock, wall: clock }) });
  const { bus, accounts } = await admit(config, { db, time }, telling, opened, signal);
  const furniture = await furnish(config, { db, accounts, bus, time }, telling, opened, signal);
  const { room, tournaments, queues, notifications, breakers } = furniture;
  const redis = await openCounters(config, breakers, log, opened, signal);
  const parts = { room, accounts, tournaments, notifications, config, redis, queues, trusted, traces, meters };
  const address = await listen(config, parts, log, opened, signal);
  up = true;
  await time.start({ takesMoves: config.role !== 'worker' });
  opened.push(async () => time.stop());
  return address;
}

/** What a process works with. */
interface Furniture {
  room: ClosedRoom;
  tournaments: ClosedTournaments;
  queues: Queues;
  notifications: ClosedNotifications;
  breakers: Breaker[];
}

/** What an operator has perhaps not thought of. */
async function warn(config: Config, db: Database, log: Logger): Promise<void> {
  const missing = await connectionsMissing(config, db);
  if (missing) log.warn(missing);
  if (!config.databaseUrl) return;
  if (!db.atRest.seals)
    log.warn('AT_REST_KEY is not set: seeds and hands of running matches can be read in the database and its backups');
  if (!config.smtp) log.warn('SMTP_URL is not set: emails to players, and the codes in them, are written to this log');
  if (!config.pushContact) log.warn('PUSH_CONTACT is not set: some push services refuse this server without it');
}

/** Accounts, and the bus over which nodes tell each other of them. */
async function admit(
  config: Config,
  { db, time }: { db: Database; time: StoreTime },
  telling: Telling,
  opened: Opened,
  signal: AbortSignal,
): Promise<{ bus: Bus; accounts: ClosedAccounts }> {
  const { log } = telling;
  const missed = (error: Error) => log.warn({ err: error }, 'News of other nodes may be missing');
  const bus = await unlessAborted(openBus(config, missed, telling), signal);
  opened.push(() => bus.close());
  const mail = openMail(config, log);
  opened.push(() => mail.close());
  const outside = config.oidc ? outsideTokens(config.oidc) : null;
  const { sessionDays, guestDays, rateLimit: keyBudget } = config;
  const parts = { db, games: GAMES, now: time.now, outside, bus, mail };
  return { bus, accounts: openAccounts({ ...parts, sessionDays, guestDays, keyBudget }) };
}

async function listen(
  { port, host, role }: Config,
  parts: Dependencies,
  log: Logger,
  opened: Opened,
  signal: AbortSignal,
): Promise<string> {
  const app = await (role === 'worker' ? buildWorkerApp(parts, log) : buildApp(parts, log));
  opened.push(() => app.close());
  // First of all: nobody who wants to stop waits for a long replay. It is judged after the next start.
  opened.push(() => Promise.all([parts.room.stopJudging(), parts.tournaments.stopJudging()]));
  await app.ready();
  signal.throwIfAborted();
  const address = await app.listen({ port, host, backlog: BACKLOG }).catch((error: Error) => {
    throw new StartError(`PORT, HOST: cannot listen on ${host}:${port}: ${error.message}.`);
  });
  return address;
}

/** The room with its bus and its queues; with workers, when this process is to have any. */
async function furnish(
  config: Config,
  { accounts, ...store }: { db: Database; accounts: ClosedAccounts; bus: Bus; time: StoreTime },
  telling: Telling,
  opened: Opened,
  signal: AbortSignal,
): Promise<Furniture> {
  const { log, traces, meters } = telling;
  const { db, bus, time } = store;
  signal.throwIfAborted();
  const trouble = (error: Error, about: string, alike?: number) =>
    log.warn({ err: error, about, alike, ...subjectOf(error) }, 'Trouble with jobs');
  const queues = await unlessAborted(openQueues(config, db, trouble, meters), signal);
  opened.push(() => queues.close());
  const room = roomOf(config, store, queues, telling);
  opened.push(() => room.close());
  await publicKeys(room); // made now, if there is none yet: before anybody needs one
  const tournaments = openTournaments({
    ...{ db, queues, bus, log, time, traces, meters },
    matches: room,
    now: time.now,
    recordVerifier: recordVerifier(),
  });
  opened.push(() => tournaments.close());
  const { privateTargets, pushContact: contact } = config;
  const notifications = openNotifications({
    ...{ db, room, tournaments, queues, bus, log, now: time.now },
    ...{ privateTargets, contact },
    notices: config.role !== 'server',
  });
  const handlers = observedHandlers(handlersOf(room, accounts, tournaments, notifications, log), telling);
  if (config.role !== 'server') await employ(config, handlers, queues, opened, signal);
  opened.push(() => notifications.close()); // before the workers, which would wait for receivers that hang
  return {
    room,
    tournaments,
    queues,
    notifications,
    breakers: [queues.breaker, bus.breaker].filter((breaker) => breaker !== null),
  };
}

function roomOf(
  config: Config,
  store: { db: Database; bus: Bus; time: StoreTime },
  queues: Queues,
  telling: Telling,
): ClosedRoom {
  const { openMatches, stakeRule, signingKey, matchMemory: hotBytes } = config;
  return openRoom({
    ...store,
    ...telling,
    queues,
    games: GAMES,
    alone: config.databaseUrl === undefined,
    ...{ openMatches, stakeRule, signingKey },
    ...(hotBytes !== undefined && { hotBytes }),
    verifier: replayVerifier(),
    ...{ botThreads: config.botThreads, botsAtOnce: config.workerConcurrency },
  });
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

/** Where requests are counted for all nodes together, and every breaker on the way to Redis. */
async function openCounters(
  { redisUrl }: Config,
  others: readonly Breaker[],
  log: Logger,
  opened: Opened,
  signal: AbortSignal,
): Promise<Dependencies['redis']> {
  const trouble = (error: Error) =>
    log[error instanceof OutOfReach ? 'warn' : 'debug']({ err: error }, 'This node counts requests by itself');
  const counters = redisUrl ? await unlessAborted(openRedis(redisUrl, 'limits', trouble), signal) : null;
  if (counters) opened.push(async () => counters.close());
  const breakers = counters ? [...others, counters.breaker] : others;
  for (const breaker of breakers) breaker.onClose(() => log.warn({ part: breaker.part }, 'Redis answers again'));
  return { counters, breakers };
}
