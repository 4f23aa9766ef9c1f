import { parseArgs } from 'node:util';
import { GAMES } from '../games/index.ts';
import { openArchive } from '../matches/index.ts';
import { auditCollections, auditVerdict } from '../matches/stakes/audit-collections.ts';
import { type Command, withDatabase } from './command.ts';

export const audit: Command = {
  usage: '',
  about: 'prove from the logs where every card comes from',
  details: `Each card in a collection must come from a starter set or a prize. Prints one line for each discrepancy, and then
exits with code 1. Servers may be running.`,
  async run(context, args) {
    parseArgs({ args });
    const archive = await openArchive(context.config.archiveUrl);
    return withDatabase(context, async (db) => {
      const found = await auditCollections({ db, games: GAMES, archive });
      for (const discrepancy of found.discrepancies) context.print(discrepancy);
      context.print(auditVerdict(found));
      return found.discrepancies.length === 0 ? 0 : 1;
    });
  },
};
