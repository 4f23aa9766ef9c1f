import { sql } from 'drizzle-orm';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import { type Caller, tokenHashOf } from '../caller.ts';
import { startCollections } from '../collections.ts';
import { checkName } from '../names/player-name.ts';
import { isCollision, isTaken, taken, takingName } from '../names/taken-names.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import type { Player } from '../player.ts';
import { findPlayer } from '../players.ts';
import { networkHash } from './tokens.ts';

export interface KeepAccount {
  /** Left out: as the guest is called. */
  name?: string | null | undefined;
  password: string;
}

/**
 * A guest becomes an account: the same player, who keeps matches, decks, cards and sessions.
 * @param address the network that the password comes from
 * @throws Refused FORBIDDEN when it is none; BAD_INPUT as for signing up
 */
export async function keepAccount(
  accounts: Accounts,
  caller: Caller,
  input: KeepAccount,
  address: string | null = null,
): Promise<Player> {
  const name = checkName(input.name ?? caller.name);
  checkPassword(input.password, name);
  if (!caller.guest) throw notAGuest();
  if (await isTaken(accounts, name)) throw taken();
  const cameFrom = address === null ? null : networkHash(caller.id, address);
  const { rows } = await accounts.db.orm
    .execute(
      sql`with named as (
          update players set name = ${name}, password_hash = ${await hashPassword(input.password, address)}
          where id = ${caller.id} and password_hash is null and issuer is null and deleted_at is null returning id),
        ${takingName(name)},
        known as (update sessions set came_from = ${cameFrom}::text where token_hash = ${tokenHashOf(caller)})
        select id from named`,
    )
    .catch((error: unknown) => {
      throw isCollision(error) ? taken() : error; // somebody was first
    });
  if (rows.length === 0) throw notAGuest();
  await startCollections(accounts, caller.id);
  accounts.bus.publishPlayer(caller.id, 'ACCOUNT');
  const player = await findPlayer(accounts, caller.id);
  if (!player) throw new Error('an account is gone that was just made');
  return player;
}

function notAGuest(): Refused {
  return new Refused('FORBIDDEN', 'This is not a guest but an account, and kept already: nothing is left to do.');
}
