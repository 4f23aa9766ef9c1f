import { parseArgs } from 'node:util';
import { rotateAtRestKeys } from '../db/rotate-at-rest-keys.ts';
import { StartError } from '../errors.ts';
import { type Command, withDatabase } from './command.ts';

export const rewrap: Command = {
  usage: '',
  about: 're-encrypt secrets with the first key of AT_REST_KEY',
  details: 'Run it after a change of AT_REST_KEY on all nodes, while they run. You may repeat it.',
  async run(context, args) {
    parseArgs({ args });
    if (!context.config.atRestKeys.current)
      throw new StartError('Set AT_REST_KEY first: its first key encrypts the secrets.');
    return withDatabase(context, async (db) => {
      const secrets = await rotateAtRestKeys(db.pool, db.atRest);
      context.print(`Re-encrypted with the first key of AT_REST_KEY: ${secrets}.`);
      return 0;
    });
  },
};
