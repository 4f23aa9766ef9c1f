import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { type OtlpReceiver, otlpReceiver, type ReceivedSpan } from '../../otlp-receiver.ts';
import { ask, create, firstMove, guest, join, live, MATCH, playOn, read, SUBMIT } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const redisUrl = inject('redisUrl');
const lines = redisUrl ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];

/** Returns the span names from the trace's root to this span. */
function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const parent = spans.find(({ spanId, traceId }) => spanId === span.parent && traceId === span.traceId);
  return [...(parent ? pathTo(parent, spans) : []), span.name];
}

describe.each(lines)('a move on one of two nodes, with %s between them', (line) => {
  let collector: OtlpReceiver;
  let here: TestServer;
  let there: TestServer;
  let tokens: string[];
  let id: string;
  let version: number;
  const socketLines: unknown[] = [];

  beforeAll(async () => {
    collector = await otlpReceiver();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      LOG_LEVEL: 'trace',
      ...(line === 'Redis' && redisUrl ? { REDIS_URL: redisUrl } : {}),
    };
    here = await startServer(env);
    there = await startServer({ ...env, DATABASE_URL: here.databaseUrl });
    tokens = [await guest(here.address, 'Ada'), await guest(here.address, 'Bob')];
    ({ id } = await create(here.address, tokens[0] ?? '', {}));
    await join(here.address, tokens[1] ?? '', { matchId: id });
    await playOn(here.address, tokens, id, 6);
    const clients = [live(there.address, tokens[1]), live(there.address)];
    for (const client of clients) await listen(client);
    version = (await move()).version;
    // `expect.poll` works only in tests.
    await vi.waitFor(() => expect(socketLines.length).toBeGreaterThanOrEqual(4), 120_000);
    await vi.waitFor(() => expect(sends().length).toBeGreaterThanOrEqual(2), 120_000);
    await playOn(here.address, tokens, id, 4);
    await Promise.all(clients.map((client) => client.dispose()));
  });
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await collector.close();
  });

  function listen(client: ReturnType<typeof live>): Promise<void> {
    const query = 'subscription ($id: ID!) { matchUpdates(id: $id) { version } }';
    return new Promise((resolve, reject) => {
      const next = (line: unknown) => {
        socketLines.push(line);
        resolve();
      };
      client.subscribe({ query, variables: { id } }, { next, error: reject, complete: () => {} });
    });
  }

  async function move() {
    for (const token of tokens) {
      const match = await read(here.address, id, token);
      if (!match.decision) continue;
      const input = { matchId: id, version: match.version, move: firstMove(match.decision) };
      const { data } = await ask(here.address, SUBMIT, { input }, token);
      return z.object({ submitMove: z.object({ entry: z.object({ version: z.number() }) }) }).parse(data).submitMove
        .entry;
    }
    throw new Error('no seat is asked');
  }

  const ofTheMove = (): ReceivedSpan[] => {
    const verb = collector.spans.find(
      ({ name, attributes }) => name === 'submitMove' && attributes['arbiter.match.version'] === String(version),
    );
    return collector.spans.filter(({ traceId }) => traceId === verb?.traceId);
  };
  const sends = () => ofTheMove().filter(({ name }) => name === 'send');

  it('is one trace: request, verb, statement and bus, then bus and socket on the other node, without a database query there', () => {
    const spans = ofTheMove();
    const paths = spans.map((span) => pathTo(span, spans).join(' > '));
    const verb = 'POST /graphql > submitMove';
    const received = `${verb} > publish > receive`;
    expect(paths).toContain(`${verb} > append > write > append`);
    expect(paths.filter((path) => path === `${received} > send`)).toHaveLength(2);
    expect(paths).toContain(`${received} > follow`);
    expect(paths.filter((path) => path.startsWith(`${received} > follow > `))).toEqual([]);
    const nodes = (name: string) => [...new Set(spans.filter((span) => span.name === name).map(({ node }) => node))];
    expect(nodes('publish')).toEqual(nodes('submitMove'));
    expect(nodes('receive')).not.toEqual(nodes('submitMove'));
    expect(nodes('send')).toEqual(nodes('receive'));
  });

  it('has spans that name the request, match and version', () => {
    const spans = ofTheMove();
    const of = (name: string) => spans.find((span) => span.name === name)?.attributes ?? {};
    expect(of('POST /graphql')).toMatchObject({ 'http.route': '/graphql', 'http.response.status_code': '200' });
    expect(of('POST /graphql')['arbiter.request.id']).toMatch(/^[\da-f-]{36}$/);
    for (const name of ['submitMove', 'publish', 'receive', 'send'])
      expect(of(name)).toMatchObject({ 'arbiter.match.id': id, 'arbiter.match.version': String(version) });
    expect(of('submitMove')['arbiter.entry.kind']).toBe('MOVE');
    expect(sends().map(({ attributes }) => attributes['arbiter.readers'])).toContain('1'); // the spectators' feed
  });

  it('does not count a refusal as a failure, but names its code; the log line names the trace', async () => {
    const input = { matchId: id, version: 999_999, move: { golems: { pass: true } } };
    const { errors } = await ask(here.address, SUBMIT, { input }, tokens[0]);
    expect(errors?.[0]?.extensions.code).toBe('STALE_VERSION');
    const refused = () => collector.spans.find((span) => span.name === 'submitMove' && 'error.type' in span.attributes);
    await expect.poll(refused).toMatchObject({ failed: false, attributes: { 'error.type': 'STALE_VERSION' } });
    const lines = here
      .logged()
      .split('\n')
      .filter((text) => text.includes('"Refused"'));
    expect(lines.some((text) => text.includes(refused()?.traceId ?? 'nothing'))).toBe(true);
  });

  it('contains no hidden information', async () => {
    const told = collector.text();
    expect(told.length).toBeGreaterThan(10_000);
    const client = new pg.Client({ connectionString: here.databaseUrl });
    await client.connect();
    const { rows: matches } = await client.query('select seed, server_seed, seed_hash, options from matches');
    const { rows: entries } = await client.query('select move::text, facts::text, agenda::text, hash from match_log');
    await client.end();
    expect(entries.length).toBeGreaterThan(10);
    const words = [...matches, ...entries].flatMap((row) => stringsIn(row)).filter((word) => !known(word));
    expect(new Set(words).size).toBeGreaterThan(30);
    const there = [...new Set(words), ...tokens, 'Ada'].filter((word) => told.includes(JSON.stringify(word)));
    expect(there).toEqual([]);
    const attributes = collector.spans.flatMap(({ attributes: one }) => Object.keys(one));
    expect([...new Set(attributes)].filter((name) => !ATTRIBUTES.includes(name))).toEqual([]);
  });

  /** Returns every text in a stored value: names of cards and zones, labels, seeds, hashes. */
  function stringsIn(stored: unknown): string[] {
    if (typeof stored === 'string') {
      const inner = /^[[{]/.test(stored) ? stringsIn(JSON.parse(stored)) : [];
      return [stored, ...inner];
    }
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored).flatMap(([key, value]) => [key, ...stringsIn(value)]);
  }

  // Whether a span may contain a word: our own words, such as names of verbs and attribute values, are allowed.
  const known = (word: string) =>
    word === id ||
    word.length < 3 ||
    ['MOVE', 'move', 'seed', 'version', 'name', 'value', 'key', 'kind', 'code'].includes(word);
});

