import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trustedDocuments } from '../../../src/api/request/persisted-documents.ts';
import { create, guest, join, resign, answer as shape } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';
import { codeIn, RawSocket } from '../sockets/raw-socket.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('cacheable responses', () => {
  let server: TestServer;
  let ada: string;
  beforeAll(async () => {
    server = await startServer();
    ada = await guest(server.address, 'Ada');
  });
  afterAll(() => server.stop());

  const read = (address: string, headers: Record<string, string> = {}) => fetch(server.address + address, { headers });
  const byGet = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

  it('a catalogue is sent once, and then answered with 304', async () => {
    const address = byGet('{ games { id cards { name text } } }');
    const first = await read(address);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await read(address, { 'if-none-match': `"other", ${first.headers.get('etag')}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await read(address, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it.each([
    ['{ matches { nodes { id } } }'],
    ['{ games { id } me { id } }'],
    ['{ ...f } fragment f on Query { me { id } }'],
    ['{ games { nothing } }'],
  ])('a response that may differ between callers is not cacheable: %s', async (query) => {
    const answer = await read(byGet(query), { authorization: `Bearer ${ada}` });
    expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  it('a replay has an ETag once its match is finished, only for callers who may see it', async () => {
    const { invitation } = await create(server.address, ada, { visibility: 'PRIVATE', options: { rounds: 5 } });
    const { id } = await join(server.address, ada, { invitation, seat: 1 });
    const mine = { authorization: `Bearer ${ada}` };
    const address = `/v1/matches/${id}/replay`;
    const early = await read(address, mine);
    expect([early.status, early.headers.get('etag'), early.headers.get('cache-control')]).toEqual([
      403,
      null,
      'no-store',
    ]);
    await resign(server.address, ada, id);
    const first = await read(address, mine);
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect((await read(address, { ...mine, 'if-none-match': tag })).status).toBe(304);
    for (const known of [tag, '*']) expect((await read(address, { 'if-none-match': known })).status).toBe(404);
  });
});

describe('a server with trusted documents', () => {
  const GAMES = '{ games { id } }';
  const WATCH = 'subscription { myDecisions { prompt } }';
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'arbiter-documents-'));
    const file = path.join(folder, 'documents.json');
    await writeFile(file, JSON.stringify(Object.fromEntries([GAMES, WATCH].map((text) => [sha256(text), text]))));
    server = await startServer({ TRUSTED_DOCUMENTS: file });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function answered(body: object) {
    const headers = { 'content-type': 'application/json' };
    const sent = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
    return shape.parse(await sent.json());
  }
  const named = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

  it('answers them by text or by hash', async () => {
    for (const body of [{ query: GAMES }, named(sha256(GAMES)), { documentId: `sha256:${sha256(GAMES)}` }])
      expect((await answered(body)).data).toMatchObject({ games: expect.any(Array) });
  });

  it.each([
    ['another', { query: '{ games { id title } }' }],
    ['introspection', { query: '{ __schema { queryType { name } } }' }],
    ['another document under a trusted hash', { query: '{ games { title } }', ...named(sha256(GAMES)) }],
    ['an unknown hash', named(sha256('x'))],
  ])('refuses %s', async (_, body) => {
    expect((await answered(body)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('applies the same rule to WebSockets', async () => {
    const raw = await new RawSocket(server.address).ready();
    raw.subscribe('1', 'subscription { myDecisions { seat } }');
    expect(codeIn(await raw.of('1'))).toBe('FORBIDDEN');
    raw.subscribe('2', WATCH);
    expect(codeIn(await raw.of('2'))).toBe('UNAUTHENTICATED');
    const namings = [
      named(sha256(WATCH)),
      { documentId: `sha256:${sha256(WATCH)}` },
      { query: null, documentId: sha256(WATCH) },
    ];
    for (const [n, payload] of namings.entries()) {
      raw.send({ id: `named ${n}`, type: 'subscribe', payload });
      expect(codeIn(await raw.of(`named ${n}`))).toBe('UNAUTHENTICATED');
    }
    raw.send({ id: 'games', type: 'subscribe', payload: { documentId: sha256(GAMES) } });
    expect(JSON.stringify(await raw.of('games'))).toContain('"games":[');
    raw.send({ id: 'strange', type: 'subscribe', payload: { documentId: sha256('x') } });
    expect(codeIn(await raw.of('strange'))).toBe('FORBIDDEN');
    await raw.leave();
  });

  it.each([
    ['no JSON', '{'],
    ['a document under another hash', JSON.stringify({ [sha256('x')]: GAMES })],
    ['something else', '[1]'],
  ])('does not start with %s', async (_, text) => {
    const file = path.join(folder, 'bad.json');
    await writeFile(file, text);
    await expect(trustedDocuments(file)).rejects.toThrow(/TRUSTED_DOCUMENTS/);
    await expect(trustedDocuments(path.join(folder, 'none'))).rejects.toThrow(/TRUSTED_DOCUMENTS/);
  });

  it('reads the manifest that Apollo writes', async () => {
    const file = path.join(folder, 'manifest.json');
    const operations = [{ id: sha256(GAMES), name: 'Games', type: 'query', body: GAMES }];
    await writeFile(file, JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }));
    expect(await trustedDocuments(file)).toEqual(new Map([[sha256(GAMES), GAMES]]));
  });
});
