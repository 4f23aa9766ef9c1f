import { expect, it } from 'vitest';
import { routeOf } from './routes.ts';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://here');
  return routeOf(pathname, searchParams);
};

it.each([
  ['/', { page: 'lobby' }],
  ['/?new=golems', { page: 'lobby' }],
  ['/sign-in', { page: 'sign-in' }],
  ['/decks', { page: 'decks' }],
  ['/replay', { page: 'replay-file' }],
  ['/matches/7', { page: 'table', id: '7' }],
  ['/matches/7?view=wall', { page: 'table', id: '7' }],
  ['/matches/7?invitation=ABC', { page: 'invitation', id: '7' }],
  ['/matches/7/replay?version=3', { page: 'replay', id: '7' }],
  ['/games/golems/rules', { page: 'rules', id: 'golems' }],
  ['/games/golems/leaderboard?speed=DAILY', { page: 'leaderboard', id: 'golems' }],
  ['/tournaments', { page: 'tournaments' }],
  ['/tournaments/7?show=standings', { page: 'tournament', id: '7' }],
  ['/tournaments/new', { page: 'new-event' }],
  ['/tournaments/7/desk?setup', { page: 'organizer', id: '7' }],
  ['/tournaments/7/judge?match=8', { page: 'judge', id: '7' }],
  ['/tournaments/7/replay', { page: 'not-found' }],
  ['/operator?player=7', { page: 'operator' }],
  ['/friends', { page: 'friends' }],
  ['/players/a%20b', { page: 'player', id: 'a b' }],
])('%s has its page', (address, route) => expect(at(address)).toEqual(route));

it.each(['/matches', '/matches/7/else', '/matches/7/replay/more', '/players', '/games/golems', '/decks/7', '/nowhere'])(
  '%s has no page',
  (address) => expect(at(address)).toEqual({ page: 'not-found' }),
);

it('an address that cannot be decoded is used unchanged', () => {
  expect(routeOf('/players/100%', new URLSearchParams())).toEqual({ page: 'player', id: '100%' });
});
