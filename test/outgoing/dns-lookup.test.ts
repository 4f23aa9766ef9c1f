import { lookup } from 'node:dns/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { post } from '../../src/notifications/sending/http-post.ts';
import { lookUpWith } from '../../src/process/outgoing/dns-lookup.ts';
import { type NameServer, openNameServer, type Records } from './name-server.ts';

const { signal: running } = new AbortController();
let names: NameServer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  names.close();
  vi.useRealTimers();
});

async function postTo(url: string, records: Records, privateTargets: boolean) {
  names = await openNameServer(records);
  return postBy(names, url, privateTargets);
}

function postBy({ address }: NameServer, url: string, privateTargets: boolean) {
  const settings = { privateTargets, patience: 60_000, stop: running, nameServers: [address] };
  return post(new URL(url), { headers: {}, body: '{}' }, settings);
}

describe('a name', () => {
  it('fails with the attempt if no name server answers, without slowing other lookups', async () => {
    names = await openNameServer({ 'a.example': 'SILENT' });
    const sent = Array.from({ length: 40 }, () => postBy(names, 'https://a.example/', false));
    await names.asked;
    expect((await lookup('localhost')).address).toBeDefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(new Set((await Promise.all(sent)).map(({ failure }) => failure))).toEqual(new Set(['TIMED_OUT']));
  });

  it('is no longer looked up after its attempt has ended', async () => {
    names = await openNameServer({ 'a.example': 'SILENT' });
    const attempt = new AbortController();
    const lookUp = lookUpWith({ privateAddresses: false, nameServers: [names.address], signal: attempt.signal });
    const ended = new Promise((resolve) => lookUp('a.example', {}, (error) => resolve(error?.code)));
    await names.asked;
    attempt.abort();
    expect(await ended).toBe('ECANCELLED');
  });

  it('is unreachable if it does not exist', async () => {
    expect(await postTo('https://none.example/', {}, false)).toEqual({ status: null, failure: 'UNREACHABLE' });
  });

  it.each([['10.0.0.1'], ['127.0.0.1'], ['169.254.169.254']])(
    'is unreachable if it resolves to %s',
    async (address) => {
      const sent = await postTo('https://inside.example/', { 'inside.example': [address] }, false);
      expect(sent).toEqual({ status: null, failure: 'BLOCKED' });
    },
  );

  it('is looked up once per connection, so that its address cannot change after the check', async () => {
    const sent = await postTo('https://inside.example/', { 'inside.example': ['127.0.0.1'] }, false);
    expect(sent.failure).toBe('BLOCKED');
    expect(names.questions).toBe(2); // A and AAAA
  });

  it('may resolve to a private address if the operator allows it, even in the hosts file', async () => {
    const server = createServer((_, response) => void response.writeHead(204).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const taken = { status: 204, failure: null };
    expect(await postTo(`http://receiver.example:${port}/`, { 'receiver.example': ['127.0.0.1'] }, true)).toEqual(
      taken,
    );
    names.close();
    expect(await postTo(`http://localhost:${port}/`, {}, true)).toEqual(taken);
    expect(names.questions).toBe(0);
    server.close();
  });
});
