import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oidcTokens, openMail } from '../../src/accounts/index.ts';
import { post } from '../../src/notifications/sending/http-post.ts';
import { type HostilePeer, OVER_HTTP, OVER_SMTP, openPeer } from './hostile-peer.ts';

const LIMIT = 60_000;
const running = new AbortController().signal;
let peer: HostilePeer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  peer.close();
  vi.useRealTimers();
});

/** Returns the outcome of a request. If the peer hangs, lets the time limit pass once the client is only waiting. */
async function outcome<T>(answer: Promise<T>, hangs: boolean | undefined): Promise<T> {
  if (hangs) {
    await peer.acted;
    await vi.advanceTimersByTimeAsync(LIMIT);
  }
  return answer;
}

describe('a receiver of messages that', () => {
  it.each(OVER_HTTP)(
    '$does cannot keep the attempt open',
    async ({ conduct, hangs, scheme = 'http', post: expected }) => {
      peer = await openPeer(conduct);
      const settings = { privateTargets: true, patience: LIMIT, stop: running };
      const sent = post(new URL(`${scheme}://127.0.0.1:${peer.port}/`), { headers: {}, body: '{}' }, settings);
      const { status, failure } = await outcome(sent, hangs);
      expect(status ?? failure).toBe(expected);
      await peer.left();
      expect(peer.connections).toBe(1);
    },
  );

  it('says nothing loses its client when the process stops', async () => {
    peer = await openPeer((socket) => void socket.resume());
    const stop = new AbortController();
    const settings = { privateTargets: true, patience: LIMIT, stop: stop.signal };
    const sent = post(new URL(`http://127.0.0.1:${peer.port}/`), { headers: {}, body: '{}' }, settings);
    await peer.acted;
    stop.abort();
    expect(await sent).toEqual({ status: null, failure: 'TIMED_OUT' });
    await peer.left();
  });
});

describe('an outside issuer that', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Returns the error for a token from this issuer. */
  async function saidOf(issuer: string): Promise<unknown> {
    const token = await new SignJWT({ sub: 'ann' })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(issuer)
      .setAudience('arbiter')
      .setExpirationTime('1 h')
      .sign(privateKey);
    return oidcTokens({ issuer, audience: 'arbiter', timeLimit: LIMIT })
      .identityOf(token)
      .catch((error) => error);
  }

  it.each(OVER_HTTP)('$does counts as silent', async ({ conduct, hangs, scheme = 'http' }) => {
    peer = await openPeer(conduct);
    const said = await outcome(saidOf(`${scheme}://127.0.0.1:${peer.port}`), hangs);
    expect(said).toMatchObject({ name: 'IssuerUnavailable' });
    await peer.left();
    expect(peer.connections).toBe(1);
  });

  it.each(OVER_HTTP)('$does when asked for its keys counts as silent', async ({ conduct, hangs, scheme = 'http' }) => {
    peer = await openPeer(conduct);
    const keys = JSON.stringify({ jwks_uri: `${scheme}://127.0.0.1:${peer.port}/` });
    const issuer = createServer((_, response) => void response.end(keys));
    await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
    const said = await outcome(saidOf(`http://127.0.0.1:${(issuer.address() as AddressInfo).port}`), hangs);
    expect(said).toMatchObject({ name: 'IssuerUnavailable' });
    await peer.left();
    issuer.close();
  });
});

describe('a mail server that', () => {
  const letter = { to: 'ann@example.org', subject: 'A', text: 'B' };

  /** Creates a mail queue that sends through the peer, and collects its logged errors. */
  function mailOver(scheme: string) {
    const errors: object[] = [];
    const log = { warn() {}, error: (details: object) => void errors.push(details) };
    const smtp = { url: `${scheme}://127.0.0.1:${peer.port}`, from: 'arbiter@example.org' };
    return { errors, mail: openMail({ smtp }, log, { timeLimit: LIMIT, grace: 2 * LIMIT }) };
  }

  it.each(OVER_SMTP)('$does loses only that email', async ({ conduct, hangs, scheme = 'smtp' }) => {
    peer = await openPeer(conduct);
    const { mail, errors } = mailOver(scheme);
    mail.post(async () => [letter]);
    await outcome(mail.close(), hangs);
    expect(errors).toHaveLength(1);
    await peer.left();
  });

  it('answers line after line forever runs into a time limit for the whole email', async () => {
    peer = await openPeer((socket) => {
      const drip = () => {
        if (socket.destroyed) return;
        socket.write('250-more\r\n');
        setImmediate(drip);
      };
      socket.write('220 a\r\n');
      socket.once('data', drip);
    });
    const { mail, errors } = mailOver('smtp');
    mail.post(async () => [letter]);
    await peer.acted;
    await vi.advanceTimersByTimeAsync(LIMIT);
    for (let round = 0; round < 50 && errors.length === 0; round++) await new Promise(setImmediate);
    expect(errors).toHaveLength(1);
    await mail.close();
  });
});
