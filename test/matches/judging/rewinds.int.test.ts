import { expect, test } from 'vitest';
import { createMatch, gameResults, joinMatch, resign, rewindMatch, rule } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { duel } from '../duel.ts';
import { openSetting, playOne, wholeMatch } from '../setting.ts';
import { appoint, event, eventMatch } from './tournament-with-judge.ts';

const setting = await closeAfterAll(openSetting());
const node = await setting.node();

test('the tournament ignores a ruling that a rewind has undone and counts a later one', async () => {
  const { matches } = node;
  const players = [await setting.player('Ann'), await setting.player('Ben'), await setting.player('Cleo')] as const;
  const [judge, organizer] = [await setting.player('Judith'), await setting.player('Olga')];
  const cup = await event(setting, organizer);
  await appoint(setting, cup, judge);
  const { id, invitation } = await createMatch(matches, players[0], { game: 'duel', seats: 3 });
  await setting.query('update matches set tournament_id = $2 where id = $1', [id, cup]);
  await joinMatch(matches, players[1], { invitation });
  await joinMatch(matches, players[2], { invitation });
  await playOne(matches, { id });
  const { version: to } = await wholeMatch(matches, id);
  const because = { matchId: id, reason: 'A card was misread' };
  await rule(matches, judge, { ...because, seat: 2, ruling: 'DISQUALIFICATION' });
  await rewindMatch(matches, judge, { ...because, to });
  await rule(matches, judge, { ...because, seat: 1, ruling: 'MATCH_LOSS' });
  await resign(matches, players[2], { matchId: id });
  const [result] = await gameResults(matches, [id]);
  expect(result?.rulings).toEqual([{ seat: 1, ruling: 'MATCH_LOSS' }]);
});

test('a match can be rewound twenty times, no more', async () => {
  const { matches } = node;
  const players = [await setting.player('Dan'), await setting.player('Eve')] as const;
  const [judge, organizer] = [await setting.player('Justus'), await setting.player('Otto')];
  const cup = await event(setting, organizer);
  await appoint(setting, cup, judge);
  const { id } = await eventMatch(matches, setting, cup, players);
  const because = { matchId: id, reason: 'A card was misread', to: 0 };
  await playOne(matches, { id });
  for (let times = 0; times < 20; times++) await rewindMatch(matches, judge, because);
  await expect(rewindMatch(matches, judge, because)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a match that cannot begin wakes its tournament', async () => {
  const setup = () => {
    throw new Error('there is no table');
  };
  const broken = await setting.node({ games: [{ ...duel, setup }] });
  const players = [await setting.player('Fay'), await setting.player('Gus')] as const;
  const cup = await event(setting, await setting.player('Olaf'));
  await eventMatch(broken.matches, setting, cup, players).catch(() => {}); // the joining player gets the error
  const woken = broken.wakeUps.filter(({ name }) => name === 'runTournament');
  expect(woken.map(({ payload }) => payload)).toEqual([{ tournamentId: cup }]);
});
