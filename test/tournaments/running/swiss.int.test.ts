import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fastRandom } from '../../../src/engine/index.ts';
import { startServer, type TestServer } from '../../api/server.ts';
import { rowsOf } from '../../database.ts';
import { answerAll, does, type Entered, entered, players, read } from './field.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('a Swiss of eight is played to its end by itself', { timeout: 300_000 }, async () => {
  const { address, databaseUrl } = server;
  const field = await players(address, 8);
  const [organizer] = (await players(address, 1, 'Organizer')) as [Entered];
  const setup = { name: 'Cup', game: 'business-card-battle' };
  const id = await entered(address, organizer, setup, field);
  await does(address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  const random = fastRandom(1);
  let last = await read(address, id);
  for (let turns = 0; last.status === 'RUNNING' && turns < 5000; turns++) {
    if ((await answerAll(address, field, random)) === 0) await sleep(50);
    if (turns % 10 === 0) last = await read(address, id);
  }
  expect(last.status).toBe('FINISHED');
  const rounds = last.stages[0]?.rounds ?? [];
  expect(rounds.map(({ tables }) => tables.length)).toEqual([4, 4, 4]);
  expect(last.places).toHaveLength(8);
  expect(last.places[0]?.place).toBe(1);
  const games = await rowsOf<{ status: string }>(databaseUrl, 'select status from tournament_games');
  expect(games.map(({ status }) => status)).toEqual(games.map(() => 'TAKEN'));
  expect(games).toHaveLength(12);
});
