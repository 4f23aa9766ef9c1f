import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { type Database, openDatabaseBeside } from '../db/open-database.ts';
import { StartError } from '../errors.ts';

/** A command of `src/admin.ts`. */
export interface Command {
  /** The arguments, such as `FILE`; empty if there are none. */
  usage: string;
  /** One line for the list of commands. */
  about: string;
  /** The rest of the text for `--help`. */
  details: string;
  /**
   * Returns the exit code: 0, or 1 if the command found something wrong.
   * @throws StartError if the operator can remove the obstacle; a TypeError for wrong arguments
   */
  run(context: CommandContext, args: string[]): Promise<number>;
}

export interface CommandContext {
  /** The settings of the server whose database the command works on. */
  config: Config;
  /** Prints a result on standard output. */
  print(line: string): void;
  /** Prints progress on standard error. */
  say(line: string): void;
  /** Aborted when the operator stops the command. */
  signal: AbortSignal;
}

/** Runs work on the server's database, even while the server runs. */
export async function withDatabase<T>(
  { config, say, signal }: CommandContext,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  mustHaveDatabase(config);
  const db = await openDatabaseBeside(config, say, signal);
  const cut = () => void db.cut();
  signal.addEventListener('abort', cut);
  try {
    return await work(db);
  } finally {
    signal.removeEventListener('abort', cut);
    await db.close();
  }
}

/** @throws StartError if the embedded database would have to be created first, as in a wrong working directory */
export function mustHaveDatabase({ databaseUrl, dataDir }: Config): void {
  if (!databaseUrl && !existsSync(path.join(dataDir, 'postgres')))
    throw new StartError(`There is no database in ${path.resolve(dataDir)}: set DATA_DIR or DATABASE_URL.`);
}

/** Returns the file in the arguments. @throws StartError if there is not exactly one */
export function fileIn(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new StartError('Name one file.');
  return file;
}
