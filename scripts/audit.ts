import { parseConfig } from '../src/config.ts';
import { openDatabaseBeside } from '../src/db/open-database.ts';
import { StartError } from '../src/errors.ts';
import { GAMES } from '../src/games/index.ts';
import { auditCollections, auditVerdict } from '../src/matches/stakes/audit-collections.ts';

/**
 * Checks against the logs that starter sets and prizes account for every card that a player owns. The script uses the
 * server's settings (DATABASE_URL or DATA_DIR), and can run while the server runs. It exits with code 1 if it finds a
 * discrepancy.
 */
try {
  const db = await openDatabaseBeside(parseConfig(process.env), console.error);
  try {
    const audit = await auditCollections({ db, games: GAMES });
    for (const discrepancy of audit.discrepancies) console.log(discrepancy);
    console.log(auditVerdict(audit));
    process.exitCode = audit.discrepancies.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
