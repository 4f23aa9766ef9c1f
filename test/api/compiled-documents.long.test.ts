import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPILED_AFTER } from '../../src/api/request/execute.ts';
import { type Answer, ask, create, guest, join, MATCH, playOn, read, SUBMIT } from './client.ts';
import { startServer, type TestServer } from './server.ts';

const WHOLE = `query ($id: ID!, $table: Boolean!, $some: Int) {
  match(id: $id) {
    ${MATCH} createdBy { name } seats { seat name taken player { name } } clock { seats { left } }
    view { __typename ... on GolemsView { golemsPhase turnSeat round players { seat mana } piles { __typename } } }
    table @include(if: $table) { zones { key kind count cards { number name place } } counters { label value } }
    entries(first: $some) { nodes { version kind text facts { name data } } pageInfo { hasNextPage endCursor } }
    asked: decision { choices { concerns { kind number key } blanks { kind from { concerns { kind number key } } } } }
    last: entries(last: 2) { totalCount pageInfo { hasPreviousPage startCursor } }
    again: entries(after: 3, first: 2) { ...Lines } } }
fragment Lines on EntryConnection { edges { cursor node { version text } } }`;

const INTROSPECTION = `query ($type: String!) { __schema { queryType { name } directives { name args { name } } }
  __type(name: $type) { kind fields { name args { name type { name } } type { name ofType { name } } } } }`;

const CATALOGUE = 'query ($id: ID!) { game(id: $id) { id title minSeats maxSeats cards { name kind text } } }';

// Documents that are requested often are compiled. Clients must not notice the difference.
describe('a document requested a hundred times', () => {
  let server: TestServer;
  let token: string;
  let id: string;
  let version: number;

  beforeAll(async () => {
    server = await startServer();
    token = await guest(server.address, 'Ada');
    const other = await guest(server.address, 'Bob');
    ({ id } = await create(server.address, token, { seats: 2 }));
    await join(server.address, other, { matchId: id });
    ({ version } = await playOn(server.address, [token, other], id, 8));
    if (!(await read(server.address, id, token)).decision) token = other;
  });
  afterAll(() => server.stop());

  /**
   * Returns the first and the last response. @param same variables for the requests in between, which keep the
   * responses small
   */
  async function oftenAsked(query: string, variables: object, same: object = variables): Promise<[Answer, Answer]> {
    const first = await ask(server.address, query, variables, token);
    for (let asked = 0; asked < COMPILED_AFTER + 5; asked++) await ask(server.address, query, same, token);
    return [first, await ask(server.address, query, variables, token)];
  }

  it.each([
    ['introspection', INTROSPECTION, () => ({ type: 'Match' }), { type: 'ID' }],
    ['a whole match', WHOLE, () => ({ id, table: true, some: 5 }), { id: 'none', table: true }],
    ['a part of a match', WHOLE, () => ({ id, table: false }), { id: 'none', table: true }],
    ['a catalogue', CATALOGUE, () => ({ id: 'golems' }), { id: 'none' }],
    ['no match', `query ($id: ID!) { match(id: $id) { ${MATCH} } }`, () => ({ id: token.slice(0, 8) })],
    ['an enum and a page', '{ matches(filter: { status: RUNNING }, first: 3) { nodes { id status } } }', () => ({})],
  ])('gets the same response as the first time: %s', async (_, query, variables, same?: object) => {
    const [first, last] = await oftenAsked(query, variables(), same);
    expect(first.errors).toBeUndefined();
    expect(last).toEqual(first);
  });

  it.each([
    ['NOT_FOUND', { matchId: '0' }],
    ['STALE_VERSION', { version: 999 }],
    ['ILLEGAL_MOVE', { move: { golems: { strike: { unit: 99, target: [98] } } } }],
  ])('is refused like the first time: %s', async (code, wrong) => {
    const fine = { matchId: id, version, move: { golems: { pass: true } } };
    const [first, last] = await oftenAsked(
      SUBMIT,
      { input: { ...fine, ...wrong } },
      { input: { ...fine, matchId: 'none' } },
    );
    expect(first.errors?.[0]?.extensions.code).toBe(code);
    expect(last).toEqual(first);
  });

  it.each([
    ['two keys instead of one', { move: { golems: { pass: true, buy: 'GOLEM' } } }],
    ['an unknown field', { move: { golems: { pass: true } }, more: 1 }],
    ['a value of another type', { move: { golems: { strike: { unit: 'one', target: [1] } } } }],
    ['a missing move', { move: null }],
  ])('still gets its variables checked: %s', async (_, wrong) => {
    const fine = { matchId: id, version: version + 9, move: { golems: { pass: true } } };
    const [first, last] = await oftenAsked(SUBMIT, { input: { ...fine, ...wrong } }, { input: fine });
    expect(first.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(last).toEqual(first);
  });

  it('keeps its operations apart', async () => {
    const query = 'query One { games { id } } query Two { __typename }';
    const asOperation = (operationName: string) =>
      fetch(`${server.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, operationName }),
      }).then((answer) => answer.json());
    for (let asked = 0; asked < COMPILED_AFTER + 5; asked++) await asOperation('One');
    expect(await asOperation('Two')).toMatchObject({ data: { __typename: 'Query' } });
  });
});
