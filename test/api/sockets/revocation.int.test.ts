import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Caller,
  createApiKey,
  openAccounts,
  playerOf,
  revokeApiKey,
  revokeOtherSessions,
  signIn,
  signOut,
  signUp,
} from '../../../src/accounts/index.ts';
import { CLOSE } from '../../../src/api/subscriptions/client-connection.ts';
import { closeRevoked } from '../../../src/api/subscriptions/revoked-sessions.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../../matches/setting.ts';

const setting = await closeAfterAll(openSetting());
const { context } = await setting.node();
const accounts = openAccounts({ ...context, sessionDays: 1, outside: null });

const ADA = { name: 'Ada', password: 'correct horse battery' };
const { token: first } = await signUp(accounts, ADA);
const callerOf = async (token: string): Promise<Caller> => (await playerOf(accounts, token)) ?? expect.fail();

// The periodic check never runs here, so a socket that closes was closed by the message about its player.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Opens a socket with a token. Also returns a list to which each close code is added. */
async function socketOf(token: string) {
  const codes: number[] = [];
  return { token, caller: await callerOf(token), socket: { close: (code: number) => void codes.push(code) }, codes };
}

async function closedBy(end: () => Promise<unknown>, token: string): Promise<void> {
  const [ended, other] = [await socketOf(token), await socketOf(first)];
  const stop = closeRevoked([ended, other], accounts);
  await end();
  await expect.poll(() => ended.codes).toEqual([CLOSE.unauthorized]);
  expect(other.codes).toEqual([]);
  stop();
}

it('a sign-out closes the sockets of its session immediately, and no others of the player', async () => {
  const { token } = await signIn(accounts, ADA);
  const caller = await callerOf(token);
  await closedBy(() => signOut(accounts, caller, token), token);
});

it('a revoked session’s sockets are closed immediately', async () => {
  const { token } = await signIn(accounts, ADA);
  const caller = await callerOf(first);
  await closedBy(() => revokeOtherSessions(accounts, caller, first), token);
});

it('a revoked API key’s sockets are closed immediately', async () => {
  const caller = await callerOf(first);
  const { key, secret } = await createApiKey(accounts, caller, { name: 'A bot', scopes: ['PLAY'] });
  await closedBy(() => revokeApiKey(accounts, caller, key.id), secret);
});
