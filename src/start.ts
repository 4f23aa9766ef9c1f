import { setTimeout as sleep } from 'node:timers/promises';
import type { DestinationStream, Logger } from 'pino';
import { type NameWords, oidcTokens, openAccounts, openMail, readNameWords } from './accounts/index.ts';
import { buildApp, buildWorkerApp } from './api/app.ts';
import type { Dependencies } from './api/dependencies.ts';
import { trustedDocuments } from './api/request/persisted-documents.ts';
import { type Bus, openBus } from './bus/bus.ts';
import type { Config } from './config.ts';
import { type Database, missingLimits, openDatabase, unsafeSettings } from './db/open-database.ts';
import { StoreClock } from './db/outage/store-clock.ts';
import { StartError } from './errors.ts';
import { GAMES } from './games/index.ts';
import { connectionsMissing } from './jobs/connections-needed.ts';
import { handlersOf } from './jobs/handlers.ts';
import type { Handlers } from './jobs/job-kinds.ts';
import { openQueues, type Queues } from './jobs/queues.ts';
import { assembleMatches, openArchive, publicKeys, replayVerifier } from './matches/index.ts';
import { openNotifications } from './notifications/index.ts';
import { Disposables } from './process/disposables.ts';
import { openFilesMissing } from './process/open-files.ts';
import { unlessAborted } from './promises.ts';
import { checkRedis } from './redis/check-server.ts';
import type { CircuitBreaker } from './redis/circuit-breaker.ts';
import { openRedis } from './redis/connect.ts';
import { OutageLog } from './redis/outage-log.ts';
import { subjectOf } from './telemetry/error-subject.ts';
import { openLog, openTraces } from './telemetry/log-and-traces.ts';
import { Meters } from './telemetry/metrics.ts';
import { throttledReport } from './telemetry/throttled-report.ts';
import type { Telemetry } from './telemetry/traces.ts';
import { openTournaments, recordVerifier } from './tournaments/index.ts';

export interface Running {
  /** The server's address, such as `http://127.0.0.1:4000`. */
  address: string;
  log: Logger;
  /**
   * Disconnects clients, lets requests and jobs finish, and closes everything.
   * @param settings `drains`: whether to serve for `DRAIN_SECONDS` first, which a broken process must not
   */
  stop(settings?: { drains?: boolean }): Promise<void>;
}

const [HOUR, DAY] = [3_600_000, 86_400_000];
/**
 * The length of the accept queue. If more connections arrive within one turn of the event loop, the operating system
 * drops them silently, and clients retry after one, three and seven seconds. Node's default of 511 is too short.
 */
const BACKLOG = 4096;

export interface StartSettings {
  /** The destination of the log lines; by default, standard output. */
  logTo?: DestinationStream;
  signal?: AbortSignal;
  /** The clock of this machine, in milliseconds since 1970; by default, the system clock. */
  clock?: (() => number) | undefined;
}

const NEVER = new AbortController().signal;

interface Starting extends Telemetry {
  config: Config;
  log: Logger;
  disposables: Disposables;
  /** The log of Redis outages, or null without Redis. */
  outage: OutageLog | null;
  signal: AbortSignal;
  /** Aborted when the node begins to stop. */
  leaving: AbortSignal;
}

