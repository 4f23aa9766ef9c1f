import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { rowsOf } from '../../database.ts';
import {
  ask,
  create,
  type Decision,
  decision,
  firstMove,
  guest,
  type Match,
  playOn,
  post,
  put,
  read,
  resign,
  SUBMIT,
} from '../client.ts';
import { startServer } from '../server.ts';

/** A running match in which Ada holds both seats, and its pending decision. */
let asked: Decision;
let log: string;

const server = await closeAfterAll(startServer());
const ada = await guest(server.address, 'Ada');
const eve = await guest(server.address, 'Eve');
let open = await hotSeat();
while (!open.decision?.choices.some(({ blank }) => blank?.from)) open = await playOn(server.address, [ada], open.id, 1);

async function hotSeat(): Promise<Match> {
  const { id, invitation } = await create(server.address, ada, { visibility: 'PRIVATE', options: { rounds: 5 } });
  await ask(
    server.address,
    'mutation ($i: JoinMatchInput!) { joinMatch(input: $i) { id } }',
    { i: { invitation, seat: 1 } },
    ada,
  );
  return read(server.address, id, ada);
}

beforeEach(async () => {
  asked = decision.parse(open.decision);
  log = await logHash();
});

async function logHash(): Promise<string> {
  const rows = await rowsOf(
    server.databaseUrl,
    'select count(*), max(hash) as hash from match_log where match_id = $1',
    [open.id],
  );
  return JSON.stringify(rows);
}

const submit = (change: object, token = ada) => {
  const input = { matchId: open.id, version: open.version, move: firstMove(asked), ...change };
  return ask(server.address, SUBMIT, { input }, token);
};
const query = (text: string, variables: object = {}, token: string | undefined = ada) =>
  ask(server.address, text, variables, token);
const introspection = (levels: number): string =>
  `{ __schema { types { ${'fields { type { '.repeat(levels)} name ${'} } '.repeat(levels)}} } }`;

