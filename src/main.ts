import './process/production.ts';
import closeWithGrace from 'close-with-grace';
import { type Config, parseConfig } from './config.ts';
import { startProcesses } from './nodes/processes/first.ts';
import { Other } from './nodes/processes/other.ts';
import { ownProcess } from './nodes/processes/own-process.ts';
import { GRACE } from './process/opened.ts';
import { type Running, startArbiter } from './start.ts';
import { StartError } from './start-error.ts';

/** What several processes have in common is given back after the last of them has ended. */
const LONGER = 5000;

const stopping = new AbortController();
const own = ownProcess();
/** One of several hears of signals by itself: it may be told to stop in more than one way. */
const ITS_OWN = own ? (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const) : [];

try {
  const config = parseConfig(process.env);
  if (config.processes > 1) await startSeveral(config);
  else await startOne(config);
} catch (error) {
  if (!stopping.signal.aborted) complain(error);
}

async function startOne(config: Config): Promise<void> {
  const other = own && new Other(() => void grace.close());
  const measurements = other
    ? (registry: Parameters<Other['measurements']>[0]) => other.measurements(registry)
    : undefined;
  const starting = startArbiter(config, { signal: stopping.signal, own, measurements });
  const grace = stopWithGrace(starting);
  // A start that fails has closed everything itself, and the process ends by itself.
  starting.catch(() => stopping.signal.aborted || grace.uninstall());
  const { address, log } = await starting;
  // A promise that nobody has caught is a bug, but no reason to end everybody's matches: all state is in the log.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A bug: an unhandled rejection'));
  if (stopping.signal.aborted) return;
  if (other) other.isUp(address);
  else greet(address, config.role);
}

async function startSeveral(config: Config): Promise<void> {
  const starting = startProcesses(config, stopping.signal);
  const grace = closeWithGrace({ delay: GRACE + LONGER, skip: ['unhandledRejection'] }, async ({ err }) => {
    stopping.abort();
    if (err) console.error(err);
    await (await starting.catch(() => null))?.stop();
  });
  starting.catch(() => stopping.signal.aborted || grace.uninstall());
  const { address } = await starting;
  if (!stopping.signal.aborted) greet(address, config.role);
}

/** From the first moment on: a start that is asked to stop also gives back what it has opened, above all the database. */
function stopWithGrace(starting: Promise<Running>) {
  return closeWithGrace({ delay: GRACE, skip: ['unhandledRejection', ...ITS_OWN] }, async ({ err, signal }) => {
    stopping.abort();
    const running = await starting.catch(() => null);
    if (err && running) running.log.fatal({ err }, 'A bug: the process ends');
    else if (err) console.error(err);
    else running?.log.info(`${signal ?? 'Asked to stop'}: goodbye`);
    await running?.stop();
  });
}

function complain(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
  if (own) process.exit(); // the line to the first process would keep it
}

function greet(address: string, role: string): void {
  if (role === 'worker') return console.log(`Arbiter's worker is up: ${address}/healthz`);
  const lines = ['', `Arbiter is up: open ${address}`, `  play in a terminal   npm run play`];
  console.log([...lines, `  explore the API      ${address}/graphiql`, '  stop                 Ctrl-C', ''].join('\n'));
}
