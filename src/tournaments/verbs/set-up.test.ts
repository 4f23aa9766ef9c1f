import { expect, it } from 'vitest';
import { setupWith } from '../../../test/tournaments/simulated.ts';
import { Refused } from '../../errors.ts';
import { mustHaveJudge, mustStartLater } from './set-up.ts';

it('lets a tournament begin by itself in time to come only', () => {
  for (const startsAt of [999, 1000])
    expect(() => mustStartLater({ startsAt }, 1000)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', details: { field: 'startsAt' } }),
    );
  for (const startsAt of [1001, null]) expect(() => mustStartLater({ startsAt }, 1000)).not.toThrow(Refused);
});

it('lets an organizer play only if a judge can rule on the tables that wait for a ruling', () => {
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
