import './process/production-mode.ts';
import type { Command } from './admin/command.ts';
import { COMMANDS } from './admin/commands.ts';
import { parseConfig } from './config.ts';
import { isUnavailable } from './db/outage/database-errors.ts';
import { Refused, StartError } from './errors.ts';

/** The operator's commands. They need only the built server: no TypeScript, no other program. */
const PROGRAM = 'node dist/admin.js';

const USAGE = `Usage: ${PROGRAM} COMMAND

Works on a server's database. Run it with the server's settings (DATABASE_URL or DATA_DIR).

${[...COMMANDS].map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`).join('\n')}

\`${PROGRAM} COMMAND --help\` explains a command.
Exit code: 0 done, 1 the audit found a discrepancy, 2 not done (the last line says why).`;

/** The exit code if the command was not done. */
const NOT_DONE = 2;

const stopping = new AbortController();
// A second signal ends the process immediately.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

process.exitCode = await main(process.argv.slice(2)).catch(complain);

async function main([name = '--help', ...args]: string[]): Promise<number> {
  const command = COMMANDS.get(name);
  if (name === '--help' || name === '-h') return print(USAGE);
  if (!command) throw new StartError(`There is no command ${name}: \`${PROGRAM} --help\` lists all commands.`);
  if (args.includes('--help') || args.includes('-h')) return print(usageOf(name, command));
  const context = { config: parseConfig(process.env), print, say: console.error, signal: stopping.signal };
  return command.run(context, args);
}

function print(text: string): number {
  console.log(text);
  return 0;
}

function usageOf(name: string, { usage, about, details }: Command): string {
  return `Usage: ${`${PROGRAM} ${name} ${usage}`.trim()}\n\n${about[0]?.toUpperCase()}${about.slice(1)}.\n${details}`;
}

function complain(error: unknown): number {
  if (stopping.signal.aborted) console.error('Stopped.');
  else if (error instanceof StartError || error instanceof Refused) console.error(error.message);
  else if (isWrongArgument(error)) console.error(`${error.message}: add --help to see the arguments.`);
  else if (isUnavailable(error)) console.error(`The database does not answer (${String(error)}): try again.`);
  else throw error;
  return NOT_DONE;
}

function isWrongArgument(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
