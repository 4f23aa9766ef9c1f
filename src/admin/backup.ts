import { writeBackup } from '../db/backup/write-backup.ts';
import { openServerBeside } from '../db/database-server.ts';
import { type Command, fileIn, mustHaveDatabase } from './command.ts';

export const backup: Command = {
  usage: 'FILE',
  about: 'write all tables to a new file',
  details: `The file is a snapshot of this moment. Servers may be running. Jobs and Redis are not in it, because servers
rebuild them. It contains secrets such as password hashes, so only you can read it: keep it private.`,
  async run({ config, print, say, signal }, args) {
    const file = fileIn(args);
    mustHaveDatabase(config);
    const server = await openServerBeside(config, say, signal);
    try {
      const { tables, rows, bytes } = await writeBackup(server, file, say, signal);
      print(`Wrote ${file}: ${tables} tables, ${rows} rows, ${bytes} bytes.`);
      return 0;
    } finally {
      await server.stop();
    }
  },
};
