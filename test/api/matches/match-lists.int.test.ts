import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { ask, create, get, guest, join } from '../client.ts';
import { startServer } from '../server.ts';

/** Ada's public matches, newest first, and a private match of Ada and Bob. */

const server = await closeAfterAll(startServer());
const [ada, bob] = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];
const me = z.object({ me: z.object({ id: z.string() }) });
const adasId = (await get(me, server.address, '{ me { id } }', {}, ada)).me.id;
const open: string[] = [];
for (let made = 0; made < 7; made++) open.unshift((await create(server.address, ada)).id);
const { id, invitation } = await create(server.address, ada, { visibility: 'PRIVATE' });
const closed = (await join(server.address, bob, { invitation })).id;
expect(closed).toBe(id);

const line = z.object({
  id: z.string(),
  game: z.string(),
  status: z.string(),
  cursor: z.string(),
  seats: z.array(z.unknown()),
});

async function listed(path: string, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(server.address + path, { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  const text = await answer.text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((one) => line.parse(JSON.parse(one)));
}
const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

describe('the list of matches as NDJSON', () => {
  it('contains public matches, newest first', async () => {
    expect(idsOf(await listed('/v1/matches'))).toEqual(open);
    expect(idsOf(await listed(`/v1/players/${adasId}/matches`))).toEqual(open);
    const text = await (await fetch(`${server.address}/v1/matches`)).text();
    expect(text).not.toMatch(/invitation|"seed"/);
  });

  it.each([
    ['a player of a private match', () => bob],
    ['the creator of a private match', () => ada],
  ])('contains it for %s', async (_, token) => {
    expect(idsOf(await listed(`/v1/players/${adasId}/matches`, token()))).toEqual([closed, ...open]);
    expect(idsOf(await listed('/v1/matches?status=RUNNING', token()))).toEqual([closed]);
  });

  it('hides it from other players', async () => {
    const eve = await guest(server.address, 'Eve');
    expect(idsOf(await listed(`/v1/players/${adasId}/matches`, eve))).toEqual(open);
    expect(await listed('/v1/matches?mine=true', eve)).toEqual([]);
    expect(idsOf(await listed('/v1/matches?mine=true', bob))).toEqual([closed]);
  });

  it('continues from a cursor without duplicates, even if new matches begin', async () => {
    const first = await listed('/v1/matches?first=3&game=golems');
    await ask(
      server.address,
      'mutation { createMatch(input: { game: "golems", visibility: PRIVATE }) { id } }',
      {},
      ada,
    );
    const [cut] = first.slice(1);
    const rest = await listed(`/v1/matches?game=golems&first=1000&after=${cut?.cursor}`);
    expect(idsOf([...first.slice(0, 2), ...rest])).toEqual(open);
    expect(await listed(`/v1/matches?after=${rest.at(-1)?.cursor}`)).toEqual([]);
  });

  it.each([
    ['/v1/matches?first=0', 400, 'BAD_INPUT'],
    ['/v1/matches?first=1001', 400, 'BAD_INPUT'],
    ['/v1/matches?status=running', 400, 'BAD_INPUT'],
    ['/v1/matches?after=x', 400, 'BAD_INPUT'],
    ['/v1/matches?gaem=golems', 400, 'BAD_INPUT'],
    ['/v1/matches?mine=true', 401, 'UNAUTHENTICATED'],
    ['/v1/players/nobody/matches', 400, 'BAD_INPUT'],
    ['/v1/players/8e7c0e0a-3f0f-4b8e-9a51-000000000000/matches', 404, 'NOT_FOUND'],
  ])('%s is refused: %i', async (path, status, code) => {
    const answer = await fetch(server.address + path);
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  });
});
