import { parseArgs } from 'node:util';
import { appointAdmin, listAdmins } from '../src/accounts/admins/appoint-admin.ts';
import { parseConfig } from '../src/config.ts';
import { openDatabaseBeside } from '../src/db/open-database.ts';
import { Refused, StartError } from '../src/errors.ts';

/**
 * Lists, appoints and dismisses the server's admins. The script uses the server's settings (DATABASE_URL or DATA_DIR).
 * It can run while the server runs, and takes effect within two seconds.
 */
try {
  const options = { appoint: { type: 'string' }, dismiss: { type: 'string' }, reason: { type: 'string' } } as const;
  const { appoint, dismiss, reason = 'on the command line' } = parseArgs({ options }).values;
  const db = await openDatabaseBeside(parseConfig(process.env), console.error);
  const at = new Date();
  try {
    if (appoint !== undefined) await appointAdmin(db, { playerId: appoint, act: 'APPOINT_ADMIN', reason, at });
    if (dismiss !== undefined) await appointAdmin(db, { playerId: dismiss, act: 'DISMISS_ADMIN', reason, at });
    console.log(JSON.stringify({ admins: await listAdmins(db) }, null, 2));
  } finally {
    await db.close();
  }
} catch (error) {
  if (!(error instanceof StartError || error instanceof Refused || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
