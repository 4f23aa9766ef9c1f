import { hash } from 'node:crypto';
import { buildSchema, getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { publishedContract } from '../../../src/api/graphql/schema.ts';
import { COMPILED_AFTER } from '../../../src/api/request/execute.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { oneOf, seedChance } from '../../load/random.ts';
import { create, guest, join, MATCH, playOn, read, SUBMIT } from '../client.ts';
import { Documents } from '../fuzz/documents.ts';
import { oddValues } from '../fuzz/odd-values.ts';
import { startServer } from '../server.ts';
import { asBody, BareExchange, posted } from './raw-exchange.ts';

const server = await closeAfterAll(startServer());
let ada = await guest(server.address, 'Ada');
let bob = await guest(server.address, 'Bob');
const { id } = await create(server.address, ada, { seats: 2 });
await join(server.address, bob, { matchId: id });
const { version } = await playOn(server.address, [ada, bob], id, 6);
if (!(await read(server.address, id, ada)).decision) [ada, bob] = [bob, ada];
const signedIn = await BareExchange.open(server.address, ada);
const stranger = await BareExchange.open(server.address);

const sha256 = (text: string) => hash('sha256', text);
const named = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });
/** Returns the root field whose error left the operation without data. */
const failedField = (response: string) => /^\{"data":null,.*?"path":\["(\w+)"/s.exec(response)?.[1];
const GAMES = '{ games { id title } }';
const move = (wrong: object = {}) => ({ input: { matchId: id, version, move: { golems: { pass: true } }, ...wrong } });

describe('an operation gets the same bytes over the socket as over HTTP', () => {
  it.each<[string, () => object]>([
    ['a catalogue', () => ({ query: GAMES })],
    ['introspection', () => ({ query: getIntrospectionQuery() })],
    ['a match', () => ({ query: `query ($id: ID!) { match(id: $id) { ${MATCH} } }`, variables: { id } })],
    ['nothing found', () => ({ query: '{ match(id: "x") { id } }' })],
    ['one of two operations', () => ({ query: 'query A { __typename } query B { me { id } }', operationName: 'B' })],
    ['two operations without an operationName', () => ({ query: 'query A { __typename } query B { me { id } }' })],
    ['an unknown operationName', () => ({ query: 'query A { __typename }', operationName: 'C' })],
    ['an unknown field', () => ({ query: '{ nothing { at all } }' })],
    ['a syntax error', () => ({ query: '{ games {' })],
    ['nothing', () => ({ query: '' })],
    ['JSON instead of a document', () => ({ query: '{"kind":"Document"}' })],
    [
      'too many aliases',
      () => ({ query: `{ ${Array.from({ length: 80 }, (_, i) => `a${i}: __typename`).join(' ')} }` }),
    ],
    ['a document that is too long', () => ({ query: `{ games { id } } #${'x'.repeat(40_000)}` })],
    [
      'a query that is too costly',
      () => ({ query: '{ matches(first: 100) { nodes { entries(first: 100) { nodes { text } } } } }' }),
    ],
    [
      'a variable of another type',
      () => ({ query: 'query ($id: ID!) { match(id: $id) { id } }', variables: { id: [] } }),
    ],
    ['a missing variable', () => ({ query: 'query ($id: ID!) { match(id: $id) { id } }' })],
    ['an unknown hash', () => ({ query: '', extensions: named('{ me { name } }') })],
    ['a hash of another document', () => ({ query: GAMES, extensions: named('{ me { name } }') })],
    ['a hash with its document', () => ({ query: GAMES, extensions: named(GAMES) })],
    ['a known hash', () => ({ query: '', extensions: named(GAMES) })],
    ['a document’s id', () => ({ query: '', documentId: `sha256:${sha256(GAMES)}` })],
    ['a document’s id of another type', () => ({ query: '', documentId: 7 })],
    [
      'an illegal move',
      () => ({ query: SUBMIT, variables: move({ move: { golems: { strike: { unit: 99, target: [98] } } } }) }),
    ],
    ['a move of another game', () => ({ query: SUBMIT, variables: move({ move: { valhalla: { pass: true } } }) })],
    [
      'a move of two games',
      () => ({ query: SUBMIT, variables: move({ move: { golems: { pass: true }, valhalla: { pass: true } } }) }),
    ],
    ['a move for a future version', () => ({ query: SUBMIT, variables: move({ version: 999 }) })],
    ['a move at an unknown match', () => ({ query: SUBMIT, variables: move({ matchId: 'x' }) })],
    ['a missing scope', () => ({ query: 'mutation { createApiKey(input: { name: "x", scopes: [READ] }) { token } }' })],
  ])('%s', async (_, payload) => {
    for (const [exchange, token] of [
      [signedIn, ada],
      [stranger, undefined],
    ] as const) {
      const overHttp = await posted(server.address, payload(), token);
      expect(asBody(await exchange.ask(payload()))).toBe(overHttp);
    }
  });

  it('also once the document is compiled, for results and refusals', async () => {
    const query = `mutation Often($input: SubmitMoveInput!) { submitMove(input: $input) { match { ${MATCH} } } }`;
    const often = () => ({ query, variables: move({ version: 999 }) });
    const first = asBody(await signedIn.ask(often()));
    for (let asked = 0; asked < COMPILED_AFTER + 5; asked++) await signedIn.ask(often());
    const compiled = asBody(await signedIn.ask(often()));
    expect(JSON.parse(compiled)).toEqual(JSON.parse(first));
    expect(await posted(server.address, often(), ada)).toBe(compiled);
    const wrong = { query, variables: move({ version: 'one' }) };
    expect(asBody(await signedIn.ask(wrong))).toBe(await posted(server.address, wrong, ada));
  });

  it('for random operations with odd values', async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`conformance of sockets: SEED=${seed}`);
    seedChance(seed);
    const odd = oddValues(seed);
    const documents = new Documents(buildSchema(publishedContract()), { odd, id: () => oneOf([id, 'x', bob]) });
    let compared = 0;
    let errors = 0;
    for (let made = 0; made < 200; made++) {
      // Mutations are sent without a token. They are refused, or return something new each time, which is not compared.
      const isQuery = made % 4 !== 0;
      const payload = documents.operation(isQuery ? 'query' : 'mutation');
      const [exchange, token] = isQuery ? [signedIn, ada] : [stranger, undefined];
      const before = await posted(server.address, payload, token);
      const heard = asBody(await exchange.ask(payload));
      const after = await posted(server.address, payload, token);
      // Over HTTP, JSON with a key such as `__proto__` is rejected as invalid.
      if (before !== after || before.includes('The body is not JSON')) continue;
      // If several non-null fields fail, the first to fail ends the operation, and their order varies.
      if (failedField(before) !== failedField(heard)) continue;
      expect(heard, JSON.stringify(payload)).toBe(before);
      compared++;
      if (heard.includes('"errors":')) errors++;
    }
    expect(compared).toBeGreaterThan(150);
    expect(errors).toBeGreaterThan(20);
    expect(compared - errors).toBeGreaterThan(20);
    expect(server.logged()).not.toContain('"level":50');
  });
});
