import { createHash } from 'node:crypto';
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { answer as shape } from './client.ts';
import { startServer } from './server.ts';

const server = await closeAfterAll(startServer());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A request as a client sent it. */
interface Seen {
  method: string;
  url: URL;
  body: string;
  status: number;
}

function listening(): { seen: Seen[]; fetch: typeof fetch } {
  const seen: Seen[] = [];
  return {
    seen,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      const { method = 'GET', body = '' } = init ?? {};
      seen.push({ method, url: new URL(String(url)), body: String(body), status: response.status });
      return response;
    },
  };
}

function apollo(headers: Record<string, string> = {}): ApolloClient {
  const link = new HttpLink({ uri: `${server.address}/graphql`, headers });
  return new ApolloClient({ link, cache: new InMemoryCache() });
}

/** Returns the code of a client's error. */
async function codeOf(asked: Promise<unknown>): Promise<unknown> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!CombinedGraphQLErrors.is(error)) throw new Error(`not a GraphQL error: ${error}`);
  return error.errors[0]?.extensions?.code;
}

describe('Apollo with its default settings sees the reason for a refusal', () => {
  it('of a document', async () => {
    expect(await codeOf(apollo().query({ query: gql('{ nothing }') }))).toBe('BAD_INPUT');
  });

  it('by a resolver', async () => {
    const mutation = gql('mutation { createMatch(input: { game: "golems" }) { id } }');
    expect(await codeOf(apollo().mutate({ mutation }))).toBe('UNAUTHENTICATED');
  });

  it('before GraphQL is reached', async () => {
    const stranger = apollo({ authorization: 'Bearer invented' });
    expect(await codeOf(stranger.query({ query: gql('{ me { id } }') }))).toBe('UNAUTHENTICATED');
  });
});

describe('automatic persisted queries', () => {
  it('Apollo sends a document once and its hash by GET from then on', async () => {
    const { seen, fetch } = listening();
    const persisted = new PersistedQueryLink({ sha256, useGETForHashedQueries: true });
    const link = persisted.concat(new HttpLink({ uri: `${server.address}/graphql`, fetch }));
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const query = gql('query Titles { games { id title } }');
    const ask = () => client.query({ query, fetchPolicy: 'network-only' });
    for (let asked = 0; asked < 2; asked++) expect((await ask()).data).toMatchObject({ games: expect.any(Array) });
    expect(seen.map(({ method, status }) => `${method} ${status}`)).toEqual(['GET 200', 'POST 200', 'GET 200']);
    expect(seen.filter(({ url, body }) => `${url.search}${body}`.includes('games'))).toHaveLength(1);
  });

  const post = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: sent.status, ...shape.parse(await sent.json()) };
  };
  const named = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

  it("an unknown hash gets Apollo's PersistedQueryNotFound", async () => {
    const { status, errors } = await post(named(sha256('{ unheard }')));
    expect([status, errors]).toMatchObject([
      200,
      [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    ]);
  });

  it('a document cannot be registered under the hash of another', async () => {
    const hash = sha256('{ games { id } }');
    const { errors } = await post({ query: '{ games { title } }', ...named(hash) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'extensions.persistedQuery' });
    expect((await post(named(hash))).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('a document can also be requested by its documentId', async () => {
    const query = '{ games { key } }';
    await post({ query, ...named(sha256(query)) });
    expect((await post({ documentId: `sha256:${sha256(query)}` })).data).toMatchObject({ games: expect.any(Array) });
  });

  it.each([
    ['another version', { extensions: { persistedQuery: { version: 2, sha256Hash: sha256('x') } } }],
    ['an invalid hash', named('../etc/passwd')],
    ['an invalid documentId', { documentId: 'latest' }],
  ])('%s is refused', async (_, body) => {
    expect((await post(body)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('the memory for documents is limited', async () => {
    const first = '{ games { id title about } }';
    await post({ query: first, ...named(sha256(first)) });
    for (let sent = 0; sent < 150; sent++) {
      const query = `{ games { id } } # ${sent} ${'x'.repeat(31_000)}`;
      await post({ query, ...named(sha256(query)) });
    }
    expect((await post(named(sha256(first)))).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

it('urql uses GET where allowed', async () => {
  const { seen, fetch } = listening();
  const url = `${server.address}/graphql`;
  const client = new Client({
    url,
    fetch,
    preferGetMethod: 'within-url-limit',
    exchanges: [cacheExchange, fetchExchange],
  });
  const { data } = await client.query('query ($id: ID!) { game(id: $id) { title } }', { id: 'golems' }).toPromise();
  expect(data).toMatchObject({ game: { title: 'Golems' } });
  const refused = await client.mutation('mutation { cancelMatch(matchId: "x") { id } }', {}).toPromise();
  expect(refused.error?.graphQLErrors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST']);
});
