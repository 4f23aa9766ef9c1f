import type { Accounts } from '../accounts.ts';
import { startCollections } from '../collections.ts';
import { checkName, madeUpName } from '../names/player-name.ts';
import { isTaken, taken } from '../names/taken-names.ts';
import { checkLabel } from '../names/visible-name.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { insertAccount, insertGuest } from '../players.ts';
import { openSession, type Session } from './sessions.ts';
import type { SignIn } from './sign-in.ts';

export interface SignUp extends SignIn {
  /** A program plays with this account. */
  bot?: boolean | null | undefined;
}

/**
 * A new account, signed in.
 * @param address the network that the password comes from
 * @throws Refused BAD_INPUT: name or password out of bounds, a password that is too common, or the name is taken or looks like one that is.
 */
export async function signUp(accounts: Accounts, input: SignUp, address: string | null = null): Promise<Session> {
  const label = input.sessionName == null ? null : checkLabel(input.sessionName);
  const name = checkName(input.name);
  checkPassword(input.password, name);
  const passwordHash = await hashPassword(input.password, address);
  const player = await insertAccount(accounts, { name, passwordHash, bot: input.bot === true });
  if (!player) throw taken();
  await startCollections(accounts, player.id);
  return openSession(accounts, player, { passwordHash, name: label, address });
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
  return openSession(accounts, await insertGuest(accounts, name), { passwordHash: null, name: label });
}
