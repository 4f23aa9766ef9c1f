import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type AccountsHandle,
  type Attempt,
  countEmail,
  countPassword,
  NETWORKS_OF_SITE,
  uncountPassword,
  type WantedEmail,
} from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { networksOf } from '../client-addresses.ts';
import { type Counts, MINUTE, within } from './request-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a sign-in or sign-up attempt. @throws Refused RATE_LIMITED */
    admit(request: Pick<FastifyRequest, 'ip'>): Promise<void>;
    /** @throws Refused RATE_LIMITED after too many wrong passwords for the account */
    guardSignIn<T>(attempt: Attempt, prove: () => Promise<T>): Promise<T>;
    /** Counts an email that a client requested. @throws Refused RATE_LIMITED */
    guardMail(request: Pick<FastifyRequest, 'ip'>, email: WantedEmail): Promise<void>;
  }
}

/** The share of a client's budget that can be used to sign up or sign in. It limits password guessing. */
const SHARE = 1 / 20;

/** @param max the maximum number of a client's requests per minute */
export function limitSignIn(app: FastifyInstance, accounts: AccountsHandle, counts: Counts, max: number): void {
  const attempts = Math.max(1, Math.ceil(max * SHARE));
  app.decorate('admit', async (request) => {
    const { address, site } = networksOf(request);
    within(attempts, await counts.add(`sign-${address}`, 1, MINUTE));
    if (site !== null) within(attempts * NETWORKS_OF_SITE, await counts.add(`sign-site-${site}`, 1, MINUTE));
  });
  app.decorate('guardSignIn', async (attempt, prove) => {
    const key = await countPassword(accounts, attempt);
    const proved = await prove().catch(async (error: unknown) => {
      // The password was not checked, or it was right.
      if (error instanceof Refused && (error.code === 'OVERLOADED' || error.code === 'BANNED'))
        await uncountPassword(accounts, key);
      throw error;
    });
    await uncountPassword(accounts, key);
    return proved;
  });
  app.decorate('guardMail', (request, email) => countEmail(accounts, email, networksOf(request)));
}

/** Leaves sign-in unlimited, for servers without `RATE_LIMIT`. */
export function leaveSignInUnlimited(app: FastifyInstance): void {
  app.decorate('admit', async () => {});
  app.decorate('guardSignIn', (_, prove) => prove());
  app.decorate('guardMail', async () => {});
}
