import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMatch, gameResults, joinMatch, resign, rewindMatch, rule } from '../../src/matches/index.ts';
import { appoint, event } from './office.ts';
import { type Node, openSetting, playOne, type Setting, wholeMatch } from './setting.ts';

let setting: Setting;
let node: Node;
beforeAll(async () => {
  setting = await openSetting();
  node = await setting.node();
});
afterAll(() => setting.close());

test('a ruling that a rewind has undone is none for the tournament, one that came after it is', async () => {
  const { room } = node;
  const players = [await setting.player('Ann'), await setting.player('Ben'), await setting.player('Cleo')] as const;
  const [judge, organizer] = [await setting.player('Judith'), await setting.player('Olga')];
  const cup = await event(setting, organizer);
  await appoint(setting, cup, judge);
  const { id, invitation } = await createMatch(room, players[0], { game: 'duel', seats: 3 });
  await setting.query('update matches set tournament_id = $2 where id = $1', [id, cup]);
  await joinMatch(room, players[1], { invitation });
  await joinMatch(room, players[2], { invitation });
  await playOne(room, { id });
  const { version: to } = await wholeMatch(room, id);
  const because = { matchId: id, reason: 'A card was misread' };
  await rule(room, judge, { ...because, seat: 2, ruling: 'DISQUALIFICATION' });
  await rewindMatch(room, judge, { ...because, to });
  await rule(room, judge, { ...because, seat: 1, ruling: 'MATCH_LOSS' });
  await resign(room, players[2], { matchId: id });
  const [result] = await gameResults(room, [id]);
  expect(result?.rulings).toEqual([{ seat: 1, ruling: 'MATCH_LOSS' }]);
});
