import { describe, expect, it } from 'vitest';
import { addBot, cancelMatch, challengePlayer, createMatch } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting, wholeMatch } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
const { matches } = await setting.node();
const [ada, bob] = [await setting.account('Ada'), await setting.account('Bob')];

describe('the creator of a waiting match', () => {
  it('can put bots into free seats, and the match begins with the last one', async () => {
    const { id: matchId } = await createMatch(matches, ada, { game: 'duel', seats: 3 });
    const first = await addBot(matches, ada, { matchId, seat: 2, level: 'STEADY' });
    expect([first.status, first.seats.map(({ bot }) => bot)]).toEqual(['WAITING', [null, null, 'STEADY']]);
    const repeated = await addBot(matches, ada, { matchId, seat: 2, level: 'STEADY' });
    expect(repeated.seats.map(({ bot }) => bot)).toEqual([null, null, 'STEADY']);
    const again = addBot(matches, ada, { matchId, seat: 2, level: 'RANDOM' });
    await expect(again).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('seat 1 is free'),
    });
    const second = await addBot(matches, ada, { matchId, seat: 1, level: 'RANDOM' });
    expect(second.status).toBe('RUNNING');
    const { seats } = await wholeMatch(matches, matchId);
    expect(seats.map(({ player, bot }) => player?.id ?? bot)).toEqual([ada.id, 'RANDOM', 'STEADY']);
    await expect(addBot(matches, ada, { matchId, seat: 1, level: 'STEADY' })).rejects.toThrow('has begun');
    const [here, there] = [await setting.node(), await setting.node()];
    for (const node of [here, there])
      expect(await addBot(node.matches, ada, { matchId, seat: 1, level: 'RANDOM' })).toMatchObject({ id: matchId });
  });

  it('can add only one of two bots that are sent to the same seat at the same time', async () => {
    const { id: matchId } = await createMatch(matches, ada, { game: 'duel', seats: 4 });
    const both = await Promise.allSettled([
      addBot(matches, ada, { matchId, seat: 1, level: 'RANDOM' }),
      addBot(matches, ada, { matchId, seat: 1, level: 'STEADY' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await cancelMatch(matches, ada, { matchId });
    await expect(addBot(matches, ada, { matchId, seat: 2, level: 'RANDOM' })).rejects.toMatchObject({
      code: 'MATCH_OVER',
    });
  });

  it.each([
    ['a rated match', { rated: true, timeControl: { days: 1 } }, 'bots have no rating'],
    ['a seat that does not exist', {}, 'must be from 0 to 1'],
  ])('cannot put a bot into %s', async (_, input, why) => {
    const { id: matchId } = await createMatch(matches, ada, { game: 'duel', ...input });
    const adding = addBot(matches, ada, { matchId, seat: 'rated' in input ? 1 : 2, level: 'RANDOM' });
    await expect(adding).rejects.toThrow(why);
  });

  it('cannot put a bot into the seat of a challenged player', async () => {
    const challenge = { opponent: { id: bob.id }, match: { game: 'duel' } };
    const { match } = await challengePlayer(matches, ada, challenge);
    const adding = addBot(matches, ada, { matchId: match?.id ?? '', seat: 1, level: 'RANDOM' });
    await expect(adding).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('reserved') });
  });
});

it('no other player can add a bot', async () => {
  const { id: matchId } = await createMatch(matches, ada, { game: 'duel' });
  const adding = addBot(matches, bob, { matchId, seat: 1, level: 'RANDOM' });
  await expect(adding).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
