import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { create, guest, answer as shape } from '../client.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer());
const ada = await guest(server.address, 'Ada');

const GRAPHQL = 'application/graphql-response+json';

describe("the GraphQL over HTTP working group's audit", () => {
  const audits = serverAudits({ url: () => `${server.address}/graphql` });

  it('contains the expected checks', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map(({ id, name, fn }) => [`${id} ${name}`, fn] as const))('%s', async (_, fn) => {
    expect(await fn()).toMatchObject({ status: 'ok' });
  });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function sent(parameters: Record<string, string>, given: Sent = {}) {
  const answer = await fetch(`${server.address}/graphql?${new URLSearchParams(parameters)}`, given);
  const type = answer.headers.get('content-type');
  const body = shape.parse(await answer.json());
  return { status: answer.status, type, headers: answer.headers, body, code: body.errors?.[0]?.extensions.code };
}

function posted(query: string, headers: Record<string, string>) {
  const all = { 'content-type': 'application/json', ...headers };
  return sent({}, { method: 'POST', headers: all, body: JSON.stringify({ query }) });
}

describe('GET', () => {
  it('answers queries with variables and an operation name', async () => {
    const query = 'query One($id: ID!) { game(id: $id) { title } } query Two { __typename }';
    const one = await sent({ query, operationName: 'One', variables: '{"id":"golems"}' });
    expect(one).toMatchObject({ status: 200, body: { data: { game: { title: 'Golems' } } } });
    expect((await sent({ query, operationName: 'Two' })).body.data).toEqual({ __typename: 'Query' });
  });

  it('accepts a token in the header, and keeps the response out of shared caches', async () => {
    const mine = await sent({ query: '{ me { name } }' }, { headers: { authorization: `Bearer ${ada}` } });
    expect(mine.body.data).toEqual({ me: { name: 'Ada' } });
    expect(mine.headers.get('cache-control')).toContain('no-store');
    expect(mine.headers.get('vary')).toMatch(/accept.*authorization/);
  });

  it.each([GRAPHQL, 'application/json'])('refuses mutations, whatever the client accepts: %s', async (accept) => {
    const { id } = await create(server.address, ada);
    const headers = { authorization: `Bearer ${ada}`, accept };
    const query = `query Harmless { __typename } mutation Cancel { cancelMatch(matchId: "${id}") { id } }`;
    const refused = await sent({ query, operationName: 'Cancel' }, { headers });
    expect(refused).toMatchObject({ status: 405, code: 'BAD_INPUT' });
    expect(refused.headers.get('allow')).toBe('POST');
    expect((await sent({ query, operationName: 'Harmless' }, { headers })).body.data).toEqual({ __typename: 'Query' });
    const address = `${server.address}/graphql?${new URLSearchParams({ query, operationName: 'Cancel' })}`;
    expect((await fetch(address, { method: 'HEAD', headers })).status).toBe(405);
    const still = await sent({ query: `{ match(id: "${id}") { status } }` }, { headers });
    expect(still.body.data).toEqual({ match: { status: 'WAITING' } });
  });

  it.each([
    ['nothing', {}, 400],
    ['two operations without an operationName', { query: 'query One { __typename } query Two { __typename }' }, 200],
    ['variables that are not JSON', { query: '{ __typename }', variables: '{' }, 400],
    ['variables that are not an object', { query: '{ __typename }', variables: '[1]' }, 400],
  ])('refuses %s', async (_, parameters, status) => {
    const answer = await fetch(`${server.address}/graphql?${new URLSearchParams(parameters)}`);
    expect([answer.status, shape.parse(await answer.json()).errors?.[0]?.extensions.code]).toEqual([
      status,
      'BAD_INPUT',
    ]);
  });
});

describe('requests that a foreign page can send without a preflight', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a form as %s has no effect',
    async (type) => {
      const body = JSON.stringify({ query: 'mutation { signInAsGuest { token } }' });
      const refused = await sent({}, { method: 'POST', headers: { 'content-type': type }, body });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.code).toBe('BAD_INPUT');
    },
  );

  it('a document given twice in the address is refused', async () => {
    const query = encodeURIComponent('{ __typename }');
    const answer = await fetch(`${server.address}/graphql?query=${query}&query=${query}`);
    expect(answer.status).toBe(400);
  });

  it('a cookie does not sign in', async () => {
    const { body } = await sent(
      { query: '{ me { id } }' },
      { headers: { cookie: `token=${ada}; authorization=${ada}` } },
    );
    expect(body.data).toEqual({ me: null });
  });
});

describe('the content type of a response', () => {
  it.each([
    ['application/graphql-response+json, application/json;q=0.9', GRAPHQL],
    ['application/json;q=0.9,application/graphql-response+json', GRAPHQL],
    ['application/json, application/graphql-response+json;q=0.5', 'application/json'],
    ['application/graphql-response+json;q=0, */*', 'application/json'],
    ['text/html', 'application/json'],
    ['*/*', 'application/json'],
  ])('for %s is %s', async (accept, type) => {
    expect((await posted('{ __typename }', { accept })).type).toBe(`${type}; charset=utf-8`);
  });

  it('is the same for errors, even before GraphQL is reached', async () => {
    const broken = { accept: GRAPHQL, authorization: 'Bearer invented' };
    expect(await posted('{ me { id } }', broken)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      type: `${GRAPHQL}; charset=utf-8`,
    });
  });

  it('comes with a status that shows an invalid document', async () => {
    expect(await posted('{ nothing }', { accept: GRAPHQL })).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(await posted('{ nothing }', { accept: 'application/json' })).toMatchObject({
      status: 200,
      code: 'BAD_INPUT',
    });
  });
});
