import { expect, test } from 'vitest';
import { fastRandom } from '../../../src/engine/index.ts';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { rowsOf } from '../../database.ts';
import { decideAgain } from './decide-again.ts';
import { does, type Entered, entered, noEntrantTwice, playedUntil, players, read } from './tournament-requests.ts';

const server = await closeAfterAll(startServer());

const SETUP = { name: 'Cup', game: 'business-card-battle' };

async function organizerOf(address: string, name: string): Promise<Entered> {
  const [organizer] = await players(address, 1, name);
  if (!organizer) throw new Error('no organizer');
  return organizer;
}

test('a Swiss of eight plays to its end across a restart', async () => {
  const { databaseUrl } = server;
  const field = await players(server.address, 8);
  const organizer = await organizerOf(server.address, 'Organizer');
  const id = await entered(server.address, organizer, SETUP, field);
  await does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  const play = { random: fastRandom(1), resigns: 3 };
  await playedUntil(server.address, id, field, play, ({ stages }) => stages[0]?.rounds.length === 2);
  await server.restart();
  const last = await playedUntil(server.address, id, field, play);
  expect(last.status).toBe('FINISHED');
  const rounds = last.stages[0]?.rounds ?? [];
  expect(rounds.map(({ tables }) => tables.length)).toEqual([4, 4, 4]);
  expect(noEntrantTwice(last)).toBe(true);
  expect([last.places.length, last.places[0]?.place]).toEqual([8, 1]);
  const games = await rowsOf<{ status: string }>(databaseUrl, 'select status from tournament_games');
  expect(games.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'TAKEN'));
  const { event } = await decideAgain(databaseUrl, id);
  expect(event.places.map(({ place }) => place)).toEqual(last.places.map(({ place }) => place));
});

test('two nodes that wake at the same time pair each round once', async () => {
  const other = await startServer({ DATABASE_URL: server.databaseUrl });
  const field = await players(server.address, 6, 'Twin');
  const organizer = await organizerOf(server.address, 'Both');
  const id = await entered(server.address, organizer, SETUP, field);
  await does(other.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  const play = { random: fastRandom(2), resigns: 1 };
  const halves = [playedUntil(server.address, id, field, play), playedUntil(other.address, id, field, play)];
  const [last] = await Promise.all(halves);
  expect(last?.status).toBe('FINISHED');
  const { entries } = await decideAgain(server.databaseUrl, id);
  const paired = entries.flatMap((entry) => (entry.kind === 'PAIRED' ? [entry.facts.round] : []));
  expect(paired).toEqual([1, 2, 3]);
  const taken = entries.flatMap((entry) => (entry.kind === 'RESULTS' ? entry.input.games : []));
  expect(new Set(taken.map(({ matchId }) => matchId)).size).toBe(taken.length);
  expect(taken).toHaveLength(9);
  await other.stop();
});

test('a bracket of five has an unbeaten winner', async () => {
  const field = await players(server.address, 5, 'Knight');
  const organizer = await organizerOf(server.address, 'Herald');
  const setup = { ...SETUP, stages: [{ singleElimination: {} }] };
  const id = await entered(server.address, organizer, setup, field);
  await does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id, seeding: [1, 2, 3, 4, 5] });
  const last = await playedUntil(server.address, id, field, { random: fastRandom(3), resigns: 1 });
  expect(last.status).toBe('FINISHED');
  const { event } = await decideAgain(server.databaseUrl, id);
  const [winner] = event.places;
  const tables = event.stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.tables));
  for (const { entrants, games } of tables) {
    const seat = entrants.indexOf(winner?.entrant ?? 0);
    if (seat >= 0) expect(games.at(-1)?.places?.[seat]).toBe(1);
  }
  expect(tables).toHaveLength(4);
});

test('a dropped player loses the table and is not paired again', async () => {
  const field = await players(server.address, 4, 'Leaver');
  const organizer = await organizerOf(server.address, 'Host');
  const id = await entered(server.address, organizer, { ...SETUP, stages: [{ swiss: { rounds: 2 } }] }, field);
  await does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  const [first] = field;
  if (!first) throw new Error('no player');
  await does(server.address, first, 'dropFromTournament', 'EntrantInput', { id, reason: 'ill' });
  const last = await playedUntil(server.address, id, field, { random: fastRandom(4), resigns: 1 });
  expect(last.status).toBe('FINISHED');
  const second = last.stages[0]?.rounds[1];
  const paired = [...(second?.tables.flatMap(({ entrants }) => entrants) ?? []), ...(second?.byes ?? [])];
  expect(paired.map(({ number }) => number).sort()).toEqual([2, 3, 4]);
  await decideAgain(server.databaseUrl, id);
  expect((await read(server.address, id)).entrants[0]?.gone).toBe('DROPPED');
});
