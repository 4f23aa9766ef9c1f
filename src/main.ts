import './process/production-mode.ts';
import closeWithGrace from 'close-with-grace';
import { type Config, parseConfig } from './config.ts';
import { StartError } from './errors.ts';
import { GRACE } from './process/disposables.ts';
import { type Running, startArbiter } from './start.ts';

/** The Node release in the container images. */
const RECOMMENDED_NODE = 24;

/** How often to check whether npm's shell still runs, in milliseconds. */
const SHELL_CHECK = 1000;

const stopping = new AbortController();

if (process.env.npm_lifecycle_event === 'start') stopWithShell(process.ppid);
try {
  await start(parseConfig(process.env));
} catch (error) {
  if (!stopping.signal.aborted) complain(error);
}

async function start(config: Config): Promise<void> {
  const starting = startArbiter(config, { signal: stopping.signal });
  const grace = stopWithGrace(starting, config.drainSeconds * 1000 + GRACE);
  // A failed start closes everything that it has opened, and then the process ends by itself.
  starting.catch(() => stopping.signal.aborted || grace.uninstall());
  const { address, log } = await starting;
  // An unhandled rejection is a bug, but no reason to end the process, because all state is in the log.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection: this is a bug'));
  if (!stopping.signal.aborted) greet(address, config.role);
}

/** Call this before startup, so that a stop during startup also closes the database and other resources. */
function stopWithGrace(starting: Promise<Running>, delay: number) {
  return closeWithGrace({ delay, skip: ['unhandledRejection'] }, async ({ err, signal }) => {
    stopping.abort();
    const running = await starting.catch(() => null);
    if (err && running) running.log.fatal({ err }, 'uncaught exception: this is a bug, and the process will exit');
    else if (err) console.error(err);
    else running?.log.info(`${signal ?? 'Asked to stop'}: shutting down`);
    await running?.stop({ drains: !err });
  });
}

/** Stops this process with its parent, because the shell of `npm start` ends at SIGTERM without passing it on. */
function stopWithShell(shell: number): void {
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    if (!stopping.signal.aborted) process.kill(process.pid, 'SIGTERM');
  }, SHELL_CHECK).unref();
}

function complain(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function greet(address: string, role: string): void {
  const isOld = Number.parseInt(process.versions.node, 10) < RECOMMENDED_NODE;
  const advice = isOld ? [`Node ${RECOMMENDED_NODE} is recommended; this is ${process.version}.`] : [];
  if (role === 'worker') return console.log([`Arbiter's worker is up: ${address}/healthz`, ...advice].join('\n'));
  // The terminal client uses the default address if no server is given.
  const play = address === 'http://127.0.0.1:4000' ? 'npm run play' : `npm run play -- --server ${address}`;
  const lines = ['', `Arbiter is up: open ${address}`, `  play in a terminal   ${play}`];
  lines.push(`  explore the API      ${address}/graphiql`, '  stop                 Ctrl-C', ...advice, '');
  console.log(lines.join('\n'));
}
