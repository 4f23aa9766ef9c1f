import { describe, expect, it } from 'vitest';
import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { localText } from '../../../parts/tournaments/local-time.ts';
import { PRESETS, presetOf, type SetupForm, SWISS, USUAL, usualPoints } from './form.ts';
import { formOf, inputOf } from './form-input.ts';

const form = (part: Partial<SetupForm> = {}): SetupForm => ({ ...USUAL, name: 'Cup', game: 'chess', ...part });

describe('the input from the form of an event', () => {
  it('is a Swiss tournament with a clock by default, without unset fields', () => {
    const sent = inputOf(form());
    expect(sent).toMatchObject({
      name: 'Cup',
      game: 'chess',
      seats: 2,
      bestOf: 1,
      stages: [{ swiss: { rounds: null } }],
    });
    for (const left of ['startsAt', 'checkIn', 'capacity', 'points', 'roundLength', 'atTime'])
      expect(sent).not.toHaveProperty(left);
  });

  it('has the minutes of the form in seconds', () => {
    const sent = inputOf(
      form({ roundLength: 1.5, pause: 2, grace: 0, broadcastDelay: 10, checkIn: 30, startsAt: '2030-01-01T18:00' }),
    );
    expect(sent).toMatchObject({
      roundLength: 90,
      pause: 120,
      grace: 0,
      broadcastDelay: 600,
      checkIn: 1800,
      atTime: 'JUDGE',
    });
    expect(sent.startsAt).toBe(new Date(2030, 0, 1, 18).toISOString());
  });

  it('has no check-in without a start, no shown decks without locked ones, and late entry only in a Swiss', () => {
    const sent = inputOf(form({ checkIn: 30, decksShown: 'DURING_MATCH', lateRounds: 2, stages: PRESETS.ROUND_ROBIN }));
    expect(sent).not.toHaveProperty('checkIn');
    expect(sent).toMatchObject({ decksShown: 'NEVER', lateRounds: 0, stages: [{ roundRobin: { cycles: 1 } }] });
  });

  it('limits only later stages to the best entrants', () => {
    const stages = [
      { ...SWISS, take: 4 },
      { ...SWISS, format: 'DOUBLE_ELIMINATION', take: 4 },
    ] as const;
    expect(inputOf(form({ stages })).stages).toEqual([{ swiss: { rounds: null } }, { doubleElimination: { take: 4 } }]);
  });
});

it('a set-up that fills the form is sent unchanged', () => {
  const sent = inputOf(
    form({
      stages: PRESETS.SWISS_CUT,
      roundLength: 50,
      byHand: true,
      noShowAfter: 5,
      points: { byPlace: [2, 0], draw: 1, bye: 2 },
    }),
  );
  const read: TournamentHead['setup'] = {
    name: 'Cup',
    game: { id: 'chess', title: 'Chess', deckFormat: null },
    description: '',
    options: {},
    seats: 2,
    teamSize: 1,
    bestOf: 1,
    timeControl: { fischer: { bank: 900, increment: 10 }, perDecision: null, days: null },
    onTimeOut: 'FORFEIT',
    forfeitAfter: 3,
    standInLevel: null,
    rated: true,
    decks: 'ANY',
    decksShown: 'NEVER',
    capacity: 2000,
    registration: 'OPEN',
    startsAt: null,
    checkIn: null,
    visibility: 'PUBLIC',
    broadcastDelay: 0,
    stages: [
      { format: 'SWISS', rounds: null, cycles: null, take: null },
      { format: 'SINGLE_ELIMINATION', rounds: null, cycles: null, take: 8 },
    ],
    points: { byPlace: [2, 0], draw: 1, bye: 2 },
    tieBreaks: ['OPPONENTS_MATCH_WIN', 'GAME_WIN', 'OPPONENTS_GAME_WIN'],
    roundLength: 3000,
    atTime: 'JUDGE',
    pause: 0,
    grace: 300,
    byHand: true,
    lateRounds: 0,
    noShowAfter: 300,
    noShowDrops: true,
    champion: null,
  };
  expect(inputOf(formOf(read))).toEqual(sent);
  expect(inputOf(formOf({ ...read, champion: 'ada' })).champion).toBe('ada');
  expect(formOf({ ...read, points: usualPoints(2) }).points).toBeNull();
  expect([0, 1, 2].map((lateRounds) => formOf({ ...read, lateRounds }).lateRounds)).toEqual([null, null, 2]);
});

it('a moment is written in local time', () => {
  expect(localText(new Date(2030, 4, 6, 7, 8))).toBe('2030-05-06T07:08');
});

it.each([
  ['SWISS', [{ ...SWISS, rounds: 5 }]],
  ['SWISS_CUT', [SWISS, { ...SWISS, format: 'SINGLE_ELIMINATION', take: 4 }]],
  ['OWN', [SWISS, SWISS]],
] as const)('%s is recognized whatever its numbers are', (name, stages) => expect(presetOf(stages)).toBe(name));
