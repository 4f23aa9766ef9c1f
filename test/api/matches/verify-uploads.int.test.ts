import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { create, guest, resign } from '../client.ts';
import { startServer } from '../server.ts';

/** A genuine replay document. */

const server = await closeAfterAll(startServer({ RATE_LIMIT: '10000' }));
const ada = await guest(server.address, 'Ada');
const { id } = await create(server.address, ada, { bots: [{ level: 'RANDOM' }] });
await resign(server.address, ada, id);
const headers = { authorization: `Bearer ${ada}` };
const answer = await fetch(`${server.address}/v1/matches/${id}/replay`, { headers });
const document: Record<string, unknown> = z.record(z.string(), z.unknown()).parse(await answer.json());

async function verify(body: string, type = 'application/json', token = ''): Promise<[number, unknown]> {
  const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${server.address}/v1/replays/verify`, { method: 'POST', headers, body });
  return [answer.status, await answer.json()];
}

/** Starts sending a document; `finish` sends the rest. */
async function begun(): Promise<{ finish(): void; status: Promise<number | undefined> }> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const sending: ClientRequest = request(`${server.address}/v1/replays/verify`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (answer: IncomingMessage) => resolve(answer.resume().statusCode));
  });
  await once(sending, 'continue'); // the server is reading the document
  sending.write('{"format":');
  return { finish: () => sending.end('1}'), status };
}

describe('verification', () => {
  it('accepts two documents of one client at a time, and leaves room for others', async () => {
    const two = [await begun(), await begun()];
    expect(await verify('{}')).toMatchObject([429, { code: 'RATE_LIMITED', retryAfter: expect.any(Number) }]);
    expect(await verify(JSON.stringify(document), 'application/json', ada)).toMatchObject([
      200,
      { verdict: 'VERIFIED' },
    ]);
    for (const { finish } of two) finish();
    expect(await Promise.all(two.map(({ status }) => status))).toEqual([400, 400]);
    expect(await verify(JSON.stringify(document))).toMatchObject([200, { verdict: 'VERIFIED' }]);
  });

  it('charges a document without a content-length like one with it', async () => {
    const spam = await guest(server.address, 'Spam');
    const authorization = `Bearer ${spam}`;
    const left = async () => {
      const { headers } = await fetch(`${server.address}/v1/matches/none/log`, { headers: { authorization } });
      return Number(headers.get('x-ratelimit-remaining'));
    };
    const cost = async (body: string | ReadableStream): Promise<number> => {
      const before = await left();
      const headers = { 'content-type': 'application/json', authorization };
      const sent = { method: 'POST', headers, body, duplex: 'half' as const };
      expect((await fetch(`${server.address}/v1/replays/verify`, sent)).status).toBe(400);
      return before - (await left());
    };
    const long = JSON.stringify('x'.repeat(3 * 1024 * 1024));
    const told = await cost(long);
    expect(told).toBeGreaterThanOrEqual(40);
    expect(await cost(new Blob([long]).stream())).toBe(told);
  });

  it('frees the slot of a client that disconnects in mid-document', async () => {
    for (let i = 0; i < 3; i++) {
      const sending = request(`${server.address}/v1/replays/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', expect: '100-continue' },
      });
      sending.on('error', () => {});
      await once(sending, 'continue');
      sending.write('{');
      sending.destroy();
    }
    const verdict = () => verify(JSON.stringify(document));
    await expect.poll(verdict).toMatchObject([200, { verdict: 'VERIFIED' }]);
  });

  it('accepts documents of more than 8 MiB, and refuses larger ones naming the limit', async () => {
    const padded = (bytes: number) => `${JSON.stringify(document)}${' '.repeat(bytes)}`;
    expect(await verify(padded(9 * 1024 * 1024))).toMatchObject([200, { verdict: 'VERIFIED' }]);
    expect(await verify(padded(65 * 1024 * 1024))).toMatchObject([413, { code: 'BAD_INPUT' }]);
  });

  it('accepts a document as lines: the head, then each entry', async () => {
    const { entries, ...head } = document;
    const lines = [head, ...z.array(z.unknown()).parse(entries)].map((line) => JSON.stringify(line));
    expect(await verify(`${lines.join('\n')}\n`, 'application/x-ndjson')).toMatchObject([200, { verdict: 'VERIFIED' }]);
    const cut = [...lines.slice(0, 1), ...lines.slice(2)].join('\n');
    expect(await verify(cut, 'application/x-ndjson')).toMatchObject([200, { verdict: 'REFUTED', version: 0 }]);
    expect(await verify(`${lines[0]}\n{`, 'application/x-ndjson')).toMatchObject([400, { code: 'BAD_INPUT' }]);
  });
});
