import { expect, it } from 'vitest';
import type { TournamentLine } from '../../data/tournaments/index.ts';
import { roleOf } from './role.ts';

const NOW = Date.parse('2026-05-02T12:00:00Z');
const ann = { id: 'ann', name: 'Ann' };
const line: TournamentLine = {
  id: 'cup',
  epoch: 0,
  version: 3,
  status: 'OPEN',
  organizer: { id: 'olga', name: 'Olga' },
  paused: false,
  createdAt: '2026-05-01T12:00:00Z',
  begunAt: null,
  endedAt: null,
  entrantCount: 1,
  yourEntrant: {
    number: 1,
    checkedIn: false,
    late: false,
    gone: null,
    noShow: false,
    members: [{ player: ann, agreed: true }],
  },
  setup: {
    name: 'Cup',
    game: { id: 'any', title: 'Any' },
    seats: 2,
    teamSize: 1,
    bestOf: 1,
    timeControl: null,
    capacity: 8,
    registration: 'OPEN',
    startsAt: '2026-05-02T12:30:00Z',
    checkIn: 3600,
    visibility: 'PUBLIC',
    broadcastDelay: 0,
    stages: [],
  },
};
const own = (change: Partial<NonNullable<TournamentLine['yourEntrant']>>) => ({
  ...line,
  yourEntrant: line.yourEntrant && { ...line.yourEntrant, ...change },
});

it.each([
  ['an entrant checks in once check-in has begun', line, 'ann', 'CHECK_IN'],
  ['an entrant who has checked in plays', own({ checkedIn: true }), 'ann', 'PLAYS'],
  ['a player added by another player is asked', own({ members: [{ player: ann, agreed: false }] }), 'ann', 'ASKED'],
  ['an entrant who left has no role', own({ gone: 'DROPPED' }), 'ann', null],
  ['the creator of an event organizes it', { ...line, yourEntrant: null }, 'olga', 'ORGANIZES'],
  ['a stranger has no role', { ...line, yourEntrant: null }, undefined, null],
] as const)('%s', (_, tournament, me, role) => expect(roleOf(tournament, me, NOW)).toBe(role));

it('check-in is not offered too early', () => {
  expect(roleOf(line, 'ann', NOW - 3_600_000)).toBe('PLAYS');
});
