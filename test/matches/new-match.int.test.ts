import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AtRest } from '../../src/db/encryption-at-rest.ts';
import { SPARK_FORMING } from '../../src/games/spark-forming/index.ts';
import { createMatch, joinMatch } from '../../src/matches/index.ts';
import type { NewMatch } from '../../src/matches/log/waiting/new-match.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { duel } from './duel.ts';
import { openSetting } from './setting.ts';

const setting = await closeAfterAll(openSetting());
const current = { id: 'k', key: randomBytes(32) };
const [clear, sealing] = [
  await setting.node(),
  await setting.node({ atRest: new AtRest({ current, all: [current] }) }),
];

async function newMatch(): Promise<NewMatch> {
  const { id: createdBy } = await setting.player('Ada');
  const nobody = { playerId: null, bot: null, deck: null, autoPass: 'NONE', entropy: null } as const;
  return {
    ...{ id: randomUUID(), game: duel, options: { rounds: 2 }, createdBy, createdAt: new Date(), forKeeps: false },
    newcomersOf: 'a digest',
    ...{ visibility: 'PRIVATE', timeControl: { fischer: { bank: 60, increment: 5 } }, standInLevel: 'STRONG' },
    ...{ onTimeOut: 'BOT', forfeitAfter: 2, tournamentId: null, place: null, broadcastDelay: 0, rated: false },
    seats: [
      { ...nobody, seat: 0, playerId: createdBy, autoPass: 'UNTIL_MY_TURN', entropy: 'ada-has-rolled-17-dice' },
      { ...nobody, seat: 1, bot: 'STEADY', deck: [{ card: 'sun', count: 2 }] },
      { ...nobody, seat: 2 },
    ],
  };
}

test.each(['in the clear', 'sealed'])('a new match is read as it was written, %s', async (how) => {
  const { context } = how === 'sealed' ? sealing : clear;
  const match = await newMatch();
  await context.store.waiting.create(match);
  const row = await context.store.row({ id: match.id });
  const { seats: _, place: __, forKeeps: ___, ...said } = match;
  expect(row?.head).toMatchObject(said);
  expect(row?.waiting?.places).toEqual([
    { deck: null, autoPass: 'UNTIL_MY_TURN', keptFor: null },
    { deck: how === 'sealed' ? expect.any(String) : match.seats[1]?.deck, autoPass: 'NONE', keptFor: null },
    { deck: null, autoPass: 'NONE', keptFor: null },
  ]);
  expect(await context.store.row({ invitation: row?.head.invitation ?? '' })).toEqual(row);
});

test('a match is written once: a second attempt changes nothing', async () => {
  const { context } = clear;
  const match = await newMatch();
  await context.store.waiting.create(match);
  const before = await context.store.row({ id: match.id });
  expect(await context.store.waiting.create({ ...match, seats: match.seats.slice(1) })).toBeNull();
  expect(await context.store.row({ id: match.id })).toEqual(before);
});

test('a deck that does not fit those of its team is refused with the reason', async () => {
  const { matches } = await setting.node({ games: [SPARK_FORMING] });
  const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  const game = 'spark-forming';
  const drakes = { ready: 'drake-flight-1' };
  const bots = [1, 3].map((seat) => ({ level: 'RANDOM' as const, seat }));
  const { id: matchId } = await createMatch(matches, ada, { game, seats: 4, bots, deck: drakes });
  await expect(joinMatch(matches, bob, { matchId, deck: { ready: 'riptide' } })).rejects.toMatchObject({
    code: 'INVALID_DECK',
    details: { broken: [expect.stringContaining('serves only if every member of the team brings it')] },
  });
  const { status } = await joinMatch(matches, bob, { matchId, deck: drakes });
  expect(status).toBe('RUNNING');
});
