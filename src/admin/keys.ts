import { parseArgs } from 'node:util';
import { StartError } from '../errors.ts';
import { publishedKeys, revokeKey, rotateKey } from '../matches/signing/signing-keys.ts';
import { type Command, withDatabase } from './command.ts';

export const keys: Command = {
  usage: '[--rotate] [--revoke KID]',
  about: 'list the keys that sign records, create a key, or revoke one',
  details: `Prints every key as JSON. Servers may be running, and use a new key within a minute.
  --rotate      create a new key; records that the old key signed stay valid
  --revoke KID  revoke a key that may have been stolen; its signatures no longer prove anything`,
  async run(context, args) {
    const options = { rotate: { type: 'boolean' }, revoke: { type: 'string' } } as const;
    const { rotate, revoke } = parseArgs({ args, options }).values;
    if (rotate && context.config.signingKey)
      throw new StartError('SIGNING_KEY is set: change it on all nodes and restart them. The old key stays published.');
    return withDatabase(context, async (db) => {
      if (rotate) context.say(`New signing key: ${await rotateKey(db, Date.now())}`);
      if (revoke !== undefined && !(await revokeKey(db.pool, revoke, Date.now())))
        throw new StartError(`There is no key ${revoke}: run \`keys\` to list the keys.`);
      context.print(JSON.stringify({ keys: await publishedKeys(db.pool) }, null, 2));
      return 0;
    });
  },
};
