import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { shedLoad } from '../../../../overload/shed-load.ts';
import { handedAnswerer } from './handed-answerer.ts';
import { requestWritten } from './written.ts';

/** What a node takes for the client's address. @param forwarded by the header that says so */
async function addressSeen(trustProxy: boolean, address: string | undefined, forwarded: string): Promise<string> {
  const app = fastify({ trustProxy });
  shedLoad(app, { overloadMs: 0 });
  app.post('/graphql', async ({ ip }) => ip ?? 'gone');
  await app.ready();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
  const body = Buffer.from('{}');
  const answer = await handedAnswerer(app)(requestWritten({ address, headers, body }, undefined), body);
  await app.close();
  return String(answer?.body);
}

describe('a request that another node has handed on', () => {
  it('comes from the other end of the connection over which it came there, whatever it says of itself', async () => {
    expect(await addressSeen(false, '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1');
    expect(await addressSeen(false, '2001:db8::1', '198.51.100.1')).toBe('2001:db8::1');
    expect(await addressSeen(false, undefined, '198.51.100.1')).toBe('gone');
  });

  it('comes from where a proxy says, where proxies are trusted', async () => {
    expect(await addressSeen(true, '192.0.2.1', '198.51.100.1')).toBe('198.51.100.1');
  });
});