/** The attributes that a span may have. */
const ATTRIBUTES = [
  ...['arbiter.request.id', 'arbiter.match.id', 'arbiter.match.version', 'arbiter.entry.kind'],
  ...['arbiter.entries', 'arbiter.readers', 'error.type'],
  ...['http.request.method', 'http.route', 'http.response.status_code', 'db.system.name', 'db.query.summary'],
];

describe('traces', () => {
  it('that cannot be delivered are logged once and delay no request', async () => {
    const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    for (let i = 0; i < 3; i++) {
      await guest(server.address, 'Ada');
      await new Promise((resolve) => setTimeout(resolve, 1200));
    }
    await expect.poll(() => server.logged()).toContain('traces are not being delivered');
    await server.stop();
    expect(server.logged().match(/traces are not being delivered/g)).toHaveLength(1);
  });

  it('are off by default, so no log line names one', async () => {
    const server = await startServer({ LOG_LEVEL: 'debug' });
    const { errors } = await ask(server.address, `query { match(id: "no-such") { ${MATCH} } } `);
    expect(errors).toBeUndefined();
    await ask(server.address, 'mutation { resign(matchId: "x") { id } }');
    expect(server.logged()).toContain('"Refused"');
    expect(server.logged()).not.toContain('traceId');
    await server.stop();
  });
});
