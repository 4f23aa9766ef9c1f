import { describe, expect, it } from 'vitest';
import { setupWith } from '../../../test/tournaments/simulated.ts';
import { Refused } from '../../errors.ts';
import { usualPoints } from '../standings/points.ts';
import { mustHaveJudge, mustStartLater, setupMisfit, usualNoShow } from './setup-input.ts';

const POINTS = { points: usualPoints(4) };

describe('a set-up', () => {
  it.each([
    ['five minutes', 300, { timeControl: { fischer: { bank: 1500, increment: 10 } } }],
    ['five minutes with one-hour rounds', 300, { roundLength: 3600 }],
    ['a quarter of a shorter round', 150, { roundLength: 600 }],
    ['at least a minute', 60, { roundLength: 120 }],
    ['the time for a first answer, if it is longer', 600, { timeControl: { perDecision: 600 } }],
    ['days if the clock counts days', 172_800, { timeControl: { days: 2 } }],
    ['a bank that exceeds six hours', 25_000, { timeControl: { fischer: { bank: 25_000, increment: 0 } } }],
    ['no time without a clock', 0, {}],
  ])('without noShowAfter waits for %s', (_, seconds, clocks) => expect(usualNoShow(clocks)).toBe(seconds));

  it('names a level only for a set-up with stand-in bots', () => {
    const named = { ...POINTS, standInLevel: 'STRONG' } as const;
    expect(setupMisfit({ ...named, onTimeOut: 'FORFEIT' })?.field).toBe('standInLevel');
    expect(setupMisfit({ ...named, onTimeOut: 'BOT' })).toBeNull();
    expect(setupMisfit({ ...POINTS, onTimeOut: 'FORFEIT' })).toBeNull();
  });

  it('never pays a worse place more than a better one', () => {
    const paying = (byPlace: number[]) => setupMisfit({ points: { byPlace, draw: null, bye: 0 } })?.field;
    expect(
      [
        [3, 0],
        [1, 1, 1],
        [0, 0],
      ].map(paying),
    ).toEqual([undefined, undefined, undefined]);
    expect(
      [
        [0, 3],
        [3, 1, 2],
      ].map(paying),
    ).toEqual(['points', 'points']);
  });
});

it('lets a tournament begin by itself only in the future', () => {
  for (const startsAt of [999, 1000])
    expect(() => mustStartLater({ startsAt }, 1000)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', details: { field: 'startsAt' } }),
    );
  for (const startsAt of [1001, null]) expect(() => mustStartLater({ startsAt }, 1000)).not.toThrow(Refused);
});

it('lets an organizer play only if a judge can rule on undecided tables', () => {
  const event = (more: Parameters<typeof setupWith>[0], ...roles: ('JUDGE' | 'COMMENTATOR')[]) => ({
    setup: setupWith({ roundLength: 3600, atTime: 'JUDGE', ...more }),
    officials: roles.map((role) => ({ player: role, role })),
  });
  for (const waits of [event({}), event({}, 'COMMENTATOR')])
    expect(() => mustHaveJudge(waits)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  for (const ends of [event({}, 'JUDGE'), event({ roundLength: null }), event({ atTime: 'DRAW' })])
    expect(() => mustHaveJudge(ends)).not.toThrow();
  expect(() => mustHaveJudge(event({ timeControl: { perDecision: 60 } }))).not.toThrow();
});
