import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import { type Caller, tokenHashOf } from '../caller.ts';
import { startCollections } from '../collections.ts';
import type { AccountContext } from '../context.ts';
import { checkName, madeUpName } from '../names/player-name.ts';
import { claimName, isCollision, isTaken, taken } from '../names/taken-names.ts';
import { checkLabel } from '../names/visible-name.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import type { Player } from '../player.ts';
import { findPlayer, toPlayer } from '../players.ts';
import { openSession, type Session } from './sessions.ts';
import { networkHash } from './tokens.ts';

/** Guests last only as long as their session. They can share names, but not with accounts. @throws Refused BAD_INPUT */
export async function signInAsGuest(
  accounts: AccountContext,
  wanted: string | null,
  sessionName: string | null = null,
): Promise<Session> {
  const label = sessionName === null ? null : checkLabel(sessionName);
  const name = wanted === null ? madeUpName('Guest') : checkName(wanted, accounts.words);
  if (wanted !== null && (await isTaken(accounts, name))) throw taken();
  const row = { id: randomUUID(), name, createdAt: new Date(accounts.now()) };
  const [made] = await accounts.db.orm.insert(players).values(row).returning();
  if (!made) throw new Error('an insert without its row');
  return openSession(accounts, toPlayer(made), { passwordHash: null, name: label });
}

export interface KeepAccount {
  /** The name of the account; by default, the guest's name. */
  name?: string | null | undefined;
  password: string;
}

/**
 * Turns a guest into an account, which keeps all matches, decks, cards and sessions.
 * @throws Refused FORBIDDEN for an account; BAD_INPUT for the same reasons as in `signUp`
 */
export async function keepAccount(
  accounts: AccountContext,
  caller: Caller,
  input: KeepAccount,
  address: string | null = null,
): Promise<Player> {
  const name = checkName(input.name ?? caller.name, accounts.words);
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
      throw isCollision(error) ? taken() : error; // another player has just taken the name
    });
  if (rows.length === 0) throw notAGuest();
  await startCollections(accounts, caller.id);
  accounts.bus.publishPlayer(caller.id, 'ACCOUNT');
  const player = await findPlayer(accounts, caller.id);
  if (!player) throw new Error('an account that was just created is gone');
  return player;
}

function notAGuest(): Refused {
  return new Refused('FORBIDDEN', 'This is already an account, not a guest: there is nothing left to do.');
}
