import { checkBackup } from '../db/backup/read-backup.ts';
import { mustNotBeNewer, restoreBackup } from '../db/backup/restore-backup.ts';
import { openServerBeside } from '../db/database-server.ts';
import { type Command, fileIn } from './command.ts';

export const restore: Command = {
  usage: 'FILE',
  about: 'fill an empty database from a backup',
  details: `Checks the whole file first. Then creates the tables, adds all rows in one transaction, and applies the migrations of
this release. Without DATABASE_URL, creates a database in DATA_DIR. Start the servers afterwards.`,
  async run({ config, print, say, signal }, args) {
    const file = fileIn(args);
    say(`Checking ${file}…`);
    const checked = await checkBackup(file);
    mustNotBeNewer(checked);
    signal.throwIfAborted();
    const server = await openServerBeside(config, say, signal);
    try {
      await restoreBackup(server, checked, say, signal);
      const { release, at } = checked.head;
      print(`Restored ${file}, which release ${release} wrote at ${at}. Start the servers, then run \`audit\`.`);
      return 0;
    } finally {
      await server.stop();
    }
  },
};
