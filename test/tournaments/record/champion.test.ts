import { expect, it } from 'vitest';
import { linesOf, playEvent, player, redecided, SETUP } from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

it('a record is refuted if its matches name another champion than its set-up', () => {
  const stages = [{ kind: 'SWISS' as const, rounds: 1, take: null }];
  const event = playEvent({ ...SETUP, stages, champion: player(2) }, { players: 2, name: 'title' });
  expect(verdictOn(linesOf(event))).toMatchObject({ verdict: 'VERIFIED' });
  const forged = redecided(event, (entry) => {
    if (entry.kind === 'CREATED') entry.input.setup.champion = null;
  });
  const verdict = verdictOn(linesOf(forged));
  expect(verdict).toMatchObject({ verdict: 'REFUTED', fault: { match: event.replays[0]?.match } });
  expect(verdict.why).toContain('its defending champion differs from the one in the set-up');
});
