import { openDatabase } from '../src/db/open.ts';
import { StartError } from '../src/errors.ts';

/** A process that opens the folder it is told, says so, and holds it until SIGTERM (or worse). */
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
