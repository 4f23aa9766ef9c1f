import { parseConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { StartError } from './start-error.ts';

try {
  const config = parseConfig(process.env);
  const db = await openDatabase(config);
  process.once('SIGTERM', () => db.close());
  process.once('SIGINT', () => db.close());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
