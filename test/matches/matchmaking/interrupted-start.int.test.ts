import { describe, expect, test } from 'vitest';
import {
  cancelMatch,
  createMatch,
  joinMatch,
  type MatchesHandle,
  readMatch,
  resign,
  setAutoPass,
  submitMove,
  watchMatch,
} from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

/** Creates a match in the state that a node leaves if it is killed after the last seat is taken and before the deal. */
async function fullAndNotBegun(matches: MatchesHandle): Promise<string> {
  const { id } = await createMatch(matches, ada, { game: 'duel' });
  await setting.query('update seats set player_id = $2 where match_id = $1 and seat = 1', [id, bob.id]);
  await setting.query('update matches set open_seats = 0 where id = $1', [id]);
  return id;
}

const statusOf = async (id: string) =>
  (await setting.query<{ status: string }>('select status from matches where id = $1', [id]))[0]?.status;

describe('a match whose node died before the deal begins when a player', () => {
  test.each<[string, (matches: MatchesHandle, matchId: string) => Promise<unknown>, string]>([
    ['reads it', (matches, matchId) => readMatch(matches, null, matchId), 'RUNNING'],
    ['watches it', (matches, id) => watchMatch(matches, null, { id }).next(), 'RUNNING'],
    ['joins again', (matches, matchId) => joinMatch(matches, bob, { matchId }), 'RUNNING'],
    ['moves', (matches, matchId) => submitMove(matches, bob, { matchId, version: 0, move: { bid: 3 } }), 'RUNNING'],
    ['sets auto-pass', (matches, matchId) => setAutoPass(matches, bob, { matchId, mode: 'UNTIL_MY_TURN' }), 'RUNNING'],
    ['resigns', (matches, matchId) => resign(matches, bob, { matchId }), 'FINISHED'],
  ])('%s', async (_, touch, status) => {
    const { matches } = await setting.node();
    const id = await fullAndNotBegun(matches);
    await touch(matches, id);
    expect(await statusOf(id)).toBe(status);
  });

  test('tries to cancel it, which is too late', async () => {
    const { matches } = await setting.node();
    const id = await fullAndNotBegun(matches);
    await expect(cancelMatch(matches, ada, { matchId: id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await statusOf(id)).toBe('RUNNING');
  });

  test('joins on two nodes at the same time: the cards are dealt once, and all requests see that deal', async () => {
    const [one, two] = [await setting.node(), await setting.node()];
    const id = await fullAndNotBegun(one.matches);
    const seen = await Promise.all(
      [one, two, one, two].flatMap(({ matches }) => [
        readMatch(matches, ada, id),
        joinMatch(matches, bob, { matchId: id }),
      ]),
    );
    expect(seen.map(({ status, version }) => ({ status, version }))).toEqual(
      seen.map(() => ({ status: 'RUNNING', version: 0 })),
    );
    expect(await setting.query('select version from match_log where match_id = $1', [id])).toEqual([{ version: 0 }]);
  });
});
