import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressOf, trustOf } from '../../../src/api/client-addresses.ts';
import { parseConfig } from '../../../src/config.ts';

/** Returns the address that the server charges for a request from 127.0.0.1 with this header. */
async function counted(trusted: string, forwarded: string): Promise<string> {
  const { trustProxy } = parseConfig({ TRUST_PROXY: trusted });
  const app = fastify({ trustProxy: trustOf(trustProxy) });
  app.get('/', (request) => addressOf(request));
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  return body;
}

describe('the counted address behind proxies', () => {
  it.each([
    ['2', '6.6.6.6, 192.0.2.1:50123, 10.0.0.7:443', '192.0.2.1'],
    ['1', '6.6.6.6, 192.0.2.1:50123', '192.0.2.1'],
    ['1', '[2001:db8:1:2::1]:50123', '2001:db8:1:2::'],
    ['127.0.0.1, 10.0.0.0/8', '6.6.6.6, 192.0.2.1:50123, 10.0.0.7:443', '192.0.2.1'],
    ['127.0.0.1, 10.0.0.0/8', '6.6.6.6, 192.0.2.1, ::ffff:10.0.0.7', '192.0.2.1'],
    ['127.0.0.1, 2001:db8::/32', '192.0.2.1:1, [2001:db8::7]:443', '192.0.2.1'],
    ['loopback', '192.0.2.1, 127.0.0.9', '192.0.2.1'],
    ['loopback', '192.0.2.1, nonsense', 'nonsense'],
    ['10.0.0.0/8', '192.0.2.1', '127.0.0.1'],
    ['false', '192.0.2.1', '127.0.0.1'],
  ])('with TRUST_PROXY=%s and %s: %s', async (trusted, forwarded, client) => {
    expect(await counted(trusted, forwarded)).toBe(client);
  });

  it('an invalid address in the list stops the start', () => {
    expect(() => trustOf('10.0.0.999')).toThrow('Invalid socket address');
  });
});
