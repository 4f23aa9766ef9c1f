import { openAccounts, readNameWords } from '../accounts/index.ts';
import { openBus } from '../bus/bus.ts';
import { StoreClock } from '../db/outage/store-clock.ts';
import { GAMES } from '../games/index.ts';
import { assembleMatches, type MatchesDependencies, replayVerifier } from '../matches/index.ts';
import { openTournaments } from '../tournaments/index.ts';
import { type CommandContext, withDatabase } from './command.ts';

export type Modules = Awaited<ReturnType<typeof openModules>>;

/** Opens accounts, matches and tournaments beside the running servers, for one act of the operator. */
export function withModules<T>(
  context: CommandContext,
  work: (modules: Modules) => Promise<T>,
  parts: Partial<MatchesDependencies> = {},
): Promise<T> {
  return withDatabase(context, async (db) => {
    const modules = await openModules(context, db, parts);
    try {
      return await work(modules);
    } finally {
      await modules.close();
    }
  });
}

type Database = Parameters<Parameters<typeof withDatabase<unknown>>[1]>[0];

async function openModules({ config, say }: CommandContext, db: Database, parts: Partial<MatchesDependencies>) {
  // If a message is lost, servers notice the act when they read again, seconds later.
  const bus = await openBus(config);
  const note = (_: object, message: string) => say(message);
  // PostgreSQL refuses entries of matches with another time than its own.
  const { now } = await StoreClock.open(db.pool);
  const shared = {
    ...{ db, bus, now },
    // Servers queue jobs. Their sweep finds the work that follows from an act here.
    queues: { wake: async () => {} },
    log: { error: note, warn: note, debug: () => {} },
  };
  const words = readNameWords(config.nameWordsFile);
  const { signingKey } = config;
  const verifier = replayVerifier(); // its process starts with the first question
  const matches = assembleMatches({ ...shared, games: GAMES, alone: true, signingKey, verifier, ...parts });
  const tournaments = openTournaments({ ...shared, matches, words });
  const accounts = openAccounts({ ...shared, games: GAMES, outside: null, sessionDays: config.sessionDays, words });
  return {
    ...{ accounts, matches, tournaments },
    async close() {
      await tournaments.close();
      await matches.close();
      await bus.close();
    },
  };
}
