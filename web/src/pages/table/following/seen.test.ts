import { expect, it } from 'vitest';
import { lasting } from '../../../browser/storage.ts';
import { keepSeen, lastSeen } from './seen.ts';

it('remembers the last entry of the matches visited last', () => {
  for (let i = 0; i < 60; i++) keepSeen(`match ${i}`, i);
  keepSeen('match 30', 99);
  expect(['match 59', 'match 30', 'match 0'].map(lastSeen)).toEqual([59, 99, null]);
});

it('ignores what it cannot read', () => {
  for (const text of ['{', '{"a":1}', '[["a"],[1,2],null]']) {
    lasting.keep('arbiter.seen', text);
    expect(lastSeen('a')).toBe(null);
  }
});
