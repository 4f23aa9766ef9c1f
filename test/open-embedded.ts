import { openDatabase } from '../src/db/open-database.ts';
import { StartError } from '../src/errors.ts';

/** Opens PostgreSQL in a folder, prints that it is ready, and holds the folder until SIGTERM or SIGKILL. */
try {
  const db = await openDatabase({
    databaseUrl: undefined,
    dataDir: process.argv[2] ?? '.data',
    databasePool: 2,
  });
  await db.pool.query('create table if not exists note (line text)');
  process.once('SIGTERM', () => db.close().then(() => process.exit(0)));
  console.log(`ready ${db.url}`);
} catch (error) {
  console.log(error instanceof StartError ? `refused ${error.message}` : error);
  process.exit(1);
}
