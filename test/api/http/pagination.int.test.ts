import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { ask, create, get, guest, join, live, playOn } from '../client.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer());
const [ada, bob] = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];

async function played(moves: number): Promise<string> {
  const { id } = await create(server.address, ada);
  await join(server.address, bob, { matchId: id });
  await playOn(server.address, [ada, bob], id, moves);
  return id;
}

const ENTRIES = `query ($id: ID!, $first: Int, $after: Cursor, $last: Int, $before: Cursor) { match(id: $id) { id
  entries(first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { version text } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
const shape = z.object({
  match: z.object({
    entries: z.object({
      totalCount: z.int(),
      edges: z.array(z.object({ cursor: z.string(), node: z.object({ version: z.int() }) })),
      pageInfo: z.object({
        hasNextPage: z.boolean(),
        hasPreviousPage: z.boolean(),
        startCursor: z.string().nullable(),
        endCursor: z.string().nullable(),
      }),
    }),
  }),
});

describe('the record of a match in pages', () => {
  it("can be read with fetchMore by clients that know only Relay's connections", async () => {
    const id = await played(9);
    const typePolicies = { Match: { fields: { entries: relayStylePagination() } } };
    const link = new HttpLink({ uri: `${server.address}/graphql`, headers: { authorization: `Bearer ${ada}` } });
    const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies }) });
    const query = gql(ENTRIES);
    const first = await client.query({ query, variables: { id, first: 4 } });
    const watched = client.watchQuery({ query, variables: { id, first: 4 } });
    const subscription = watched.subscribe(() => {});
    for (let more = shape.parse(first.data); more.match.entries.pageInfo.hasNextPage; ) {
      await watched.fetchMore({ variables: { id, first: 4, after: more.match.entries.pageInfo.endCursor } });
      more = shape.parse(client.readQuery({ query, variables: { id, first: 4 } }));
    }
    const { entries } = shape.parse(client.readQuery({ query, variables: { id, first: 4 } })).match;
    const versions = entries.edges.map(({ node }) => node.version);
    expect(versions).toEqual(Array.from({ length: entries.totalCount }, (_, version) => version));
    subscription.unsubscribe();
  });

  it('can be read backwards, and from a version sent as a number', async () => {
    const id = await played(6);
    const page = async (variables: object) =>
      (await get(shape, server.address, ENTRIES, { id, ...variables }, ada)).match.entries;
    const last = await page({ last: 2 });
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = await page({ last: 2, before: last.pageInfo.startCursor });
    expect(before.edges.at(-1)?.node.version).toBe((last.edges[0]?.node.version ?? 0) - 1);
    expect((await page({ first: 1, after: 2 })).edges[0]?.node.version).toBe(3);
    expect((await page({ first: 1, after: '2' })).edges[0]?.node.version).toBe(3);
  });

  it.each([
    ['a cursor of another list', { after: 'WyIyMDI2Il0' }],
    ['both ends in one request', { first: 1, last: 1 }],
    ['too many', { last: 501 }],
    ['an invalid cursor', { after: true }],
  ])('is refused for %s', async (_, variables) => {
    const { errors } = await ask(server.address, ENTRIES, { id: await played(0), ...variables }, ada);
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

describe('the log over REST', () => {
  it('has the facts in the same form as GraphQL', async () => {
    const id = await played(4);
    const headers = { authorization: `Bearer ${ada}` };
    const text = await (await fetch(`${server.address}/v1/matches/${id}/log`, { headers })).text();
    const lines: { facts: unknown }[] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const asked = '{ nodes { facts { name data } } }';
    const { data } = await ask(server.address, `{ match(id: "${id}") { entries ${asked} } }`, {}, ada);
    expect(data).toEqual({ match: { entries: { nodes: lines.map(({ facts }) => ({ facts })) } } });
    expect(JSON.stringify(lines)).toContain('{"name":"cardsMoved","data":{');
  });
});

describe('watching a match', () => {
  it('from a future version is refused immediately', async () => {
    const id = await played(1);
    const client = live(server.address, ada);
    const query = 'subscription ($id: ID!) { matchUpdates(id: $id, after: 99) { version } }';
    const heard = client.iterate({ query, variables: { id } }).next();
    expect(await heard).toMatchObject({ value: { errors: [{ extensions: { code: 'BAD_INPUT', field: 'after' } }] } });
    await client.dispose();
  });
});

describe('a seat at a waiting match', () => {
  it('is taken once per idempotency key, and can be given back', async () => {
    const { id } = await create(server.address, ada, { seats: 3, key: 'a match' });
    expect((await create(server.address, ada, { seats: 3, key: 'a match' })).id).toBe(id);
    await join(server.address, bob, { matchId: id, key: 'a seat' });
    expect((await join(server.address, bob, { matchId: id, key: 'a seat' })).yourSeats).toEqual([1]);
    const left = await ask(server.address, `mutation { leaveMatch(matchId: "${id}") { yourSeats } }`, {}, bob);
    expect(left.data).toEqual({ leaveMatch: { yourSeats: [] } });
    const alone = await ask(server.address, `mutation { leaveMatch(matchId: "${id}") { id } }`);
    expect(alone.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
