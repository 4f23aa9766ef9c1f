import { expect, it } from 'vitest';
import { noticeOf } from './notice.ts';

const MATCH = { matchId: 'm1', title: 'Golems', version: 3 };

it.each([
  ['match.your_turn', { ...MATCH, prompt: 'Choose a card.' }, 'Your turn: Golems', 'Choose a card.', '/matches/m1'],
  ['match.over', { ...MATCH, why: 'Ann has won.' }, 'Golems is over', 'Ann has won.', '/matches/m1'],
  [
    ...(['match.invited', { challengeId: 'c1', title: 'Golems', from: 'Ann' }] as const),
    ...(['Challenge: Golems', 'Ann wants to play against you.', '/'] as const),
  ],
  [
    ...(['match.judge_called', { ...MATCH, tournamentId: 't1', from: 'Bob', about: 'May it climb?' }] as const),
    ...(['A judge is needed', 'Bob: May it climb?', '/tournaments/t1/judge'] as const),
  ],
  ['tournament.news', { tournamentId: 't1', name: 'Cup', text: 'Lunch!' }, 'Cup', 'Lunch!', '/tournaments/t1'],
  [
    ...(['tournament.news', { tournamentId: 't1', name: 'Cup', text: null }] as const),
    ...(['Cup', 'The start or the check-in has changed.', '/tournaments/t1'] as const),
  ],
  [
    ...(['friend.requested', { playerId: 'p1', from: 'Ann' }] as const),
    ...(['Friend request', 'Ann wants to be your friend.', '/friends'] as const),
  ],
  ['match.exploded', MATCH, 'Arbiter', 'There is something new for you.', '/matches/m1'],
])('%s becomes a notification that leads to its page', (type, data, title, body, path) =>
  expect(noticeOf({ type, data }, 'en')).toMatchObject({ title, body, path }),
);

it.each([null, 'text', 7, {}, { type: 'constructor', data: null }])('%j still becomes a notification', (message) =>
  expect(noticeOf(message, 'de')).toMatchObject({ title: 'Arbiter', path: '/' }),
);

it('a later message about a match replaces the earlier one, but each call for a judge is shown', () => {
  const tag = (type: string, version: number) => noticeOf({ type, data: { ...MATCH, version } }, 'en').tag;
  expect(tag('match.your_turn', 3)).toBe(tag('match.over', 9));
  expect(tag('match.judge_called', 3)).not.toBe(tag('match.judge_called', 4));
});
