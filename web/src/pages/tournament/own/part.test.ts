import { describe, expect, it } from 'vitest';
import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { partOf } from './part.ts';
import { playerIn } from './player-in.ts';

const ann = { id: 'ann', name: 'Ann' };
type Looked = Parameters<typeof partOf>[0];
type Own = NonNullable<Looked['yourEntrant']>;

const setup: TournamentHead['setup'] = {
  ...{ name: 'Cup', game: { id: 'any', title: 'Any', deckFormat: null }, seats: 2, teamSize: 1, bestOf: 1 },
  ...{ timeControl: null, capacity: 8, registration: 'OPEN', startsAt: null, checkIn: null, visibility: 'PUBLIC' },
  ...{
    broadcastDelay: 0,
    stages: [],
    description: '',
    options: {},
    onTimeOut: 'FORFEIT',
    forfeitAfter: 3,
    standInLevel: null,
    rated: true,
  },
  ...{ decks: 'ANY', decksShown: 'NEVER', points: { byPlace: [3, 0], draw: 1, bye: 3 }, tieBreaks: [] },
  ...{ roundLength: null, atTime: 'JUDGE', pause: 0, grace: 0, byHand: false, lateRounds: 2 },
  ...{ noShowAfter: 300, noShowDrops: true, champion: null },
};
const event: Looked = {
  ...{ status: 'OPEN', setup, stages: [], officials: [], organizer: { id: 'olga', name: 'Olga' }, yourEntrant: null },
};
const own = (gone: Own['gone'] = null, agreed = true): Own => ({
  ...{ number: 1, checkedIn: false, late: false, gone, noShow: false, members: [{ player: ann, agreed }] },
});
const plan = { format: 'SWISS', rounds: 3, cycles: null, take: null } as const;
const round = { stage: 1, round: 1, status: 'PLAYING', supplied: false, begunAt: null, endsAt: null } as const;
const rounds = [{ ...round, timeCalled: false, overAt: null, tableCount: 1 }];
const running: Looked = { ...event, status: 'RUNNING', stages: [{ number: 1, plan, rounds }] };
const closed = (why: string) => ({ is: 'CLOSED', why });

describe('the part of a reader in an event', () => {
  it.each([
    ['a reader without a role can register', event, 'ann', 0, { is: 'FREE', late: false }],
    ['a full event is closed', event, 'ann', 8, closed('FULL')],
    [
      'an event is closed to its judge',
      { ...event, officials: [{ player: ann, role: 'JUDGE' }] },
      'ann',
      0,
      closed('OFFICE'),
    ],
    [
      'an event is closed if only the organizer registers entrants',
      { ...event, setup: { ...setup, registration: 'ORGANIZER' } },
      'ann',
      0,
      closed('ORGANIZER'),
    ],
    ['a reader can enter late in the first rounds', running, 'ann', 2, { is: 'FREE', late: true }],
    [
      'an event is closed after the last round for late entry',
      { ...running, setup: { ...setup, lateRounds: 1 } },
      'ann',
      2,
      closed('BEGUN'),
    ],
    ['a running event is closed to teams', { ...running, setup: { ...setup, teamSize: 2 } }, 'ann', 2, closed('BEGUN')],
    [
      'an absent entrant can enter late',
      { ...running, yourEntrant: own('ABSENT') },
      'ann',
      2,
      { is: 'FREE', late: true },
    ],
    ['an entrant who left is out', { ...running, yourEntrant: own('DROPPED') }, 'ann', 2, { is: 'GONE' }],
    ['a registered entrant waits', { ...event, yourEntrant: own() }, 'ann', 1, { is: 'REGISTERED' }],
    [
      'an entrant registered by another player is asked',
      { ...event, yourEntrant: own(null, false) },
      'ann',
      1,
      { is: 'ASKED' },
    ],
    ['an entrant of a running event plays', { ...running, yourEntrant: own() }, 'ann', 2, { is: 'PLAYING' }],
    ['a stranger has no part in a finished event', { ...running, status: 'FINISHED' }, 'ann', 2, { is: 'NONE' }],
  ] as const)('%s', (_, looked, me, there, part) => expect(partOf(looked, me, there)).toEqual(part));
});

it('a player is found by the address of the player’s page or by id', () => {
  expect(playerIn(' https://cards.example/players/6b1f?x=1 ')).toBe('6b1f');
  expect(playerIn('6b1f')).toBe('6b1f');
});
