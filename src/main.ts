import './production.ts';
import closeWithGrace from 'close-with-grace';
import { parseConfig } from './config.ts';
import { type Running, startArbiter } from './start.ts';
import { StartError } from './start-error.ts';

/** How long a stop may take, in milliseconds, before the process ends all the same. */
const GRACE = 20_000;

try {
  const config = parseConfig(process.env);
  const running = await startArbiter(config);
  stopWithGrace(running);
  greet(running.address, config.role);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function stopWithGrace({ log, stop }: Running): void {
  // A promise that nobody has caught is a bug, but no reason to end everybody's matches: all state is in the log.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A bug: an unhandled rejection'));
  closeWithGrace({ delay: GRACE, logger: log, skip: ['unhandledRejection'] }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'A bug: the process ends');
    else log.info(`${signal ?? 'Asked to stop'}: goodbye`);
    await stop();
  });
}

function greet(address: string, role: string): void {
  if (role === 'worker') return console.log(`Arbiter's worker is up: ${address}/healthz`);
  const lines = ['', `Arbiter is up: open ${address}`, `  play in a terminal   npm run play`];
  console.log([...lines, `  explore the API      ${address}/graphiql`, '  stop                 Ctrl-C', ''].join('\n'));
}