/** @throws StartError or the signal's reason, after all opened resources are closed again */
export async function startArbiter(
  config: Config,
  { logTo, signal = NEVER, clock }: StartSettings = {},
): Promise<Running> {
  const traces = await openTraces(config.tracesTo, (error) => {
    if (error) log.warn({ err: error }, 'traces are not being delivered: check OTEL_EXPORTER_OTLP_ENDPOINT');
    else log.info({}, 'traces are being delivered again');
  });
  const log = openLog(config, traces, logTo);
  const disposables = new Disposables();
  const leaving = new AbortController();
  const close = async () => {
    await disposables.close((error) => log.error({ err: error }, 'could not close all resources'));
    await traces.close();
  };
  try {
    const outage = config.redisUrl ? new OutageLog(log) : null;
    const starting = {
      config,
      log,
      traces,
      meters: new Meters(),
      disposables,
      outage,
      signal,
      leaving: leaving.signal,
    };
    const address = await open(starting, clock);
    const stop = async ({ drains = true } = {}) => {
      leaving.abort();
      if (drains) await sleep(config.drainSeconds * 1000); // load balancers need time to notice that the node is not ready
      await close();
    };
    return { address, log, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(starting: Starting, clock: StartSettings['clock']): Promise<string> {
  const { config, log, traces, meters, disposables, outage, signal, leaving } = starting;
  let up = false;
  const say = (line: string) => (up ? log.warn({}, line) : console.log(line));
  const trusted = await trustedDocuments(config.trustedDocuments);
  const db = await openDatabase(config, say, signal, { traces, meters });
  disposables.push(() => db.close());
  disposables.cut = db.cut;
  await warn(starting, db);
  const time = await StoreClock.open(db.pool, { epoch: db.epoch, ...(clock && { own: clock, wall: clock }) });
  const missed = throttledReport((error, _, alike) =>
    log.warn({ err: error, alike }, 'updates from other nodes may be missing'),
  );
  const onError = (error: Error) => outage?.covers(error) || missed(error, 'bus');
  const bus = await unlessAborted(openBus(config, onError, { traces, meters }), signal);
  disposables.push(() => bus.close());
  const modules = await openModules(starting, { db, bus, time });
  const redis = await openCounters(starting, [modules.queues.breaker, bus.breaker]);
  const address = await listen(starting, { ...modules, config, redis, trusted, traces, meters, leaving });
  up = true;
  await time.start({ takesMoves: config.role !== 'worker' });
  disposables.push(async () => time.stop());
  return address;
}

/** Warns about settings that the operator may have forgotten. */
async function warn({ config, log, signal }: Starting, db: Database): Promise<void> {
  const redis = config.redisUrl ? await unlessAborted(checkRedis(config.redisUrl), signal) : null;
  const files = config.role === 'worker' ? null : await openFilesMissing();
  for (const warning of [await connectionsMissing(config, db), redis, files]) if (warning) log.warn(warning);
  if (db.replica && !(await db.replica.check()))
    log.warn('DATABASE_URL_REPLICA: the replica does not answer, so records are read from the primary');
  if (!config.databaseUrl) return;
  for (const setting of await unsafeSettings(db.pool))
    log.warn(`PostgreSQL's ${setting} is off: if its machine crashes, confirmed moves can be lost`);
  for (const limit of config.databaseUrlDirect ? await missingLimits(db.pool) : [])
    log.warn(`the database's role has no ${limit}, which a pooler cannot set: run ALTER ROLE ... SET ${limit} = '15s'`);
  if (!db.atRest.seals)
    log.warn('AT_REST_KEY is not set: seeds and hands of running matches can be read in the database and its backups');
  if (!config.smtp) log.warn('SMTP_URL is not set: emails to players, and the codes in them, are written to this log');
  if (!config.pushContact) log.warn('PUSH_CONTACT is not set: some push services refuse this server without it');
}

interface Store {
  db: Database;
  bus: Bus;
  time: StoreClock;
}

/** Opens accounts, matches, tournaments, notifications and their queues, and starts workers if this process has any. */
async function openModules(starting: Starting, store: Store) {
  const { config, log, traces, meters, disposables, outage, signal } = starting;
  const { db, bus, time } = store;
  const words = readNameWords(config.nameWordsFile);
  const accounts = accountsOf(starting, store, words);
  signal.throwIfAborted();
  const trouble = (error: Error, about: string, alike?: number) =>
    (about === 'jobs' && outage?.covers(error)) ||
    log.warn({ err: error, about, alike, ...subjectOf(error) }, 'job error');
  const queues = await unlessAborted(openQueues(config, db, trouble, meters), signal);
  disposables.push(() => queues.close());
  const matches = await matchesOf(starting, store, queues);
  disposables.push(() => matches.close());
  await publicKeys(matches); // creates a missing key now, before a match needs it
  const shared = { db, queues, bus, log, now: time.now };
  const tournaments = openTournaments({
    ...shared,
    ...{ matches, words, time, traces, meters },
    recordVerifier: recordVerifier(),
  });
  disposables.push(() => tournaments.close());
  const { role, privateTargets, pushContact: contact } = config;
  const notices = role !== 'server';
  const notifications = openNotifications({ ...shared, matches, tournaments, privateTargets, contact, notices });
  if (role !== 'server')
    await employ(starting, handlersOf(matches, accounts, tournaments, notifications, starting), queues);
  disposables.push(() => notifications.close()); // before the workers, which would otherwise wait for hanging receivers
  return { matches, accounts, tournaments, notifications, queues };
}

function accountsOf({ config, log, disposables }: Starting, { db, bus, time }: Store, words: NameWords) {
  const mail = openMail(config, log);
  disposables.push(() => mail.close());
  const outside = config.oidc ? oidcTokens(config.oidc) : null;
  const { sessionDays, guestDays, rateLimit: keyBudget } = config;
  const settings = { sessionDays, guestDays, keyBudget, words };
  const accounts = openAccounts({ db, games: GAMES, now: time.now, outside, bus, mail, ...settings });
  disposables.push(() => accounts.close());
  return accounts;
}

async function matchesOf({ config, log, traces, meters }: Starting, store: Store, queues: Queues) {
  const { openMatches, stakeRule, signingKey, archiveUrl, retention, botThreads, matchMemory: hotBytes } = config;
  return assembleMatches({
    ...store,
    ...{ log, traces, meters, queues, games: GAMES },
    alone: config.databaseUrl === undefined,
    ...{ openMatches, stakeRule, signingKey },
    ...{ archive: await openArchive(archiveUrl), retention },
    ...(hotBytes !== undefined && { hotBytes }),
    verifier: replayVerifier(),
    ...{ botThreads, botsAtOnce: config.workerConcurrency },
  });
}

async function employ(starting: Starting, handlers: Handlers, queues: Queues): Promise<void> {
  const { config, disposables, signal } = starting;
  const workers = queues.work(handlers, { concurrency: config.workerConcurrency });
  disposables.push(() => workers.close());
  await unlessAborted(workers.ready(), signal);
  queues.repeat('sweep', config.sweepSeconds * 1000);
  queues.repeat('auditCollections', DAY);
  if (Object.values(config.retention).some((days) => days !== null)) queues.repeat('archiveMatches', HOUR);
}

/** Opens the request counters that all nodes share, and every circuit breaker for Redis. */
async function openCounters(
  { config: { redisUrl }, log, disposables, outage, signal }: Starting,
  others: readonly (CircuitBreaker | null)[],
): Promise<Dependencies['redis']> {
  const trouble = (error: Error) =>
    outage?.covers(error) || log.debug({ err: error }, 'could not count a request in Redis');
  const counters = redisUrl ? await unlessAborted(openRedis(redisUrl, 'limits', trouble), signal) : null;
  if (counters) disposables.push(async () => counters.close());
  const breakers = [...others, counters?.breaker ?? null].filter((breaker) => breaker !== null);
  outage?.watch(breakers);
  return { counters, breakers };
}

async function listen({ config, log, disposables, signal }: Starting, parts: Dependencies): Promise<string> {
  const { port, host, role } = config;
  const app = await (role === 'worker' ? buildWorkerApp(parts, log) : buildApp(parts, log));
  disposables.push(() => app.close());
  // Stop the verifiers first, because a long replay would delay the shutdown, and can be verified after the next start.
  disposables.push(() => Promise.all([parts.matches.stopWorkers(), parts.tournaments.stopWorkers()]));
  await app.ready();
  signal.throwIfAborted();
  return app.listen({ port, host, backlog: BACKLOG }).catch((error: Error) => {
    throw new StartError(`PORT, HOST: cannot listen on ${host}:${port}: ${error.message}.`);
  });
}
