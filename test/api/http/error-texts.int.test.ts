import { expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { account, ask, create, get, guest } from '../client.ts';
import { startServer } from '../server.ts';
import { RawSocket } from '../sockets/raw-socket.ts';

const server = await closeAfterAll(startServer());
const ada = await account(server.address, 'Ada Texts');
const visitor = await guest(server.address, 'Visitor');
const match = (await create(server.address, ada, { bots: [{ level: 'STEADY' }] })).id;
const waiting = (await create(server.address, ada, { visibility: 'PRIVATE' })).id;
const made = 'mutation { createApiKey(input: { name: "tests", scopes: [READ] }) { secret } }';
const shape = z.object({ createApiKey: z.object({ secret: z.string() }) });
const key = (await get(shape, server.address, made, {}, ada)).createApiKey.secret;

const WEBHOOK = 'createWebhook(input: { url: "https://example.org/x", events: [YOUR_TURN] }) { secret }';

it.each<[string, () => string | undefined, string, string]>([
  [
    'signIn(input: { name: "Ada Texts", password: "wrong horse" }) { token }',
    () => undefined,
    'UNAUTHENTICATED',
    'The name or password is wrong: correct it, or reset the password with requestPasswordReset.',
  ],
  [
    WEBHOOK,
    () => visitor,
    'FORBIDDEN',
    'A guest may not use Mutation.createWebhook: create an account first, with keepAccount.',
  ],
  [
    'cancelMatch(matchId: "$match") { id }',
    () => visitor,
    'FORBIDDEN',
    'Only the creator can cancel this match: leave it with leaveMatch before it begins, or resign afterwards.',
  ],
  [
    'createMatch(input: { game: "chess" }) { id }',
    () => ada,
    'NOT_FOUND',
    'There is no game "chess": the games are golems, business-card-battle, spark-of-war, valhalla, spark-forming.',
  ],
  [
    'submitMove(input: { matchId: "$match", version: 0, move: { valhalla: { pass: true } } }) { entry { text } }',
    () => ada,
    'BAD_INPUT',
    'This is a match of Golems. Send its move under `golems`.',
  ],
  [
    'createMatch(input: { game: "golems", options: { round: 5 } }) { id }',
    () => ada,
    'BAD_INPUT',
    'options: there is no "round": the known keys are rounds',
  ],
  [
    'createMatch(input: { game: "golems", options: { rounds: "many" } }) { id }',
    () => ada,
    'BAD_INPUT',
    'options.rounds: must be a number, not "many"',
  ],
  [
    'createMatch(input: { game: "golems", seats: 9 }) { id }',
    () => ada,
    'BAD_INPUT',
    'seats: must be at most 4, not 9',
  ],
  [
    'createWebhook(input: { url: "x", events: [] }) { secret }',
    () => key,
    'FORBIDDEN',
    'This API key may not use Mutation.createWebhook: create a key with the scope ORGANIZE.',
  ],
  [
    'createApiKey(input: { name: "more", scopes: [READ] }) { secret }',
    () => key,
    'FORBIDDEN',
    "No API key may use Mutation.createApiKey: sign in, and send the session's token.",
  ],
  [
    'resign(matchId: "$waiting") { id }',
    () => ada,
    'NOT_ASKED',
    'The match has not begun: take it back with `cancelMatch`.',
  ],
  [
    'joinMatch(input: { matchId: "$waiting" }) { id }',
    () => visitor,
    'NOT_FOUND',
    'There is no such match, or it is private: check the id, sign in as one of its players, or join with its invitation.',
  ],
  [
    'joinMatch(input: { invitation: "NONE" }) { id }',
    () => visitor,
    'NOT_FOUND',
    'No match has this invitation: check it, or ask for it again.',
  ],
])('%s gets a refusal that says what to do next', async (mutation, token, code, text) => {
  const named = mutation.replace('$match', match).replace('$waiting', waiting);
  const { errors } = await ask(server.address, `mutation { ${named} }`, {}, token());
  expect(errors?.[0]).toMatchObject({ message: expect.stringContaining(text), extensions: { code } });
});

it.each([
  ['{ matches(first: 1000) { nodes { id decision { prompt } } } }', 'first: must be at most 100, not 1000'],
  ['{ tournaments(first: 1000) { nodes { id } } }', 'first: must be at most 50, not 1000'],
  ['{ match(id: "$match") { entries(first: 1000) { nodes { text } } } }', 'first: must be from 1 to 500, not 1000'],
])('%s gets a refusal that names the limit', async (query, message) => {
  const { errors } = await ask(server.address, query.replace('$match', match), {}, ada);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_INPUT', field: 'first' } });
});

const JSON_BODY = { 'content-type': 'application/json' };

it.each<[string, RequestInit, number, string]>([
  ['/v1/matches?first=abc', {}, 400, 'first: must be a number, not "abc"'],
  [
    '/graphql',
    {
      method: 'POST',
      headers: JSON_BODY,
      body: '{"query":"query A { me { id } } query B { me { id } }","operationName":"C"}',
    },
    200,
    'There is no operation "C": the document has A, B.',
  ],
  [
    '/graphql',
    { method: 'POST', headers: JSON_BODY, body: '{"query":"query A { me { id } } query B { me { id } }"}' },
    200,
    'operationName is missing: the document has A, B.',
  ],
  [
    '/graphql',
    { method: 'POST', headers: { ...JSON_BODY, 'content-encoding': 'gzip' }, body: '{}' },
    415,
    'Compressed bodies are not accepted: omit the header content-encoding.',
  ],
  [
    '/graphql',
    { method: 'POST', headers: JSON_BODY, body: `{"query":"${'#'.repeat(300_000)}"}` },
    413,
    'The body is too large: send at most 256 KiB in one request.',
  ],
  [
    '/v1/replays/verify',
    { method: 'POST', headers: JSON_BODY, body: '' },
    400,
    'The body is empty: send the document as downloaded.',
  ],
])('a request to %s gets a refusal that says what to send: %#', async (path, request, status, text) => {
  const answer = await fetch(server.address + path, request);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(text).slice(1, -1));
});

it('a list over REST names its limit', async () => {
  const answer = await (await fetch(`${server.address}/v1/matches?first=5000`)).json();
  expect(answer).toMatchObject({ code: 'BAD_INPUT', field: 'first', message: 'first: must be at most 1000, not 5000' });
});

it('a subscription with @include is asked to omit it', async () => {
  const raw = await new RawSocket(server.address).ready();
  raw.subscribe('1', 'subscription ($now: Boolean!) { openMatches @include(if: $now) { match { id } } }', {
    now: true,
  });
  expect(JSON.stringify(await raw.of('1'))).toContain('cannot have @include or @skip: remove the directive');
  await raw.leave();
});

it('no advice contradicts the text', async () => {
  const wrong = await ask(server.address, 'mutation { signIn(input: { name: "x", password: "y" }) { token } }');
  expect(wrong.errors?.[0]?.extensions.advice).toContain('If `message` is about a password or a code, correct that');
  const { errors } = await ask(server.address, `mutation { ${WEBHOOK} }`, {}, visitor);
  expect(errors?.[0]?.extensions.advice).not.toContain('do not retry');
});
