import { expect, it } from 'vitest';
import { Refused } from '../../errors.ts';
import { mustStartLater } from './setup-now.ts';

it('lets a tournament begin by itself in time to come only', () => {
  for (const startsAt of [999, 1000])
    expect(() => mustStartLater({ startsAt }, 1000)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', details: { field: 'startsAt' } }),
    );
  for (const startsAt of [1001, null]) expect(() => mustStartLater({ startsAt }, 1000)).not.toThrow(Refused);
});
