import { expect, it } from 'vitest';
import { lasting } from './lasting.ts';

it.each([
  [50 * 60, '50 minutes'],
  [5_400, '1 hour, 30 minutes'],
  [3 * 86_400, '3 days'],
  [86_400 + 3_600 + 60, '1 day, 1 hour'],
  [45, '45 seconds'],
  [0, '0 seconds'],
])('%s seconds are %s', (seconds, words) => expect(lasting(seconds)).toBe(words));
