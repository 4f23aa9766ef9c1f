import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockChange } from './local-time.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['2027-03-28T02:30', { is: 'SKIPPED', at: new Date('2027-03-28T01:30:00Z') }],
  ['2027-10-31T02:30', { is: 'TWICE', at: new Date('2027-10-31T00:30:00Z') }],
  ['2027-10-31T01:59', null],
  ['2027-10-31T03:00', null],
  ['2027-03-28T03:00', null],
  ['2027-06-01T18:00', null],
  ['', null],
])('finds whether a clock change in Berlin skips or repeats %s', (text, change) => {
  expect(clockChange(text)).toEqual(change);
});
