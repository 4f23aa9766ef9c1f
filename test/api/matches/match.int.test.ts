import { Client, cacheExchange, fetchExchange, gql, subscriptionExchange } from '@urql/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pipe, subscribe } from 'wonka';
import { z } from 'zod';
import {
  account,
  ask,
  create,
  decision,
  firstMove,
  get,
  guest,
  join,
  live,
  match,
  playOn,
  read,
  SUBMIT,
} from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const update = z.object({
  matchUpdates: z.object({
    version: z.number(),
    entries: z.array(z.object({ version: z.number(), text: z.string() })),
  }),
});
const UPDATES =
  'subscription ($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) { version entries { version text } } }';

describe('a match from sign-up to verified replay', () => {
  let server: TestServer;
  let ada: string;
  let bob: string;

  beforeAll(async () => {
    server = await startServer();
    ada = await signUp('Ada');
    bob = await signUp('Bob');
  });
  afterAll(() => server.stop());

  const signUp = (name: string) => account(server.address, name);

  async function twoSeats(input: object = {}): Promise<string> {
    const { id } = await create(server.address, ada, { seats: 2, ...input });
    await join(server.address, bob, { matchId: id });
    return id;
  }

  it('begins when the second player joins, and each player sees only their own decision', async () => {
    const made = await create(server.address, ada);
    expect(made).toMatchObject({ status: 'WAITING', version: -1, yourSeats: [0], decision: null });
    const joined = await join(server.address, bob, { matchId: made.id });
    expect(joined).toMatchObject({ status: 'RUNNING', version: 0, yourSeats: [1] });
    const [asked] = joined.waitingFor;
    const seen = await Promise.all([ada, bob].map((token) => read(server.address, made.id, token)));
    expect(seen.map((one) => one.decision?.seat ?? null)).toEqual([0, 1].map((seat) => (seat === asked ? seat : null)));
    expect((await read(server.address, made.id)).decision).toBeNull();
  });

  it('a private match needs its invitation', async () => {
    const made = await create(server.address, ada, { visibility: 'PRIVATE' });
    expect((await listed(bob)).includes(made.id)).toBe(false);
    const joined = await join(server.address, bob, { invitation: made.invitation });
    expect(joined).toMatchObject({ id: made.id, status: 'RUNNING' });
  });

  async function listed(token: string): Promise<string[]> {
    const shape = z.object({ matches: z.object({ nodes: z.array(z.object({ id: z.string() })) }) });
    const query = '{ matches(first: 100) { nodes { id } } }';
    return (await get(shape, server.address, query, {}, token)).matches.nodes.map(({ id }) => id);
  }

  it('matches are listed in pages, each once', async () => {
    const ids = [await twoSeats(), await twoSeats(), await twoSeats()];
    const page = z.object({
      matches: z.object({
        edges: z.array(z.object({ node: z.object({ id: z.string() }) })),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    });
    const query = `query ($after: Cursor) {
      matches(first: 2, after: $after, filter: { mine: true }) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { matches }: z.infer<typeof page> = await get(page, server.address, query, { after }, ada);
      seen.push(...matches.edges.map(({ node }) => node.id));
      after = matches.pageInfo.hasNextPage ? matches.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(ids));
  });

  it('a repeated idempotency key gets the same entry', async () => {
    const id = await twoSeats();
    const mover = (await read(server.address, id, ada)).decision ? ada : bob;
    const { decision: asked, version } = await read(server.address, id, mover);
    const input = { matchId: id, version, key: 'only once', move: firstMove(decision.parse(asked)) };
    const shape = z.object({ submitMove: z.object({ entry: z.object({ version: z.number() }) }) });
    const first = await get(shape, server.address, SUBMIT, { input }, mover);
    expect(await get(shape, server.address, SUBMIT, { input }, mover)).toEqual(first);
  });

  it('a choice can be sent back as the received JSON, and is checked like typed input', async () => {
    const id = await twoSeats();
    const mover = (await read(server.address, id, ada)).decision ? ada : bob;
    const { decision: asked, version } = await read(server.address, id, mover);
    const choice = firstMove(decision.parse(asked));
    const input = { matchId: id, version, key: 'as JSON' };
    const shape = z.object({ submitMove: z.object({ entry: z.object({ version: z.number() }) }) });
    const wrong = [
      {},
      { choice, move: choice },
      { choice: { golems: {}, valhalla: {} } },
      { choice: 'pass' },
      { choice: { chess: 1 } },
    ];
    for (const one of wrong) {
      const answer = await ask(server.address, SUBMIT, { input: { ...input, ...one } }, mover);
      expect(answer.errors, JSON.stringify(one)).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    }
    const first = await get(shape, server.address, SUBMIT, { input: { ...input, choice } }, mover);
    expect(await get(shape, server.address, SUBMIT, { input: { ...input, move: choice } }, mover)).toEqual(first);
  });

  it('each update arrives once and in order, also after resuming from the last version', async () => {
    const id = await twoSeats();
    const versions: number[] = [];
    await playOn(server.address, [ada, bob], id, 3);
    for (let round = 0; round < 4; round++) {
      const client = live(server.address, round % 2 === 0 ? ada : undefined);
      const after = versions.at(-1) ?? -1;
      const events = client.iterate({ query: UPDATES, variables: { id, after } });
      const playing = playOn(server.address, [ada, bob], id, 4);
      const upTo = (await playing).version;
      for await (const { data } of events) {
        const { matchUpdates: news } = update.parse(data);
        versions.push(...news.entries.map((entry) => entry.version));
        if (news.version >= upTo) break;
      }
      await client.dispose();
    }
    expect(versions).toEqual(versions.map((_, index) => index));
    expect(versions.length).toBeGreaterThan(15);
  });

  it('urql receives a move', async () => {
    const id = await twoSeats();
    const socket = live(server.address, bob);
    const client = new Client({
      url: `${server.address}/graphql`,
      preferGetMethod: false,
      exchanges: [
        cacheExchange,
        fetchExchange,
        subscriptionExchange({
          forwardSubscription: ({ query = '', variables }) => ({
            subscribe: (sink) => ({
              unsubscribe: socket.subscribe(
                { query, variables: variables ?? {} },
                {
                  next: (result) => sink.next({ data: result.data ?? null }),
                  error: (error) => sink.error(error),
                  complete: () => sink.complete(),
                },
              ),
            }),
          }),
        }),
      ],
    });
    const heard = new Promise<number>((resolve) => {
      const results = client.subscription(gql(UPDATES), { id, after: 0 });
      pipe(
        results,
        subscribe(({ data }) => {
          const { version } = update.parse(data).matchUpdates;
          if (version > 0) resolve(version);
        }),
      );
    });
    await playOn(server.address, [ada, bob], id, 1);
    expect(await heard).toBeGreaterThan(0);
    await socket.dispose();
  });

  it('a seat is notified when it is asked', async () => {
    const carl = await guest(server.address, 'Carl');
    const client = live(server.address, carl);
    const decisions = client.iterate({ query: 'subscription { myDecisions { matchId seat choices { label } } }' });
    const { id } = await create(server.address, carl, { bots: [{ level: 'RANDOM' }], options: { rounds: 2 } });
    const { value } = await decisions.next();
    expect(value?.data).toMatchObject({ myDecisions: { matchId: id, seat: 0 } });
    await client.dispose();
  });

  it('resigning ends the match and publishes the seed, and the replay verifies', async () => {
    const id = await twoSeats();
    await playOn(server.address, [ada, bob], id, 5);
    const ended = z.object({ resign: z.object({ status: z.string(), seed: z.string() }) });
    const query = 'mutation ($id: ID!) { resign(matchId: $id) { status seed result { why places { place seats } } } }';
    expect((await get(ended, server.address, query, { id }, ada)).resign.status).toBe('FINISHED');
    const document = await (await fetch(`${server.address}/v1/matches/${id}/replay`)).text();
    expect(await verdictOn(document)).toMatchObject({ verdict: 'VERIFIED' });
    const forged = document.replace(/"seed":"../, '"seed":"00');
    expect(await verdictOn(forged)).toMatchObject({ verdict: 'REFUTED', why: expect.any(String) });
    await expect.poll(() => statusOf(id)).toBe('VERIFIED');
  });

  async function verdictOn(document: string): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.address}/v1/replays/verify`, { method: 'POST', headers, body: document });
    return answer.json();
  }

  async function statusOf(id: string): Promise<string> {
    const shape = z.object({ match: z.object({ replay: z.object({ status: z.string() }) }) });
    const query = 'query ($id: ID!) { match(id: $id) { replay { status } } }';
    return (await get(shape, server.address, query, { id })).match.replay.status;
  }

  it('a whole match against a house bot can be played through the public API', async () => {
    const { id } = await create(server.address, ada, { bots: [{ level: 'RANDOM' }], options: { rounds: 2 } });
    let last = await read(server.address, id, ada);
    while (last.status === 'RUNNING') last = await playOn(server.address, [ada], id, 1);
    expect(last.status).toBe('FINISHED');
    const log = await (await fetch(`${server.address}/v1/matches/${id}/log`)).text();
    expect(log.trim().split('\n').length).toBe(last.version + 1);
    expect(match.shape.version.parse(last.version)).toBeGreaterThan(0);
  });
});
