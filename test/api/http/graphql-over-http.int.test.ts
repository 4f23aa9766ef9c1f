import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { create, guest, answer as shape } from '../client.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer());
const ada = await guest(server.address, 'Ada');

const GRAPHQL = 'application/graphql-response+json';

describe('GraphQL over HTTP: the audit of its working group', () => {
  const audits = serverAudits({ url: () => `${server.address}/graphql` });

  it('has the checks that we count on', () => {
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

describe('by GET', () => {
  it('queries are answered, with variables and the name of an operation', async () => {
    const query = 'query One($id: ID!) { game(id: $id) { title } } query Two { __typename }';
    const one = await sent({ query, operationName: 'One', variables: '{"id":"golems"}' });
    expect(one).toMatchObject({ status: 200, body: { data: { game: { title: 'Golems' } } } });
    expect((await sent({ query, operationName: 'Two' })).body.data).toEqual({ __typename: 'Query' });
  });

  it('a token in the header says who asks, and what is shown stays with them', async () => {
    const mine = await sent({ query: '{ me { name } }' }, { headers: { authorization: `Bearer ${ada}` } });
    expect(mine.body.data).toEqual({ me: { name: 'Ada' } });
    expect(mine.headers.get('cache-control')).toContain('no-store');
    expect(mine.headers.get('vary')).toMatch(/accept.*authorization/);
  });

  it.each([GRAPHQL, 'application/json'])('no mutation is, whatever is accepted: %s', async (accept) => {
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
    ['two operations and no word which', { query: 'query One { __typename } query Two { __typename }' }, 200],
    ['variables that are no JSON', { query: '{ __typename }', variables: '{' }, 400],
    ['variables that are no object', { query: '{ __typename }', variables: '[1]' }, 400],
  ])('%s is refused', async (_, parameters, status) => {
    const answer = await fetch(`${server.address}/graphql?${new URLSearchParams(parameters)}`);
    expect([answer.status, shape.parse(await answer.json()).errors?.[0]?.extensions.code]).toEqual([
      status,
      'BAD_INPUT',
    ]);
  });
});

describe('what a page of a stranger can send without asking', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a form as %s does nothing',
    async (type) => {
      const body = JSON.stringify({ query: 'mutation { signInAsGuest { token } }' });
      const refused = await sent({}, { method: 'POST', headers: { 'content-type': type }, body });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.code).toBe('BAD_INPUT');
    },
  );

  it('nothing is taken for a document that stands twice in an address', async () => {
    const query = encodeURIComponent('{ __typename }');
    const answer = await fetch(`${server.address}/graphql?query=${query}&query=${query}`);
    expect(answer.status).toBe(400);
  });

  it('nobody is signed in by a cookie', async () => {
    const { body } = await sent(
      { query: '{ me { id } }' },
      { headers: { cookie: `token=${ada}; authorization=${ada}` } },
    );
    expect(body.data).toEqual({ me: null });
  });
});

describe('the type of an answer', () => {
  it.each([
    ['application/graphql-response+json, application/json;q=0.9', GRAPHQL],
    ['application/json;q=0.9,application/graphql-response+json', GRAPHQL],
    ['application/json, application/graphql-response+json;q=0.5', 'application/json'],
    ['application/graphql-response+json;q=0, */*', 'application/json'],
    ['text/html', 'application/json'],
    ['*/*', 'application/json'],
  ])('%s gets %s', async (accept, type) => {
    expect((await posted('{ __typename }', { accept })).type).toBe(`${type}; charset=utf-8`);
  });

  it('is the same for errors, those before GraphQL included', async () => {
    const broken = { accept: GRAPHQL, authorization: 'Bearer invented' };
    expect(await posted('{ me { id } }', broken)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      type: `${GRAPHQL}; charset=utf-8`,
    });
  });

  it('the status tells what the document lacks to whoever reads statuses', async () => {
    expect(await posted('{ nothing }', { accept: GRAPHQL })).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(await posted('{ nothing }', { accept: 'application/json' })).toMatchObject({
      status: 200,
      code: 'BAD_INPUT',
    });
  });
});
