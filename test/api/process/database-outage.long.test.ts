import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { type StallProxy, stallProxy } from '../../chaos/proxy/stall-proxy.ts';
import { type ClonedDatabase, cloneDatabase, rowsOf } from '../../database.ts';
import { ask, get, guest } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

/** A player's time per decision, and the length of the outage, in seconds. */
const CLOCK = 8;
const OUTAGE = 12;

let database: ClonedDatabase;
let proxy: StallProxy;
let server: TestServer;

async function openBehindProxy(timeout = '2'): Promise<void> {
  database = await cloneDatabase();
  proxy = await stallProxy(database.url);
  server = await startServer({ DATABASE_URL: proxy.url, DATABASE_TIMEOUT: timeout });
}

async function close(): Promise<void> {
  await server.stop();
  await proxy.close();
  await database.drop();
}

const made = z.object({ createMatch: z.object({ id: z.string() }) });
const entry = z.object({
  kind: z.string(),
  at: z.string(),
  facts: z.array(z.object({ data: z.unknown() })),
});
const entries = z.object({
  match: z.object({
    entries: z.object({ nodes: z.array(entry) }),
  }),
});

async function opened(tokens: readonly [string, string], timeControl: object): Promise<string> {
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const input = { game: 'golems', timeControl, onTimeOut: 'FORFEIT', forfeitAfter: 1 };
  const { id } = (await get(made, server.address, create, { input }, tokens[0])).createMatch;
  const join = 'mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { id } }';
  await get(z.unknown(), server.address, join, { input: { matchId: id } }, tokens[1]);
  return id;
}

async function recordOf(id: string) {
  const query = '{ match(id: "ID") { entries { nodes { kind at facts { data } } } } }'.replace('ID', id);
  const { match } = await get(entries, server.address, query);
  return match.entries.nodes;
}

describe('while the database does not answer', () => {
  beforeEach(() => openBehindProxy('15')); // a statement may take seconds on a busy machine
  afterEach(close);

  it('all clocks stop, the records say so, and no player runs out of time', async () => {
    const players = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')] as const;
    const matches = await Promise.all(
      CLOCKS.map(async ([clock, timeControl]) => ({ clock, id: await opened(players, timeControl) })),
    );
    const silence = proxy.stallAll();
    await sleep(OUTAGE * 1000);
    silence.resume();
    await Promise.all(matches.map(({ clock, id }) => goesOn(clock, id, players)));
  });
});

/** A time limit per decision, and a time bank. */
const CLOCKS = [
  ['perDecision', { perDecision: CLOCK }],
  ['fischer', { fischer: { bank: CLOCK, increment: 0 } }],
] as const;

/** How long other work may keep the machine busy, in milliseconds. */
const PATIENCE = 60_000;

/** Checks that a player still has, after the outage, the time that was left before it. */
async function goesOn(clock: string, id: string, players: readonly string[]): Promise<void> {
  const pass = `mutation { submitMove(input: { matchId: "${id}", version: 0, move: { golems: { pass: true } } }) { entry { version } } }`;
  const first = async () => {
    for (const token of players) await ask(server.address, pass, {}, token);
    return (await recordOf(id)).findIndex(({ kind }) => kind === 'MOVE' || kind === 'TIMED_OUT');
  };
  await expect.poll(first, { message: clock, timeout: PATIENCE, interval: 200 }).toBeGreaterThan(0);
  const entries = (await recordOf(id)).slice(0, (await first()) + 1);
  const asked = Date.parse(entries[0]?.at ?? '');
  const stood = entries.slice(1, -1).map(({ facts }) => standstill.parse(facts[0]?.data));
  const given = stood.reduce((sum, one) => sum + one.ended - Math.max(one.began, asked), 0);
  expect(given, clock).toBeGreaterThan(CLOCK * 1000);
  // On a busy machine the clock may run out after the outage.
  const { kind, at } = entries.at(-1) ?? expect.fail('no entry');
  if (kind === 'TIMED_OUT') expect(Date.parse(at) - asked - given, clock).toBeGreaterThanOrEqual(CLOCK * 1000);
}

const standstill = z.object({ began: z.number(), ended: z.number() });

const CREATE = 'mutation { createMatch(input: { game: "golems" }) { id } }';

/** One function for each kind of outage: it starts the outage and returns a function that ends it. */
const AWAY = {
  'falls silent': async () => proxy.stallAll().resume,
  'refuses connections': async () => {
    await proxy.close();
    return () => {};
  },
  'ends all connections and refuses writes': async () => {
    const name = new URL(database.url).pathname.slice(1);
    await rowsOf(database.url, `alter database ${name} set default_transaction_read_only = on`);
    const ended =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';
    await rowsOf(database.url, ended, [name]);
    return () => {};
  },
};

describe('a database that', () => {
  beforeEach(() => openBehindProxy());
  afterEach(close);

  it.each(Object.keys(AWAY) as (keyof typeof AWAY)[])(
    '%s is an outage for clients, watchers, log and metrics, not a bug',
    async (how) => {
      const ada = await guest(server.address, 'Ada');
      const id = await opened([ada, await guest(server.address, 'Bob')], { perDecision: 600 });
      const back = await AWAY[how]();
      onTestFinished(back);
      const told = await ask(server.address, CREATE, {}, ada);
      expect(told.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
      expect([1, 2, 3]).toContain(told.errors?.[0]?.extensions.retryAfter);
      expect(told.errors?.[0]?.message).toMatch(/unknown whether this was done|Nothing was done/);
      const rest = await fetch(`${server.address}/v1/players/${id}/matches`);
      if (how !== 'ends all connections and refuses writes') {
        expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[123]$/)]);
        expect(await rest.json()).toMatchObject({
          message: expect.stringMatching(/Nothing was done: send the request/),
        });
      }
      const log = server.logged();
      expect(log).toMatch(/"level":40,.*"code":"UNAVAILABLE",.*"err":.*The database is not responding/);
      expect(log).not.toContain('unexpected error');
      const text = await (await fetch(`${server.address}/metrics`)).text();
      expect(text).toMatch(/^arbiter_refusals_total\{code="UNAVAILABLE"\} [1-9]/m);
      expect(text).toMatch(/^arbiter_refusals_total\{code="INTERNAL"\} 0$/m);
    },
  );
});

describe('a machine whose clock is wrong', () => {
  it.each([
    [20_000, 200, 'ready'],
    [40_000, 503, 'not ready'],
    [-40_000, 503, 'not ready'],
  ])('by %d ms is ready or not, and says why', async (ms, status, word) => {
    const wrong = await startServer({}, { clock: () => Date.now() + ms });
    try {
      const response = await fetch(`${wrong.address}/readyz`);
      expect(response.status).toBe(status);
      const clock = status === 200 ? {} : { clock: 'wrong' };
      expect(await response.json()).toEqual({ status: word, database: 'up', ...clock });
    } finally {
      await wrong.stop();
    }
  });
});
