import { parseArgs } from 'node:util';
import { causesOf, StartError } from '../errors.ts';
import { archiveMatches, countExpired, openArchive } from '../matches/index.ts';
import type { Command, CommandContext } from './command.ts';
import { type Modules, withModules } from './modules.ts';

/** How often to print progress, in milliseconds. */
const PROGRESS = 10_000;

export const archive: Command = {
  usage: '[--run]',
  about: 'count the matches that are due for the archive, or move them now',
  details: `Prints the number of due matches of each kind. Servers may be running.
  --run  move them to ARCHIVE_URL now; prints every match that stays, and then exits with code 2`,
  async run(context, args) {
    const { run } = parseArgs({ args, options: { run: { type: 'boolean' } } }).values;
    const { archiveUrl, retention } = context.config;
    if (Object.values(retention).every((days) => days === null))
      throw new StartError('Set RETENTION_DAYS and ARCHIVE_URL as on the nodes: without them, no match is due.');
    const log = { error: sayWith(context), warn: sayWith(context), debug: () => {} };
    const parts = { archive: await openArchive(archiveUrl), retention, log };
    return withModules(context, (modules) => (run ? moveNow(context, modules) : printDue(context, modules)), parts);
  },
};

async function printDue({ print }: CommandContext, { matches }: Modules): Promise<number> {
  for (const { kind, count } of await countExpired(matches)) print(`${kind}: ${count} due`);
  return 0;
}

async function moveNow(context: CommandContext, modules: Modules): Promise<number> {
  const { say } = context;
  const left = async () => (await countExpired(modules.matches)).reduce((sum, { count }) => sum + count, 0);
  const before = await left();
  say(`${before} matches are due.`);
  const timer = setInterval(() => {
    left().then(
      (count) => say(`${count} of ${before} matches are left.`),
      () => {}, // the run itself reports the outage
    );
  }, PROGRESS);
  try {
    await archiveMatches(modules.matches, Number.POSITIVE_INFINITY);
  } catch (error) {
    throw new StartError(
      causesOf(error)
        .map(({ message }) => message)
        .join(': '),
      { cause: error },
    );
  } finally {
    clearInterval(timer);
  }
  return printDue(context, modules);
}

function sayWith({ say }: CommandContext) {
  return (details: object, message: string): void => {
    const match = 'matchId' in details ? ` ${details.matchId}` : '';
    const causes = 'err' in details ? causesOf(details.err).map((cause) => `: ${cause.message}`) : [];
    say(`${message}${match}${causes.join('')}`);
  };
}
