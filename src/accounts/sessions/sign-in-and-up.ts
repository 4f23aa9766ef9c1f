import { Refused } from '../../errors.ts';
import { startCollections } from '../collections.ts';
import type { AccountContext } from '../context.ts';
import { checkName } from '../names/player-name.ts';
import { findAccountByName, taken } from '../names/taken-names.ts';
import { checkLabel } from '../names/visible-name.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword, isPassword } from '../passwords/password-hash.ts';
import { insertAccount, toPlayer } from '../players.ts';
import { openSession, type Session } from './sessions.ts';

export interface SignIn {
  name: string;
  password: string;
  sessionName?: string | null | undefined;
}

/** @throws Refused UNAUTHENTICATED, which does not reveal whether the name exists; BANNED; BAD_INPUT (the session's name) */
export async function signIn(accounts: AccountContext, input: SignIn, address: string | null = null): Promise<Session> {
  const label = input.sessionName == null ? null : checkLabel(input.sessionName);
  const row = await findAccountByName(accounts, input.name);
  const right = await isPassword(row?.passwordHash, input.password, address);
  if (!row || !right)
    throw new Refused(
      'UNAUTHENTICATED',
      'The name or password is wrong: correct it, or reset the password with requestPasswordReset.',
    );
  return openSession(accounts, toPlayer(row), { passwordHash: row.passwordHash, name: label, address });
}

export interface SignUp extends SignIn {
  /** Whether a program plays with this account. */
  bot?: boolean | null | undefined;
}

/**
 * @throws Refused BAD_INPUT if the name or password has the wrong length, the password is too common, or the name is
 * taken or looks like a taken name
 */
export async function signUp(accounts: AccountContext, input: SignUp, address: string | null = null): Promise<Session> {
  const label = input.sessionName == null ? null : checkLabel(input.sessionName);
  const name = checkName(input.name, accounts.words);
  checkPassword(input.password, name);
  const passwordHash = await hashPassword(input.password, address);
  const player = await insertAccount(accounts, { name, passwordHash, bot: input.bot === true });
  if (!player) throw taken();
  await startCollections(accounts, player.id);
  return openSession(accounts, player, { passwordHash, name: label, address });
}
