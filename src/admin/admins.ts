import { parseArgs } from 'node:util';
import { appointAdmin, listAdmins } from '../accounts/admins/appoint-admin.ts';
import { type Command, withDatabase } from './command.ts';

export const admins: Command = {
  usage: '[--appoint PLAYER_ID] [--dismiss PLAYER_ID] [--reason TEXT]',
  about: 'list, appoint and dismiss admins',
  details: `Prints every admin as JSON. Servers may be running, and notice a change within two seconds.
  --appoint PLAYER_ID  give an account the powers of an admin; its player reads the id with { me { id } }
  --dismiss PLAYER_ID  take them back
  --reason TEXT        say why, in the operator log`,
  async run(context, args) {
    const options = { appoint: { type: 'string' }, dismiss: { type: 'string' }, reason: { type: 'string' } } as const;
    const { appoint, dismiss, reason = 'on the command line' } = parseArgs({ args, options }).values;
    return withDatabase(context, async (db) => {
      const at = new Date();
      if (appoint !== undefined) await appointAdmin(db, { playerId: appoint, act: 'APPOINT_ADMIN', reason, at });
      if (dismiss !== undefined) await appointAdmin(db, { playerId: dismiss, act: 'DISMISS_ADMIN', reason, at });
      context.print(JSON.stringify({ admins: await listAdmins(db) }, null, 2));
      return 0;
    });
  },
};
