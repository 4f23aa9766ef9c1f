import { sql } from 'drizzle-orm';
import { Refused } from '../../errors.ts';
import { type Caller, tokenHashOf } from '../caller.ts';
import { startCollections } from '../collections.ts';
import type { AccountContext } from '../context.ts';
import { checkName, madeUpName } from '../names/player-name.ts';
import { claimName, findAccountByName, isCollision, isTaken, taken } from '../names/taken-names.ts';
import { checkLabel } from '../names/visible-name.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword, isPassword } from '../passwords/password-hash.ts';
import type { Player } from '../player.ts';
import { findPlayer, insertAccount, insertGuest, toPlayer } from '../players.ts';
import { openSession, type Session } from './sessions.ts';
import { networkHash } from './tokens.ts';

export interface SignIn {
  name: string;
  password: string;
  /** The session's name in the list of sessions. */
  sessionName?: string | null | undefined;
}

/**
 * Signs in to an account.
 * @param address the network that the password comes from
 * @throws Refused UNAUTHENTICATED without revealing whether the name exists, BAD_INPUT (the session's name)
 */
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
 * Creates an account, and signs in.
 * @param address the network that the password comes from
 * @throws Refused BAD_INPUT: name or password of the wrong length, a too common password, a name that is taken or looks like
 * one
 */
export async function signUp(accounts: AccountContext, input: SignUp, address: string | null = null): Promise<Session> {
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
 * Creates a guest that lasts as long as its session. Guests may share a name, but not an account's.
 * @throws Refused BAD_INPUT
 */
export async function signInAsGuest(
  accounts: AccountContext,
  wanted: string | null,
  sessionName: string | null = null,
): Promise<Session> {
  const label = sessionName === null ? null : checkLabel(sessionName);
  const name = wanted === null ? madeUpName('Guest') : checkName(wanted);
  if (wanted !== null && (await isTaken(accounts, name))) throw taken();
  return openSession(accounts, await insertGuest(accounts, name), { passwordHash: null, name: label });
}

export interface KeepAccount {
  /** Default: the guest's name. */
  name?: string | null | undefined;
  password: string;
}

/**
 * Turns a guest into an account: the same player, with matches, decks, cards and sessions.
 * @param address the network that the password comes from
 * @throws Refused FORBIDDEN for an account; BAD_INPUT as for signing up
 */
export async function keepAccount(
  accounts: AccountContext,
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
        ${claimName(name)},
        known as (update sessions set came_from = ${cameFrom}::text where token_hash = ${tokenHashOf(caller)})
        select id from named`,
    )
    .catch((error: unknown) => {
      throw isCollision(error) ? taken() : error; // another player was first
    });
  if (rows.length === 0) throw notAGuest();
  await startCollections(accounts, caller.id);
  accounts.bus.publishPlayer(caller.id, 'ACCOUNT');
  const player = await findPlayer(accounts, caller.id);
  if (!player) throw new Error('an account is gone that was just made');
  return player;
}

function notAGuest(): Refused {
  return new Refused('FORBIDDEN', 'This is already an account, not a guest: nothing is left to do.');
}
