import { eq } from 'drizzle-orm';
import { players } from '../db/schema.ts';
import type { Accounts } from './accounts.ts';
import type { Caller } from './caller.ts';
import type { Player } from './player.ts';
import { findPlayer } from './players.ts';

/** Marks the caller's account as a bot's, for everybody to see, and for good: who has played a bot must be able to tell. */
export async function markAsBot(accounts: Accounts, caller: Caller): Promise<Player> {
  await accounts.db.orm.update(players).set({ bot: true }).where(eq(players.id, caller.id));
  accounts.bus.publishPlayer(caller.id, 'ACCOUNT');
  const player = await findPlayer(accounts, caller.id);
  if (!player) throw new Error('an account is gone that has just called');
  return player;
}
