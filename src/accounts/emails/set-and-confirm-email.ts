import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { emails } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { badInput, Refused } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import { provePassword } from '../passwords/password-hash.ts';
import { lockCaller } from '../players.ts';
import { hashOf } from '../sessions/tokens.ts';
import { addressChanged, confirmAddress } from './email-texts.ts';
import { mailedToken } from './emailed-codes.ts';
import type { Email } from './mail.ts';

/** @throws Refused BAD_INPUT */
export function checkAddress(text: string): string {
  const parsed = z.email().max(254).safeParse(text.trim());
  if (parsed.success) return parsed.data;
  throw badInput('email', 'That is not an email address: send one such as ann@example.org.');
}

export async function readEmail({ db }: AccountContext, { id }: Pick<Caller, 'id'>): Promise<string | null> {
  const [row] = await db.orm.select({ address: emails.address }).from(emails).where(eq(emails.playerId, id));
  return row?.address ?? null;
}

/**
 * Emails a code to a new address, which becomes the account's address when the code is confirmed. Null removes the
 * current address. The response never reveals that another account has the same address.
 * @throws Refused BAD_INPUT, UNAUTHENTICATED (the password), FORBIDDEN (no password)
 */
export async function setEmail(
  accounts: AccountContext,
  caller: Caller,
  { email, password }: { email?: string | null | undefined; password: string },
  network: string | null = null,
): Promise<void> {
  const address = email == null ? null : checkAddress(email);
  await provePassword(accounts, caller, password, network);
  if (address === null) return moveTo(accounts, caller, null);
  accounts.mail.post(async () => {
    const token = await mailedToken(accounts, { playerId: caller.id, purpose: 'CONFIRM', address });
    return [confirmAddress(address, caller.name, token)];
  });
}

/** @throws Refused UNAUTHENTICATED if the code is invalid or belongs to another player */
export async function confirmEmail(accounts: AccountContext, caller: Caller, token: string): Promise<void> {
  const { rows } = await accounts.db.orm.execute<{ address: string }>(sql`
    delete from mailed_tokens
    where token_hash = ${hashOf(token)} and purpose = 'CONFIRM' and player_id = ${caller.id}
      and expires_at > ${new Date(accounts.now()).toISOString()}::timestamptz
    returning address`);
  const [found] = rows;
  if (!found)
    throw new Refused('UNAUTHENTICATED', 'The code is unknown, used or expired: set the address again with setEmail.');
  await moveTo(accounts, caller, found.address);
}

/** Emails a player in the background if the player has an address. */
export function postTo(accounts: AccountContext, playerId: string, write: (address: string) => Email): void {
  accounts.mail.post(async () => {
    const address = await readEmail(accounts, { id: playerId });
    return address === null ? [] : [write(address)];
  });
}

// Tokens that were mailed to the old address become invalid.
async function moveTo(accounts: AccountContext, caller: Caller, address: string | null): Promise<void> {
  const before = await readEmail(accounts, caller);
  const at = sql`${new Date(accounts.now()).toISOString()}::timestamptz`;
  const change =
    address === null
      ? sql`delete from emails where player_id = ${caller.id}`
      : sql`insert into emails (player_id, address, confirmed_at) values (${caller.id}, ${address}, ${at})
          on conflict (player_id) do update set address = excluded.address, confirmed_at = excluded.confirmed_at`;
  await inTransaction(accounts.db.pool, async (tx) => {
    await lockCaller(tx, caller);
    await tx.execute(sql`
      with moved as (${change}), spent as (delete from mailed_tokens where player_id = ${caller.id})
      select`);
  });
  if (before !== null && before !== address) accounts.mail.post(async () => [addressChanged(before, caller.name)]);
}
