import { hash, verify } from '@node-rs/argon2';
import { and, isNotNull, sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import { typedName } from '../names.ts';
import { toPlayer } from '../players.ts';
import { openSession, type Session } from './sessions.ts';

/** Verified when there is no such account, so that the answer takes as long as for a wrong password. */
let nobody: Promise<string> | undefined;

/**
 * A new session for an account.
 * @throws Refused UNAUTHENTICATED without saying whether the name exists.
 */
export async function signIn(accounts: Accounts, input: { name: string; password: string }): Promise<Session> {
  nobody ??= hash('nobody has this password');
  const name = typedName(input.name);
  const sameName = sql`lower(${players.name}) = lower(${name})`;
  const [row] = await accounts.db.orm
    .select()
    .from(players)
    .where(and(sameName, isNotNull(players.passwordHash)));
  const right = await verify(row?.passwordHash ?? (await nobody), input.password.slice(0, 201));
  if (!row || !right) throw new Refused('UNAUTHENTICATED', 'The name or password is wrong.');
  return openSession(accounts, toPlayer(row));
}