/** Every kind of bad input, and the expected error code. */
const CASES: [string, string, () => Promise<{ errors?: { extensions: { code: string } }[] | undefined }>][] = [
  ['malformed JSON', 'BAD_INPUT', () => post(server.address, '{"query": ')],
  ['a body that is not JSON', 'BAD_INPUT', () => post(server.address, 'hello', undefined, 'text/plain')],
  ['an empty body', 'BAD_INPUT', () => post(server.address, '')],
  ['a batch of requests', 'BAD_INPUT', () => post(server.address, '[{"query":"{ me { id } }"}]')],
  ['a body without a query', 'BAD_INPUT', () => post(server.address, '{}')],
  ['variables that are text', 'BAD_INPUT', () => post(server.address, '{"query":"{ me { id } }","variables":"x"}')],
  ['a query as a JSON document', 'BAD_INPUT', () => query('{"kind":"Document","definitions":[]}')],
  ['a query that does not parse', 'BAD_INPUT', () => query('{ me {')],
  ['a query nested too deep for the parser', 'TOO_COSTLY', () => query('{ a '.repeat(7_000))],
  ['an unknown field', 'BAD_INPUT', () => query('{ me { shoeSize } }')],
  [
    'an unknown operation name',
    'BAD_INPUT',
    () => post(server.address, '{"query":"query A { games { id } }","operationName":"B"}'),
  ],
  ['an unknown input field', 'BAD_INPUT', () => submit({ cheat: true })],
  ['an unknown field within a move', 'BAD_INPUT', () => submit({ move: { golems: { fly: true } } })],
  ['two keys in a @oneOf', 'BAD_INPUT', () => submit({ move: { golems: { pass: true, craft: { nothing: true } } } })],
  ['no key in a @oneOf', 'BAD_INPUT', () => submit({ move: {} })],
  ['a move of another game', 'BAD_INPUT', () => submit({ move: { chess: { pass: true } } })],
  ['a number where an id belongs', 'NOT_FOUND', () => submit({ matchId: 7 })],
  ['a text where a number belongs', 'BAD_INPUT', () => submit({ version: 'seven' })],
  ['a number beyond 32 bits', 'BAD_INPUT', () => submit({ version: 2 ** 40 })],
  ['a future version', 'STALE_VERSION', () => submit({ version: open.version + 1 })],
  ['a key that cannot be stored', 'BAD_INPUT', () => submit({ key: 'a\0b' })],
  ['a key that is too long', 'BAD_INPUT', () => submit({ key: 'k'.repeat(201) })],
  ['too many values in a blank', 'ILLEGAL_MOVE', () => submit({ move: overfilled() })],
  ['a card that does not exist', 'ILLEGAL_MOVE', () => submit({ move: { golems: { discard: { cards: [123_456] } } } })],
  ["a move for another player's seat", 'NOT_FOUND', () => submit({}, eve)],
  [
    'a move without signing in',
    'UNAUTHENTICATED',
    () => query(SUBMIT, { input: { matchId: open.id, version: 0, move: { golems: { pass: true } } } }, ''),
  ],
  ['an invented token', 'UNAUTHENTICATED', () => query('{ me { id } }', {}, 'x'.repeat(43))],
  ['a match that does not exist', 'NOT_FOUND', () => submit({ matchId: '00000000-0000-4000-8000-000000000000' })],
  ['an invalid id', 'NOT_FOUND', () => submit({ matchId: "'; drop table matches; --" })],
  ['an id with a zero byte', 'NOT_FOUND', () => submit({ matchId: 'a\0b' })],
  ['a filter with a zero byte', 'BAD_INPUT', () => query('{ matches(filter: { game: "a\\u0000" }) { nodes { id } } }')],
  [
    'a deck with a zero byte in its name',
    'BAD_INPUT',
    () => query('mutation { saveDeck(input: { game: "golems", name: "a\\u0000b", cards: [] }) { id } }'),
  ],
  ['a subscription over HTTP', 'BAD_INPUT', () => query('subscription { myDecisions { seat } }')],
  ['a game that does not exist', 'NOT_FOUND', () => query('mutation { createMatch(input: { game: "chess" }) { id } }')],
  [
    'options that do not fit',
    'BAD_INPUT',
    () => query('mutation { createMatch(input: { game: "golems", options: { rounds: -1 } }) { id } }'),
  ],
  ['options nested too deep', 'BAD_INPUT', () => post(server.address, deepOptions(), ada)],
  [
    'more seats than the game has',
    'BAD_INPUT',
    () => query('mutation { createMatch(input: { game: "golems", seats: 99 }) { id } }'),
  ],
  [
    'a deck for a game without decks',
    'BAD_INPUT',
    () => query('mutation { createMatch(input: { game: "golems", deck: { ready: "x" } }) { id } }'),
  ],
  [
    'a saved deck for a game without decks',
    'BAD_INPUT',
    () => query('mutation { saveDeck(input: { game: "golems", name: "x", cards: [] }) { id } }'),
  ],
  [
    'two clocks',
    'BAD_INPUT',
    () => query('mutation { createMatch(input: { game: "golems", timeControl: { days: 1, perDecision: 5 } }) { id } }'),
  ],
  ['a page that is too long', 'BAD_INPUT', () => query('{ matches(first: 5000) { pageInfo { hasNextPage } } }')],
  ['an invalid cursor', 'BAD_INPUT', () => query('{ matches(after: "x") { pageInfo { hasNextPage } } }')],
  [
    'a body that is too large',
    'BAD_INPUT',
    () => post(server.address, JSON.stringify({ query: '{ me { id } }', variables: { x: 'x'.repeat(300_000) } })),
  ],
  ['a document that is too long', 'TOO_COSTLY', () => query(`{ me { id } } #${'x'.repeat(40_000)}`)],
  ['a document with too many tokens', 'TOO_COSTLY', () => query(`{ ${'me(x: [1 1 1 1 1 1]) '.repeat(200)} }`)],
  ['a query that is too deep', 'TOO_COSTLY', () => query(introspection(12))],
  [
    'a query that is too costly',
    'TOO_COSTLY',
    () =>
      query(
        '{ matches(first: 100) { nodes { table { zones { cards { number name } } board { cells { pieces { stats { value } } } } } } } }',
      ),
  ],
  [
    'a thousand aliases',
    'TOO_COSTLY',
    () => query(`{ ${Array.from({ length: 1000 }, (_, i) => `a${i}: me { id }`).join(' ')} }`),
  ],
  [
    '500 mutations in one request',
    'TOO_COSTLY',
    () => query(`mutation { ${Array.from({ length: 500 }, (_, i) => `a${i}: signOut`).join(' ')} }`),
  ],
  ['fragments that grow exponentially', 'TOO_COSTLY', () => query(`{ ...f0 } ${doubling(16)}`)],
  [
    'circular fragments',
    'BAD_INPUT',
    () => query('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
  ],
];

/** Returns a choice with more values in its blank than allowed. */
function overfilled(): object {
  const { move, blank } = asked.choices.find((one) => one.blank?.from) ?? {};
  if (!blank?.from) throw new Error('the first decision has no list to fill');
  const values = blank.from.map(({ value }) => value);
  return put(move, blank.path, [...values, ...values]);
}

function deepOptions(): string {
  const query = 'mutation ($o: JSON) { createMatch(input: { game: "golems", options: $o }) { id } }';
  return `{"query":${JSON.stringify(query)},"variables":{"o":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}}`;
}

function doubling(count: number): string {
  const bodies = Array.from(
    { length: count },
    (_, i) => `fragment f${i} on Query { ...f${i + 1} b: __typename ...f${i + 1} }`,
  );
  return `${bodies.join(' ')} fragment f${count} on Query { games { id title about cards { name text } } }`;
}

describe('bad input is refused with a code and changes nothing', () => {
  it.each(CASES)('%s: %s', async (_, code, send) => {
    const { errors } = await send();
    expect(errors?.map((error) => error.extensions.code)).toContain(code);
    expect(errors?.map((error) => error.extensions.code)).not.toContain('INTERNAL');
    expect(await logHash()).toBe(log);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it('names the wrong field and the reason', async () => {
    const { errors } = await submit({ move: { golems: { fly: true } } });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('fly'),
      extensions: { field: 'input.move.golems' },
    });
  });

  it.each([
    ['a move of another game', 'move', { move: { valhalla: { pass: true } } }],
    ['a choice of another game', 'choice', { move: null, choice: { valhalla: { pass: true } } }],
    ['an invalid choice', 'input.choice.golems', { move: null, choice: { golems: { fly: true } } }],
    [
      'a choice of two games',
      'input.choice',
      { move: null, choice: { golems: { pass: true }, valhalla: { pass: true } } },
    ],
    ['neither', 'input', { move: null }],
    ['both', 'input', { move: { golems: { pass: true } }, choice: { golems: { pass: true } } }],
  ])('%s is reported for the field %s', async (_, field, sent) => {
    const { errors } = await submit(sent);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });

  it('an illegal move gets the legal choices, ready to be sent', async () => {
    const { errors } = await submit({ move: overfilled() });
    expect(errors?.[0]?.extensions.choices).toMatchObject(asked.choices.map(({ label, move }) => ({ label, move })));
  });

  it('a game name that cannot be stored has no decks', async () => {
    const { data, errors } = await query('{ me { decks(game: "a\\u0000") { id } } }');
    expect([data, errors]).toEqual([{ me: { decks: [] } }, undefined]);
  });

  it('introspection works', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { errors } = await query(
      getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, schemaDescription: true }),
    );
    expect(errors).toBeUndefined();
  });

  it('a stale version and a finished match are refused', async () => {
    const match = await hotSeat();
    const move = firstMove(decision.parse(match.decision));
    await playOn(server.address, [ada], match.id, 1);
    const stale = await ask(server.address, SUBMIT, { input: { matchId: match.id, version: 0, move } }, ada);
    expect(stale.errors?.[0]?.extensions.code).toBe('STALE_VERSION');
    await resign(server.address, ada, match.id);
    const late = await ask(server.address, SUBMIT, { input: { matchId: match.id, version: 1, move } }, ada);
    expect(late.errors?.[0]?.extensions.code).toBe('MATCH_OVER');
    await expect(resign(server.address, ada, match.id)).rejects.toThrow('"MATCH_OVER"');
  });

  it('a player without a decision learns which seats have one', async () => {
    const made = await create(server.address, ada);
    const join = 'mutation ($i: JoinMatchInput!) { joinMatch(input: $i) { id } }';
    await ask(server.address, join, { i: { matchId: made.id } }, eve);
    const { waitingFor, version } = await read(server.address, made.id);
    const other = waitingFor.includes(0) ? eve : ada;
    const move = { golems: { pass: true } };
    const { errors } = await ask(server.address, SUBMIT, { input: { matchId: made.id, version, move } }, other);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_ASKED', waitingFor });
    const watcher = await guest(server.address, 'Uma');
    const third = await ask(server.address, SUBMIT, { input: { matchId: made.id, version, move } }, watcher);
    expect(third.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('none of this was logged as a bug', () => {
    expect(server.logged()).not.toContain('unexpected error');
  });
});
