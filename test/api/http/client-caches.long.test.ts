import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { publishedContract } from '../../../src/api/graphql/schema.ts';
import { GAMES, gameKey } from '../../../src/games/index.ts';
import { create, firstMove, get, guest, join, playOn, read } from '../client.ts';
import { selectAllFields } from '../select-all-fields.ts';
import { startServer, type TestServer } from '../server.ts';

const schema = buildSchema(publishedContract());
const all = (name: string): string => {
  const type = schema.getType(name);
  return isObjectType(type) ? selectAllFields(type) : expect.fail(`there is no type ${name}`);
};

const ABOUT = `__typename id status version game { __typename id title } yourSeats waitingFor invitation
  seats { __typename seat name player { __typename id name } bot taken left } createdBy { __typename id name guest } options`;
const TABLE = `table { ${all('TableView')} }`;
const DECISION = `decision { ${all('Decision')} }`;
const ENTRIES = `entries(first: 50) { ${all('EntryConnection')} }`;
const viewOf = (game: (typeof GAMES)[number]): string => {
  const name = `${gameKey(game).replace(/^./, (first) => first.toUpperCase())}View`;
  return `view { __typename ... on ${name} { ${all(name)} } }`;
};

interface Opened {
  id: string;
  query: string;
}

/** Returns the queries that the screens of a match send. Both matches of a game use the same queries. */
const screensOf = (game: (typeof GAMES)[number]): string[] =>
  [`${TABLE} ${DECISION}`, ENTRIES, viewOf(game)].map(
    (part) => `query Screen($id: ID!) { match(id: $id) { ${ABOUT} ${part} } }`,
  );

describe('a cache that identifies objects by id', () => {
  let server: TestServer;
  let ada: string;
  let bob: string;
  let opened: Opened[];

  beforeAll(async () => {
    server = await startServer();
    ada = await guest(server.address, 'Ada');
    bob = await guest(server.address, 'Bob');
    opened = [];
    for (const game of GAMES) {
      for (const moves of [6, 11]) {
        const { id } = await create(server.address, ada, { game: game.id, seats: 2 });
        await join(server.address, bob, { matchId: id });
        await playOn(server.address, [ada, bob], id, moves);
        opened.push(...screensOf(game).map((query) => ({ id, query })));
      }
    }
  });
  afterAll(() => server.stop());

  const said = async ({ id, query }: Opened) => get(z.unknown(), server.address, query, { id }, ada);

  it('shows every match like the server, with all open in Apollo Client', async () => {
    const headers = { authorization: `Bearer ${ada}` };
    const link = new HttpLink({ uri: `${server.address}/graphql`, headers });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const asked = opened.map(({ id, query }) => ({ id, query, document: gql(query) }));
    for (const { id, document } of asked) await client.query({ query: document, variables: { id } });
    for (const { id, query, document } of asked) {
      expect(client.readQuery({ query: document, variables: { id } })).toEqual(await said({ id, query }));
    }
    await client.clearStore();
  });

  it('shows every match like the server, with all open in urql with Graphcache', async () => {
    const headers = { authorization: `Bearer ${ada}` };
    const url = `${server.address}/graphql`;
    // Graphcache warns about every object without an id. Parts of a match deliberately have no id.
    const exchanges = [cacheExchange({ logger: () => {} }), fetchExchange];
    const client = new Client({ url, fetchOptions: { headers }, preferGetMethod: false, exchanges });
    for (const { id, query } of opened) {
      const { error } = await client.query(query, { id }).toPromise();
      expect(error?.message).toBeUndefined();
    }
    for (const { id, query } of opened) {
      const { data } = await client.query(query, { id }, { requestPolicy: 'cache-only' }).toPromise();
      expect(data).toEqual(await said({ id, query }));
    }
  });

  it('shows the move in its match and leaves the other matches unchanged', async () => {
    const headers = { authorization: `Bearer ${ada}` };
    const link = new HttpLink({ uri: `${server.address}/graphql`, headers });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const screens = opened.filter(({ query }) => query.includes('table {'));
    for (const { id, query } of screens) await client.query({ query: gql(query), variables: { id } });
    let moves = 0;
    for (const { id } of screens) {
      const { decision, version } = await read(server.address, id, ada);
      if (!decision || moves === 2) continue;
      moves++;
      const mutation = `mutation Move($input: SubmitMoveInput!) { submitMove(input: $input) { __typename
        match { ${ABOUT} ${TABLE} ${DECISION} } } }`;
      const input = { matchId: id, version, move: firstMove(decision) };
      await client.mutate({ mutation: gql(mutation), variables: { input } });
    }
    expect(moves).toBeGreaterThan(0);
    for (const { id, query } of screens) {
      expect(client.readQuery({ query: gql(query), variables: { id } })).toEqual(await said({ id, query }));
    }
  });
});
