import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import { FairQueue } from '../../process/fair-queue.ts';
import { turnOwner } from '../attempt-limits/ipv6-site.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';

/** Each concurrent hash needs 19 MiB and one of the four threads that Node uses for files and name lookups. */
const AT_ONCE = 2;
/** The maximum number of queued hashes, which take a second or two. */
const QUEUE = 64;
const RETRY_AFTER = 2;

const turns = new FairQueue(AT_ONCE);

/**
 * Runs a task that hashes a password. Networks take turns, and no network can fill the queue.
 * @param address the network that sent the password, or null if it is unknown
 * @throws Refused OVERLOADED if too many tasks are waiting
 */
export async function inTurn<T>(address: string | null, task: () => Promise<T>): Promise<T> {
  const owner = turnOwner(address ?? '');
  if (!turns.hasRoom(owner, QUEUE))
    throw new Refused('OVERLOADED', `Too many passwords are being checked: try again in ${RETRY_AFTER} s.`, {
      retryAfter: RETRY_AFTER,
    });
  return turns.run(owner, task);
}

/** Returns the argon2id hash of a password. @param address see `inTurn` @throws Refused OVERLOADED */
export function hashPassword(password: string, address: string | null): Promise<string> {
  return inTurn(address, () => hash(password));
}

/** The hash that is verified for unknown accounts, so that the response takes as long as for a wrong password. */
let noAccount: Promise<string> | undefined;

/** Without a hash, the check takes equally long and returns false. @throws Refused OVERLOADED */
export function isPassword(
  passwordHash: string | null | undefined,
  password: string,
  address: string | null,
): Promise<boolean> {
  return inTurn(address, async () => {
    noAccount ??= hash('no account has this password');
    const right = await verify(passwordHash ?? (await noAccount), password.slice(0, 201));
    return right && typeof passwordHash === 'string';
  });
}

/** @returns the password's hash @throws Refused UNAUTHENTICATED, FORBIDDEN for players who have no password */
export async function provePassword(
  { db }: AccountContext,
  { id }: Caller,
  password: string,
  address: string | null,
): Promise<string> {
  const [row] = await db.orm.select({ passwordHash: players.passwordHash }).from(players).where(eq(players.id, id));
  if (row && row.passwordHash === null)
    throw new Refused('FORBIDDEN', 'This account has no password: a guest can set one with keepAccount.');
  if (row?.passwordHash && (await isPassword(row.passwordHash, password, address))) return row.passwordHash;
  throw wrongPassword();
}

export function wrongPassword(): Refused {
  const message = 'The current password is wrong: correct it, or reset it with requestPasswordReset.';
  return new Refused('UNAUTHENTICATED', message);
}
