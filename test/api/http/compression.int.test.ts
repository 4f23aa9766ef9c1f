import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { create, guest, playOn } from '../client.ts';
import { startServer } from '../server.ts';
import { type Message, RawSocket } from '../sockets/raw-socket.ts';

const server = await closeAfterAll(startServer());
const ada = await guest(server.address, 'Ada');

/** Returns the response as sent over the wire, which undici does not decompress. */
async function sent(query: string, accepted: string) {
  const headers = { 'content-type': 'application/json', 'accept-encoding': accepted, authorization: `Bearer ${ada}` };
  const body = JSON.stringify({ query });
  const answer = await request(`${server.address}/graphql`, { method: 'POST', headers, body });
  return { headers: answer.headers, body: Buffer.from(await answer.body.arrayBuffer()) };
}

const LONG = '{ games { id title about options cards { name text } } }';

describe('over HTTP', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('long responses are compressed with %s if the client accepts it', async (encoding, opened) => {
    const { headers, body } = await sent(LONG, encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    const plain = await sent(LONG, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(opened(body).equals(plain.body)).toBe(true);
    expect(body.length).toBeLessThan(plain.body.length / 4);
  });

  it('short responses are not compressed', async () => {
    expect((await sent('{ __typename }', 'br, gzip')).headers['content-encoding']).toBeUndefined();
  });

  const names = Array.from({ length: 55 }, (_, i) => `a${i}: name`).join(' ');

  it.each([
    ['a token', `mutation { signInAsGuest { token player { ${names} } } }`],
    [
      'an invitation',
      `mutation { createMatch(input: { game: "golems" }) { invitation ${names.replaceAll('name', 'seedHash')} } }`,
    ],
  ])('responses that contain %s are never compressed, however long', async (_, mutation) => {
    const { headers, body } = await sent(mutation, 'br, gzip');
    expect(body.length).toBeGreaterThan(1024);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('compressed request bodies are refused', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await request(`${server.address}/graphql`, { method: 'POST', headers, body: 'x' });
    expect(answer.statusCode).toBe(415);
    await answer.body.dump();
  });
});

describe('over WebSocket', () => {
  const UPDATES = `subscription ($id: ID!) { matchUpdates(id: $id, after: -1) {
    version entries { version text } match { decision { prompt choices { label move } } } } }`;
  const entry = z.object({ version: z.number(), text: z.string() });
  const update = z.object({ data: z.object({ matchUpdates: z.object({ entries: z.array(entry) }) }) });

  /** Counts the bytes received from now on. */
  function countedBytes({ socket }: RawSocket): () => number {
    let bytes = 0;
    const wire = Object.entries(socket).find(([key]) => key === '_socket')?.[1];
    wire.on('data', ({ length }: Buffer) => {
      bytes += length;
    });
    return () => bytes;
  }

  const updates = ({ heard }: RawSocket): Message[] => heard.filter(({ type }) => type === 'next');
  const textLength = (raw: RawSocket): number =>
    Buffer.byteLength(
      updates(raw)
        .map((one) => JSON.stringify(one))
        .join(''),
    );
  // Counts entries, not messages, because entries in quick succession arrive together.
  const entriesTold = (raw: RawSocket) =>
    updates(raw).flatMap(({ payload }) => update.parse(payload).data.matchUpdates.entries);

  it('messages are compressed if the client offers it, with the same content', async () => {
    const { id } = await create(server.address, ada, { bots: [{ level: 'RANDOM' }], options: { rounds: 5 } });
    const [deflated, plain] = await Promise.all([
      new RawSocket(server.address, { perMessageDeflate: true }).ready(ada),
      new RawSocket(server.address, { perMessageDeflate: false }).ready(ada),
    ]);
    const [fewBytes, allBytes] = [countedBytes(deflated), countedBytes(plain)];
    for (const one of [deflated, plain]) one.subscribe('1', UPDATES, { id });
    const { version } = await playOn(server.address, [ada], id, 8);
    for (const one of [deflated, plain])
      await expect.poll(() => entriesTold(one).at(-1)?.version).toBeGreaterThanOrEqual(version);
    const upToVersion = (raw: RawSocket) => entriesTold(raw).filter((one) => one.version <= version);
    expect(upToVersion(deflated)).toHaveLength(version + 1);
    expect(upToVersion(deflated)).toEqual(upToVersion(plain));
    expect([deflated.socket.extensions, plain.socket.extensions]).toEqual(['permessage-deflate', '']);
    expect(allBytes()).toBeGreaterThanOrEqual(textLength(plain));
    expect(fewBytes()).toBeGreaterThan(0);
    expect(fewBytes()).toBeLessThan(textLength(deflated) / 3);
    await Promise.all([deflated.leave(), plain.leave()]);
  });

  it('a small message that decompresses to a large one closes its connection', async () => {
    const raw = await new RawSocket(server.address, { perMessageDeflate: { threshold: 0 } }).opened();
    raw.send(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(5_000_000) } }));
    expect(await raw.closed).toBe(1009);
  });
});
