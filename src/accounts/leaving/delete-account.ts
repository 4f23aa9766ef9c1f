import { sql } from 'drizzle-orm';
import { inTransaction } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import type { Caller } from '../caller.ts';
import { DELETED } from '../names/reserved.ts';
import { looksLike } from '../names/skeleton.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { clearing } from './clearing.ts';

export interface DeleteAccount {
  /** Typed once more: nobody does this by mistake. */
  name: string;
  /** Of players who have one. */
  password?: string | null | undefined;
}

/**
 * Deletes the caller's account for good: its name, what lets it in, its decks, address, sessions and keys. Its matches stay, with
 * a placeholder for the name; those that wait or run are left, as soon as the sweep comes round, and so are tournaments.
 * @param address the network that the password comes from
 * @throws Refused BAD_INPUT (the name), UNAUTHENTICATED (the password)
 */
export async function deleteAccount(
  accounts: Accounts,
  caller: Caller,
  input: DeleteAccount,
  address: string | null = null,
): Promise<void> {
  if (!looksLike(input.name, caller.name))
    throw new Refused('BAD_INPUT', 'The name is not that of your account: send the name of the account to delete.', {
      field: 'name',
    });
  await mayDelete(accounts, caller, input.password ?? '', address);
  await remove(accounts, caller.id);
  accounts.bus.publishPlayer(caller.id, 'ACCOUNT');
}

// A guest has nothing but the session, and whoever comes from an issuer nothing but the issuer's token.
async function mayDelete(accounts: Accounts, caller: Caller, password: string, address: string | null): Promise<void> {
  try {
    await provePassword(accounts, caller, password, address);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'FORBIDDEN') throw error;
  }
}

/** One transaction, so that an account is deleted as a whole or not at all. */
async function remove({ db, now }: Accounts, id: string): Promise<void> {
  const at = sql`${new Date(now()).toISOString()}::timestamptz`;
  const removal = sql`
    with gone as (
      update players set name = ${DELETED}, password_hash = null, issuer = null, subject = null,
        roles = '{player}', deleted_at = ${at}
      where id = ${id} and deleted_at is null returning id),
    ${clearing(sql`select id from gone`)},
    leaving as (insert into departures (player_id, since) select id, ${at} from gone on conflict do nothing)
    select`;
  await inTransaction(db.pool, async (tx) => {
    // First, so that the statement sees every row that was written for the account before. Other writes wait: see `account_lives`.
    await tx.execute(sql`select from players where id = ${id} for update`);
    await tx.execute(removal);
  });
}
