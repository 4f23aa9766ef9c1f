import { and, eq, or } from 'drizzle-orm';
import { sessions } from '../../db/schema.ts';
import { FIRST_UUID } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import type { AccountContext } from '../context.ts';
import { findIdByName } from '../names/taken-names.ts';
import { hashOf, networkHash } from '../sessions/tokens.ts';
import { count, secondsTo, uncount } from './stored-counts.ts';

/** After this many wrong passwords within an hour, an account is guarded. */
const FREE = 10;
const HOUR = 3_600_000;
/** The longest pause between two attempts at a guarded account, in milliseconds. The first pause is one second. */
const LONGEST = 300_000;

export interface Attempt {
  account: { id: string } | { name: string };
  /** The token of an earlier session of the account. */
  device?: string | null | undefined;
  address: string;
}

/**
 * Slows down password guessing from many addresses. A guarded account accepts one attempt per pause, and each pause is
 * twice as long as the previous one. Even the correct password is refused during a pause. The owner is not locked out,
 * because each device or network with a session of the account has ten separate attempts. Unknown names are protected
 * in the same way. Attempts are counted before passwords are checked, because many may arrive at the same time.
 * @returns the key of the count, which the caller must uncount if the password was right
 * @throws Refused RATE_LIMITED
 */
export async function countPassword(accounts: AccountContext, attempt: Attempt): Promise<string> {
  const { id, account } = await accountOf(accounts, attempt.account);
  for (const key of await ownKeys(accounts, id, attempt)) {
    if ((await count(accounts, key, HOUR)).used <= FREE) return key;
    await uncount(accounts, key);
  }
  const key = `wrong ${account}`;
  const { used } = await count(accounts, key, HOUR);
  if (used <= FREE) return key;
  const pause = Math.min(LONGEST, 1000 * 2 ** (used - FREE - 1));
  const turn = await count(accounts, `turn ${account}`, pause);
  if (turn.used === 1) return key;
  await uncount(accounts, key);
  const retryAfter = secondsTo(accounts, turn.until);
  const message = `Too many wrong passwords for this account: try again in ${retryAfter} s, or sign in where you have signed in before.`;
  throw new Refused('RATE_LIMITED', message, { retryAfter });
}

/** Finds an account by any spelling of its name. Unknown names are normalized like the names in the database. */
async function accountOf(
  accounts: AccountContext,
  account: Attempt['account'],
): Promise<{ id: string; account: string }> {
  if ('id' in account) return { id: account.id, account: account.id };
  const { id, called } = await findIdByName(accounts, account.name);
  return { id: id ?? FIRST_UUID, account: id ?? `nobody ${called}` };
}

/** The query also runs for unknown names, so that response times do not reveal which names exist. */
async function ownKeys({ db }: AccountContext, id: string, { device, address }: Attempt): Promise<string[]> {
  const [token, network] = [hashOf(device ?? ''), networkHash(id, address)];
  const known = await db.orm
    .selectDistinct({ tokenHash: sessions.tokenHash, cameFrom: sessions.cameFrom })
    .from(sessions)
    .where(and(eq(sessions.playerId, id), or(eq(sessions.tokenHash, token), eq(sessions.cameFrom, network))));
  return [
    ...(known.some(({ tokenHash }) => tokenHash === token) ? [`device ${token}`] : []),
    ...(known.some(({ cameFrom }) => cameFrom === network) ? [`network ${network}`] : []),
  ];
}
