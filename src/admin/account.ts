import { parseArgs } from 'node:util';
import { COMMAND_LINE } from '../accounts/admins/actor.ts';
import { exportAccountOf } from '../accounts/index.ts';
import { StartError } from '../errors.ts';
import type { Command } from './command.ts';
import { withModules } from './modules.ts';

export const account: Command = {
  usage: 'PLAYER_ID',
  about: 'export all data of an account',
  details: `Prints what GET /v1/account/export returns to the account's owner, for players who cannot sign in, such as banned
ones. Check first that the request comes from the owner. \`act delete-account\` deletes an account.`,
  async run(context, args) {
    const [playerId, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
    if (playerId === undefined || rest.length > 0) throw new StartError('Name one player by id.');
    return withModules(context, async ({ accounts }) => {
      context.print(JSON.stringify(await exportAccountOf(accounts, COMMAND_LINE, { playerId }), null, 2));
      return 0;
    });
  },
};
