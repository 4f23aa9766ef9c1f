import { parseArgs } from 'node:util';
import { migrateServer, openServerBeside } from '../db/database-server.ts';
import { migrateJobTables } from '../jobs/open-job-store.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  usage: '',
  about: 'bring the tables up to date',
  details: 'A starting server does the same. Servers of this release and of the previous one may be running.',
  async run({ config, print, say, signal }, args) {
    parseArgs({ args });
    const server = await openServerBeside(config, say, signal);
    try {
      const applied = await migrateServer(server, signal);
      // With Redis, PostgreSQL stores no jobs.
      if (!config.redisUrl) await migrateJobTables(server);
      print(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The tables are up to date.');
      return 0;
    } finally {
      await server.stop();
    }
  },
};
