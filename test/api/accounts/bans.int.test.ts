import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, codeOf, create, get, guest, join, live, PASSWORD, read, SUBMIT } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';
import { admin, signUp } from './appoint.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const BAN = 'mutation ($input: BanPlayerInput!) { banPlayer(input: $input) { act reason until player { name } } }';
const UNBAN = 'mutation ($input: ActOnPlayerInput!) { unbanPlayer(input: $input) { act } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const reason = 'insults';

it('a ban ends sessions, keys and sockets, tells only its player, and leaves the running match to the clocks', async () => {
  const { address } = server;
  const { token: chief } = await admin(server, 'Chief');
  const rude = await signUp(server, 'Rude');
  const opponent = await guest(address, 'Calm');
  const KEY = 'mutation { createApiKey(input: { name: "Bot", scopes: [READ, PLAY] }) { secret } }';
  const created = z.object({ createApiKey: z.object({ secret: z.string() }) });
  const { secret } = (await get(created, address, KEY, {}, rude.token)).createApiKey;
  const { id, invitation } = await create(address, rude.token, { timeControl: { perDecision: 600 } });
  await join(address, opponent, { invitation });
  const waiting = await create(address, rude.token);
  const before = await read(address, id, opponent);
  const seen = () => ask(address, `{ player(id: "${rude.id}") { id name guest bot deleted roles } }`, {}, opponent);
  const shown = await seen();
  const socket = live(address, rude.token);
  const closed = new Promise<number>((resolve) =>
    socket.on('closed', (event) => resolve(z.object({ code: z.number() }).parse(event).code)),
  );
  const opened = new Promise<void>((resolve) => socket.on('connected', () => resolve()));
  socket.subscribe({ query: 'subscription { myDecisions { seat } }' }, { next() {}, error() {}, complete() {} });
  await opened;

  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await ask(address, BAN, { input: { playerId: rude.id, reason, until } }, chief)).data).toEqual({
    banPlayer: { act: 'BAN_PLAYER', reason, until, player: { name: 'Rude' } },
  });
  expect(await closed).toBe(4401);
  const input = { matchId: id, version: before.version, move: { golems: { pass: true } } };
  for (const token of [rude.token, secret]) {
    expect(await codeOf(address, SUBMIT, { input }, token)).toBe('UNAUTHENTICATED');
    const rest = await fetch(`${address}/v1/matches/${id}/log`, { headers: { authorization: `Bearer ${token}` } });
    expect(rest.status).toBe(401);
  }
  const [refusal] = (await ask(address, SIGN_IN, { input: { name: 'Rude', password: PASSWORD } })).errors ?? [];
  expect(refusal?.extensions).toMatchObject({ code: 'BANNED', until, reason });
  expect(await codeOf(address, SIGN_IN, { input: { name: 'Rude', password: 'wrong horse' } })).toBe('UNAUTHENTICATED');

  expect(await read(address, id, opponent)).toMatchObject({ status: 'RUNNING', waitingFor: before.waitingFor });
  await expect.poll(async () => (await read(address, waiting.id)).status, { timeout: 20_000 }).toBe('CANCELLED');
  expect((await seen()).data).toEqual(shown.data);

  const undo = { input: { playerId: rude.id, reason: 'has apologized' } };
  expect((await ask(address, UNBAN, undo, chief)).data).toEqual({ unbanPlayer: { act: 'UNBAN_PLAYER' } });
  expect(await codeOf(address, SIGN_IN, { input: { name: 'Rude', password: PASSWORD } })).toBeUndefined();
});
