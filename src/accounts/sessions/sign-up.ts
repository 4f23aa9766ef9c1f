import { hash } from '@node-rs/argon2';
import { and, isNotNull, sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import { startCollections } from '../collections.ts';
import { checkName, madeUpName } from '../names.ts';
import { isGuessedFirst } from '../passwords/guessed-passwords.ts';
import { insertPlayer } from '../players.ts';
import { openSession, type Session } from './sessions.ts';

/**
 * A new account, signed in.
 * @throws Refused BAD_INPUT: name or password out of bounds, a password that is too common, or the name is taken whatever its case.
 */
export async function signUp(accounts: Accounts, input: { name: string; password: string }): Promise<Session> {
  const name = checkName(input.name);
  checkPassword(input.password, name);
  const player = await insertPlayer(accounts, { name, passwordHash: await hash(input.password) });
  if (!player) throw taken();
  await startCollections(accounts, player.id);
  return openSession(accounts, player);
}

/**
 * An account without a password, for as long as its session lives. Guests may share a name, but not with an account.
 * @throws Refused BAD_INPUT as for {@link signUp}
 */
export async function signInAsGuest(accounts: Accounts, wanted: string | null): Promise<Session> {
  const name = wanted === null ? madeUpName('Guest') : checkName(wanted);
  if (wanted !== null && (await isTaken(accounts, name))) throw taken();
  const player = await insertPlayer(accounts, { name, passwordHash: null });
  if (!player) throw new Error('a guest collides with somebody');
  return openSession(accounts, player);
}

async function isTaken(accounts: Accounts, name: string): Promise<boolean> {
  const sameName = sql`lower(${players.name}) = lower(${name})`;
  return (await accounts.db.orm.$count(players, and(sameName, isNotNull(players.passwordHash)))) > 0;
}

function checkPassword(password: string, name: string): void {
  const field = 'password';
  if (password.length < 8 || password.length > 200)
    throw new Refused('BAD_INPUT', 'A password must have 8 to 200 characters.', { field });
  if (isGuessedFirst(password) || password.toLowerCase() === name.toLowerCase())
    throw new Refused('BAD_INPUT', 'That password is among the first that anybody would guess: choose another.', {
      field,
    });
}

function taken(): Refused {
  return new Refused('BAD_INPUT', 'That name is already taken.', { field: 'name' });
}
