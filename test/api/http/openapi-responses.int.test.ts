import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { does, entered, playedUntil, players } from '../../tournaments/running/tournament-requests.ts';
import { account, ask, create, get, join, resign } from '../client.ts';
import { startServer } from '../server.ts';

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const operation = z.object({
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const server = await closeAfterAll(startServer({ METRICS_TOKEN: 'metrics-of-this-server' }));
const { address } = server;
const { paths } = openApi.parse(await (await fetch(`${address}/docs/json`)).json());
const field = await players(address, 3, 'Described');
if (!field[0]) expect.fail('no player');
const ada = field[0];
const swiss = { name: 'Described', game: 'business-card-battle', stages: [{ swiss: { rounds: 1 } }] };
const tournaments = await entered(address, ada, swiss, field);
await does(address, ada, 'beginTournament', 'BeginTournamentInput', { id: tournaments });
await playedUntil(address, tournaments, field, { random: () => 0, resigns: 1 });
const { id: matches } = await create(address, ada.token, { bots: [{ level: 'STEADY' }] });
await resign(address, ada.token, matches);
const ids: { matches: string; tournaments: string; players: string } = {
  ...{ matches, tournaments, players: await ratedPlayer() },
};
await fillAccount(field[1]?.id ?? '', ids.players);

async function fillAccount(other: string, friend: string): Promise<void> {
  const wanted = `mutation ($other: ID!, $friend: ID!) {
    createApiKey(input: { name: "tests", scopes: [READ] }) { key { id } }
    blockPlayer(id: $other) { id }
    addFriend(id: $friend) { presenceShown }
    saveDeck(input: { game: "business-card-battle", name: "Mine", cards: [
      { card: "Hugo Marl", count: 3 }, { card: "Petra Loam", count: 3 }] }) { id }
    createWebhook(input: { url: "https://example.org/hook", events: [YOUR_TURN] }) { secret } }`;
  expect((await ask(server.address, wanted, { other, friend }, ada.token)).errors).toBeUndefined();
}

/** Returns the id of a player with a rating. */
async function ratedPlayer(): Promise<string> {
  const [ann, bob] = [await account(address, 'Rated 1'), await account(address, 'Rated 2')];
  const { id } = await create(address, ann, { game: 'golems', rated: true, timeControl: { perDecision: 60 } });
  await join(address, bob, { matchId: id });
  await resign(address, bob, id);
  const me = z.object({ me: z.object({ id: z.string(), ratings: z.array(z.unknown()) }) });
  const read = () => get(me, address, '{ me { id ratings { points } } }', {}, ann);
  await vi.waitFor(async () => expect((await read()).me.ratings).toHaveLength(1), 10_000);
  return (await read()).me.id;
}

/** Replaces the ids in a documented path with ids that exist. */
function located(path: string): string {
  return path
    .replace(/\/(matches|tournaments|players)\/\{id\}/, (_, kind: keyof typeof ids) => `/${kind}/${ids[kind]}`)
    .replace('/games/{id}/leaderboards/{speed}', '/games/golems/leaderboards/LIVE');
}

function authorized(token = ada.token): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** Returns the mismatches between a body and its schema; empty if it fits. */
function misfits(described: z.infer<typeof content> | undefined, type: string, text: string): string[] {
  const body = described?.[type];
  if (!body) return [`${type} is not documented`];
  const form = z.fromJSONSchema(body.schema, { defaultTarget: 'openapi-3.0' });
  const parts = type === 'application/x-ndjson' ? text.trimEnd().split('\n') : [text];
  return parts.flatMap((part) => {
    const { error } = form.safeParse(JSON.parse(part));
    return error ? [`${z.prettifyError(error)} in ${part.slice(0, 300)}`] : [];
  });
}

async function read(response: Response): Promise<{ type: string; text: string }> {
  const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
  return { type, text: await response.text() };
}

const JSON_TYPES = /json$/;

describe('the OpenAPI document', () => {
  it('gives every JSON or NDJSON body a meaningful schema', () => {
    for (const [path, methods] of Object.entries(paths))
      for (const { requestBody, responses } of Object.values(methods))
        for (const one of [requestBody, ...Object.values(responses)])
          for (const [type, { schema: said }] of Object.entries(one?.content ?? {}))
            if (JSON_TYPES.test(type))
              expect(said.properties ?? said.items ?? said.anyOf, `${path} ${type}`).toBeDefined();
  });

  it('documents the response of every route that reads', async () => {
    let fit = 0;
    for (const [path, { get }] of Object.entries(paths)) {
      const types = Object.keys(get?.responses['200']?.content ?? {});
      if (!types.some((type) => JSON_TYPES.test(type))) continue;
      const response = await fetch(`${server.address}${located(path)}`, { headers: authorized() });
      const { type, text } = await read(response);
      expect([path, response.status, misfits(get?.responses['200']?.content, type, text)]).toEqual([path, 200, []]);
      // No player here has enough matches for a leaderboard.
      expect(text.length, path).toBeGreaterThan(path.includes('/leaderboards/') ? 1 : 10);
      fit++;
    }
    expect(fit).toBeGreaterThanOrEqual(11);
  });

  it.each([
    ['/v1/replays/verify', '/v1/matches/{id}/replay', 'application/json'],
    ['/v1/tournaments/verify', '/v1/tournaments/{id}/record', 'application/x-ndjson'],
  ])('%s accepts and returns what it documents', async (path, from, type) => {
    const headers = { ...authorized(), 'content-type': type };
    const body = await (await fetch(`${server.address}${located(from)}`, { headers: authorized() })).text();
    const described = paths[path]?.post;
    expect(misfits(described?.requestBody?.content, type, body)).toEqual([]);
    const response = await fetch(`${server.address}${path}`, { method: 'POST', headers, body });
    const { type: answered, text } = await read(response);
    expect([response.status, misfits(described?.responses['200']?.content, answered, text)]).toEqual([200, []]);
  });

  it('documents every refusal', async () => {
    const wrong: [string, RequestInit?][] = [
      ['/v1/matches/{id}/log', { headers: authorized('x'.repeat(43)) }],
      ['/v1/matches?first=0'],
      ['/v1/matches/{id}/replay?', { headers: { authorization: 'Basic x' } }],
      ['/v1/players/{id}/matches?first=1001'],
      ['/v1/tournaments/{id}/standings.json?stage=9'],
      ['/v1/tournaments/{id}/pairings.csv?round=9'],
      ['/v1/account/export'],
      ['/metrics'],
    ];
    for (const [address, init] of wrong) {
      const [path = ''] = address.split('?');
      const response = await fetch(`${server.address}${located(address)}`, init);
      const { type, text } = await read(response);
      const described = paths[path]?.get?.responses[response.status]?.content;
      expect([address, misfits(described, type, text)]).toEqual([address, []]);
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
  });
});
