import { expect, it } from 'vitest';
import { textOf } from '../../test/architecture/sources.ts';
import { holdOf } from './hold.ts';

it('a time-out is taken over from a process that was killed as soon as docs/promises.md says', () => {
  const said = /a process that was killed: (\d+) s\b/.exec(textOf('docs/promises.md').replace(/\s+/g, ' '))?.[1];
  const { lockDuration, stalledInterval, lookSeconds } = holdOf('expireDecision');
  const held = Math.max(lockDuration, 2 * stalledInterval) + stalledInterval;
  expect(1000 * Number(said)).toBeGreaterThanOrEqual(Math.max(held, 1000 * lookSeconds));
});
