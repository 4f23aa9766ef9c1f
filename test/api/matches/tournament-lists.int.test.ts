import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { does, entered, players, read } from '../../tournaments/running/tournament-requests.ts';
import { get } from '../client.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer());

const LINE = `id version status setup { name stages { format } } organizer { name } paused invitation seedHash seed createdAt
  begunAt endedAt nextAt entrantCount officials { role player { name } } entrants { number } yourEntrant { number gone
  members { agreed deck player { id name } } } stages { number } round { round } places { place } entries { hasNextPage }`;
const one = z.object({ it: z.record(z.string(), z.unknown()) });
const page = z.object({ tournaments: z.object({ nodes: z.array(z.record(z.string(), z.unknown())) }) });

test('a tournament has the same fields in a list as by its id', async () => {
  const { address } = server;
  const field = await players(address, 3, 'Listed');
  const [organizer] = await players(address, 1, 'Lister');
  if (!organizer || !field[0]) expect.fail('no player');
  const setup = { name: 'Listed', game: 'business-card-battle', stages: [{ swiss: { rounds: 1 } }] };
  const id = await entered(address, organizer, setup, field);
  await does(address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  while ((await read(address, id)).stages[0]?.rounds.length !== 1) await sleep(20);
  for (const token of [undefined, organizer.token, field[0].token]) {
    const { it } = await get(one, address, `query ($id: ID!) { it: tournament(id: $id) { ${LINE} } }`, { id }, token);
    const { tournaments } = await get(page, address, `{ tournaments(first: 1) { nodes { ${LINE} } } }`, {}, token);
    const [{ version: _, ...listed } = {}] = tournaments.nodes;
    const { version: __, ...whole } = it;
    expect(listed).toEqual(whole);
    expect(listed.yourEntrant === null).toBe(token !== field[0].token);
  }
});
