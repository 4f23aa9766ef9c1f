import { expect, test, vi } from 'vitest';
import { findPlanted, PLANTED } from './planted.ts';

/** The time limit of a test, in milliseconds: a busy machine may be slow. */
vi.setConfig({ testTimeout: 3_600_000 });

test.each(PLANTED)('the simulator finds the mistake "$name" within 100,000 faults', async (planted) => {
  const { seed } = await findPlanted(planted, { seed: 1, faults: 100_000 });
  expect(seed).not.toBeNull();
});
