import { expect, it } from 'vitest';
import { duel } from '../../../test/matches/duel.ts';
import { type FinishedMatch, ratedMatch } from './rated-match.ts';

const MATCH: FinishedMatch = {
  id: 'm',
  game: 'duel',
  options: { rounds: 1 },
  timeControl: { perDecision: 60 },
  result: { ranks: [1, 2], why: 'more points' },
  standing: [{ ruled: null }, { ruled: 'WARNING' }],
  players: ['ann', 'bob'],
  at: new Date(0),
};
const counted = (change: Partial<FinishedMatch>) => ratedMatch([duel], { ...MATCH, ...change });

it('a match that ended by the rules counts, even if a judge warned a player', () => {
  expect(counted({})).toMatchObject({ players: ['ann', 'bob'], ranks: [1, 2], sides: 2, speed: 'LIVE' });
});

it.each<[string, Partial<FinishedMatch>]>([
  ['is void', { result: { ranks: [], why: 'VOID' } }],
  ['was taken back', { result: { ranks: [1, 1], why: 'UNDONE' } }],
  ['ended with its round', { result: { ranks: [1, 2], why: 'TIME_CALLED' } }],
  ['was ruled by a judge', { result: { ranks: [1, 2], why: 'RULED' } }],
  ['lost a player to a ruling', { standing: [{ ruled: null }, { ruled: 'GAME_LOSS' }] }],
  ['has a bot', { players: ['ann', null] }],
  ['has one player in both seats', { players: ['ann', 'ann'] }],
  ['is of a game that the server no longer has', { game: 'gone' }],
  ['has one side', { players: ['ann'], result: { ranks: [1], why: 'won' } }],
])('a match does not count if it %s', (_, change) => expect(counted(change)).toBeNull());

it('a match is live if the first answer may take three hours, and daily above that', () => {
  const speed = (timeControl: FinishedMatch['timeControl']) => counted({ timeControl })?.speed;
  expect(speed({ fischer: { bank: 10_800, increment: 30 } })).toBe('LIVE');
  expect(speed({ perDecision: 10_801 })).toBe('DAILY');
  expect([speed({ days: 1 }), speed(null)]).toEqual(['DAILY', 'DAILY']);
});
