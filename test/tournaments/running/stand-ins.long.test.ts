import { expect, test } from 'vitest';
import { z } from 'zod';
import { fastRandom, readKeySet } from '../../../src/engine/index.ts';
import { get } from '../../api/client.ts';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { verdictOn } from '../record/verify-lines.ts';
import { does, entered, playedUntil, players } from './tournament-requests.ts';

const server = await closeAfterAll(startServer());

const SEATS = `query ($id: ID!) { match(id: $id) { standInLevel seats { bot player { id } } } }`;
const seats = z.object({
  match: z.object({
    standInLevel: z.string(),
    seats: z.array(z.object({ bot: z.string().nullable(), player: z.object({ id: z.string() }) })),
  }),
});

test('an absent player is replaced by a bot of the level that the tournament names, and the record verifies', async () => {
  const { address } = server;
  const [organizer, here, away] = await players(address, 3, 'Stands');
  if (!organizer || !here || !away) throw new Error('no player');
  const setup = {
    ...{ name: 'Away', game: 'business-card-battle', options: { turns: 10 }, stages: [{ swiss: { rounds: 1 } }] },
    ...{ timeControl: { perDecision: 5 }, onTimeOut: 'BOT', standInLevel: 'STRONG' },
  };
  const id = await entered(address, organizer, setup, [here, away]);
  await does(address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  const last = await playedUntil(address, id, [here], { random: fastRandom(1), resigns: 2 ** 31 });
  expect(last.status).toBe('FINISHED');

  const [table] = last.stages[0]?.rounds[0]?.tables ?? [];
  const { match } = await get(seats, address, SEATS, { id: table?.games[0]?.match?.id }, organizer.token);
  expect(match.standInLevel).toBe('STRONG');
  expect(match.seats.find(({ player }) => player.id === away.id)?.bot).toBe('STRONG');

  const keys = readKeySet(await (await fetch(`${address}/.well-known/arbiter-keys.json`)).json());
  const record = await (await fetch(`${address}/v1/tournaments/${id}/record`)).text();
  const lines = record.trimEnd().split('\n');
  expect(verdictOn(lines, keys)).toMatchObject({ verdict: 'VERIFIED', why: null });
  const other = lines.map((line) => line.replaceAll('"standInLevel":"STRONG"', '"standInLevel":"MASTER"'));
  expect(other).not.toEqual(lines);
  expect(verdictOn(other, keys)).toMatchObject({ verdict: 'REFUTED' });
});
