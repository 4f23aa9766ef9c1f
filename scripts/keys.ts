import { parseArgs } from 'node:util';
import { parseConfig } from '../src/config.ts';
import { openDatabaseBeside } from '../src/db/open-database.ts';
import { rotateAtRestKeys } from '../src/db/rotate-at-rest-keys.ts';
import { StartError } from '../src/errors.ts';
import { publishedKeys, revokeKey, rotateKey } from '../src/matches/signing/signing-keys.ts';

/**
 * Lists, creates and revokes the keys that sign records, and re-encrypts the keys in the database. The script uses the
 * server's settings (DATABASE_URL or DATA_DIR). It can run while the server runs, and nodes use a new key within a
 * minute.
 */
try {
  const options = { rotate: { type: 'boolean' }, revoke: { type: 'string' }, rewrap: { type: 'boolean' } } as const;
  const { rotate, revoke, rewrap } = parseArgs({ options }).values;
  const config = parseConfig(process.env);
  if (rewrap && !config.atRestKeys.current)
    throw new StartError('Set AT_REST_KEY first: its first key encrypts the signing keys.');
  if (rotate && config.signingKey)
    throw new StartError('SIGNING_KEY is set: change it on all nodes and restart them. The old key stays published.');
  const db = await openDatabaseBeside(config, console.error);
  try {
    if (rotate) console.error(`New signing key: ${await rotateKey(db, Date.now())}`);
    if (revoke !== undefined && !(await revokeKey(db.pool, revoke, Date.now())))
      throw new StartError(`There is no key ${revoke}.`);
    if (rewrap)
      console.error(`Re-encrypted with the first key of AT_REST_KEY: ${await rotateAtRestKeys(db.pool, db.atRest)}`);
    console.log(JSON.stringify({ keys: await publishedKeys(db.pool) }, null, 2));
  } finally {
    await db.close();
  }
} catch (error) {
  if (!(error instanceof StartError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
