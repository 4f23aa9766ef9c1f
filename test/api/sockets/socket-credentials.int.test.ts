import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { closeAfterAll } from '../../close-after-all.ts';
import { ask, create, guest, socketAddress } from '../client.ts';
import { startServer } from '../server.ts';
import { RawSocket } from './raw-socket.ts';

const server = await closeAfterAll(startServer());
const ada = await guest(server.address, 'Ada');

const MINE = 'subscription { myDecisions { prompt } }';

async function introduced(payload: object): Promise<RawSocket> {
  const raw = await new RawSocket(server.address).opened();
  raw.send({ type: 'connection_init', payload });
  return raw;
}

describe('the credentials of a socket', () => {
  it.each([
    ['token', () => ({ token: ada })],
    ['authorization', () => ({ authorization: `Bearer ${ada}` })],
    ['Authorization', () => ({ Authorization: `Bearer ${ada}` })],
  ])('may be sent as %s', async (_, payload) => {
    await create(server.address, ada, { bots: [{ level: 'STEADY' }] });
    const raw = await introduced(payload());
    await expect.poll(() => raw.heard.some(({ type }) => type === 'connection_ack')).toBe(true);
    raw.subscribe('1', MINE);
    expect((await raw.of('1'))[0]?.type).toBe('next');
    await raw.leave();
  });

  it('are refused under any other name, never ignored', async () => {
    const raw = await introduced({ headers: { Authorization: `Bearer ${ada}` } });
    const reason = new Promise((resolve) => raw.socket.on('close', (_, text) => resolve(String(text))));
    expect(await raw.closed).toBe(4401);
    expect(await reason).toBe('Unauthorized: send token or authorization, not headers');
  });
});

describe('a client that retries', () => {
  /** Runs graphql-ws the way Apollo and urql do, but with no delay between attempts. */
  async function refusedWith(
    token: string,
    end: (connected: Promise<void>) => Promise<unknown>,
  ): Promise<{ attempts: number; code: unknown }> {
    let attempts = 0;
    const client = createClient({
      url: socketAddress(server.address),
      webSocketImpl: WebSocket,
      connectionParams: { token },
      retryAttempts: 50,
      retryWait: () => sleep(1),
      on: { opened: () => attempts++ },
    });
    const code = new Promise((resolve) => {
      client.subscribe({ query: MINE }, { next: () => {}, complete: () => resolve(null), error: resolve });
    });
    await end(new Promise((resolve) => client.on('connected', () => resolve())));
    const closed = await code;
    await client.dispose();
    return { attempts, code: closed instanceof Object && 'code' in closed ? closed.code : closed };
  }

  it('gives up immediately with an invalid token', async () => {
    expect(await refusedWith('x'.repeat(43), async () => {})).toEqual({ attempts: 1, code: 4401 });
  });

  it('gives up when the session ends', async () => {
    const token = await guest(server.address, 'Leaver');
    const end = async (connected: Promise<void>) => {
      await connected;
      await ask(server.address, 'mutation { signOut }', {}, token);
    };
    expect(await refusedWith(token, end)).toEqual({ attempts: 1, code: 4401 });
  });
});
