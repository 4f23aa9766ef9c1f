import type { Config } from '../config.ts';
import { type Database, openDatabaseBeside } from '../db/open-database.ts';

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
