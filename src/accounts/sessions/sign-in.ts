import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import { accountCalled } from '../names/account-called.ts';
import { checkLabel } from '../names/visible-name.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { toPlayer } from '../players.ts';
import { openSession, type Session } from './sessions.ts';

export interface SignIn {
  name: string;
  password: string;
  /** How the session is called in the list of sessions. */
  sessionName?: string | null | undefined;
}

/**
 * A new session for an account.
 * @param address the network that the password comes from
 * @throws Refused UNAUTHENTICATED without saying whether the name exists, BAD_INPUT (the session's name).
 */
export async function signIn(accounts: Accounts, input: SignIn, address: string | null = null): Promise<Session> {
  const label = input.sessionName == null ? null : checkLabel(input.sessionName);
  const row = await accountCalled(accounts, input.name);
  const right = await isPassword(row?.passwordHash, input.password, address);
  if (!row || !right)
    throw new Refused(
      'UNAUTHENTICATED',
      'The name or password is wrong: correct it, or reset the password with requestPasswordReset.',
    );
  return openSession(accounts, toPlayer(row), { passwordHash: row.passwordHash, name: label, address });
}
