import { hash } from '@node-rs/argon2';
import { and, isNotNull, sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import { startCollections } from '../collections.ts';
import { checkLabel, checkName, madeUpName } from '../names.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { insertPlayer } from '../players.ts';
import { openSession, type Session } from './sessions.ts';
import type { SignIn } from './sign-in.ts';

export interface SignUp extends SignIn {
  /** A program plays with this account. */
  bot?: boolean | null | undefined;
}

/**
 * A new account, signed in.
 * @throws Refused BAD_INPUT: name or password out of bounds, a password that is too common, or the name is taken whatever its case.
 */
export async function signUp(accounts: Accounts, input: SignUp): Promise<Session> {
  const label = input.sessionName == null ? null : checkLabel(input.sessionName);
  const name = checkName(input.name);
  checkPassword(input.password, name);
  const passwordHash = await hash(input.password);
  const player = await insertPlayer(accounts, { name, passwordHash, bot: input.bot === true });
  if (!player) throw taken();
  await startCollections(accounts, player.id);
  return openSession(accounts, player, passwordHash, label);
}

/**
 * An account without a password, for as long as its session lives. Guests may share a name, but not with an account.
 * @throws Refused BAD_INPUT as for {@link signUp}
 */
export async function signInAsGuest(
  accounts: Accounts,
  wanted: string | null,
  sessionName: string | null = null,
): Promise<Session> {
  const label = sessionName === null ? null : checkLabel(sessionName);
  const name = wanted === null ? madeUpName('Guest') : checkName(wanted);
  if (wanted !== null && (await isTaken(accounts, name))) throw taken();
  const player = await insertPlayer(accounts, { name, passwordHash: null });
  if (!player) throw new Error('a guest collides with somebody');
  return openSession(accounts, player, null, label);
}

/** Whether an account is called so. */
export async function isTaken(accounts: Accounts, name: string): Promise<boolean> {
  const sameName = sql`lower(${players.name}) = lower(${name})`;
  return (await accounts.db.orm.$count(players, and(sameName, isNotNull(players.passwordHash)))) > 0;
}

/** Why somebody cannot be called so. */
export function taken(): Refused {
  return new Refused('BAD_INPUT', 'That name is already taken.', { field: 'name' });
}
