import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { emails, mailedTokens, players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import { mustNotBeBanned } from '../admins/ban.ts';
import type { AccountContext } from '../context.ts';
import { passwordReset } from '../emails/email-texts.ts';
import { mailedToken } from '../emails/emailed-codes.ts';
import { checkAddress } from '../emails/set-and-confirm-email.ts';
import { toPlayer } from '../players.ts';
import { openSession, type Session } from '../sessions/sessions.ts';
import { hashOf } from '../sessions/tokens.ts';
import { putPassword } from './change-password.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './password-hash.ts';

/** The maximum number of accounts with the same address that are emailed. */
const MOST = 5;

/**
 * The lookup happens in the background, so neither the response nor its duration reveals whether an account exists.
 * @throws Refused BAD_INPUT if the text is not an email address
 */
export function requestPasswordReset(accounts: AccountContext, address: string): void {
  const wanted = checkAddress(address);
  accounts.mail.post(async () => {
    const theirs = and(sql`lower(${emails.address}) = lower(${wanted})`, isNotNull(players.passwordHash));
    const found = await accounts.db.orm
      .select({ id: players.id, name: players.name, to: emails.address })
      .from(emails)
      .innerJoin(players, eq(players.id, emails.playerId))
      .where(theirs)
      .limit(MOST);
    const messages = found.map(async ({ id, name, to }) =>
      passwordReset(to, name, await mailedToken(accounts, { playerId: id, purpose: 'RESET', address: to })),
    );
    return Promise.all(messages);
  });
}

/**
 * Another person may have controlled the account, so all sessions, API keys, webhooks and push subscriptions end.
 * @throws Refused BAD_INPUT (the password), UNAUTHENTICATED (the code), BANNED
 */
export async function resetPassword(
  accounts: AccountContext,
  { token, password }: { token: string; password: string },
  address: string | null = null,
): Promise<Session> {
  checkPassword(password, '');
  const tokenHash = hashOf(token);
  const now = new Date(accounts.now());
  const player = await ownerOf(accounts, tokenHash, now);
  checkPassword(password, player.name);
  const at = sql`${now.toISOString()}::timestamptz`;
  const passwordHash = await hashPassword(password, address);
  const changing = sql`shown as (
      delete from mailed_tokens
      where token_hash = ${tokenHash} and purpose = 'RESET' and expires_at > ${at} and ${WENT_TO_OWNER}
      returning player_id),
    changed as (
      update players set password_hash = ${passwordHash}
      where id in (select player_id from shown) and password_hash is not null returning id)`;
  if (!(await putPassword(accounts, player, { changing, shownHash: tokenHash, keepKeys: false }))) throw noSuchToken();
  return openSession(accounts, player, { passwordHash, address });
}

// Check the address, because the owner may have changed it around the time the email was sent.
const WENT_TO_OWNER = sql`exists (
  select from ${emails} where ${emails.playerId} = ${mailedTokens.playerId}
    and lower(${emails.address}) = lower(${mailedTokens.address}))`;

async function ownerOf({ db }: AccountContext, tokenHash: string, now: Date) {
  const good = and(
    eq(mailedTokens.tokenHash, tokenHash),
    eq(mailedTokens.purpose, 'RESET'),
    gt(mailedTokens.expiresAt, now),
    WENT_TO_OWNER,
  );
  const [row] = await db.orm
    .select({ player: players })
    .from(mailedTokens)
    .innerJoin(players, eq(players.id, mailedTokens.playerId))
    .where(good);
  if (!row) throw noSuchToken();
  mustNotBeBanned(row.player, now.getTime());
  return toPlayer(row.player);
}

function noSuchToken(): Refused {
  return new Refused(
    'UNAUTHENTICATED',
    'The code is unknown, used or expired: ask for another email with requestPasswordReset.',
  );
}
