import { expect, it } from 'vitest';
import { textOf } from '../../test/architecture/sources.ts';
import { jobLockOf } from './job-locks.ts';

it.each([
  ['a time-out', 'expireDecision', /If the process that held its job was killed\*\*: (\d+) s\b/],
  ['a bot', 'moveBot', /If a bot's process is killed, another takes over within (\d+) s\b/],
] as const)(
  'a process takes over %s from a killed process as soon as docs/explain/promises.md says',
  (_, name, promise) => {
    const said = promise.exec(textOf('docs/explain/promises.md').replace(/\s+/g, ' '))?.[1];
    const { lockDuration, stalledInterval, lookSeconds } = jobLockOf(name);
    const held = Math.max(lockDuration, 2 * stalledInterval) + stalledInterval;
    expect(1000 * Number(said)).toBeGreaterThanOrEqual(Math.max(held, 1000 * lookSeconds));
  },
);
