import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each(['Ada', 'Zoë', 'Öse 7', '李', ''])('a left-to-right name stays unchanged: %s', (name) => {
  expect(isolated(name)).toBe(name);
});

it.each(['\u200b', '\u3164\u115f', '\u2800 \u2060', '\u202e\u2069', '\u0301'])(
  'a name without visible characters is shown as a placeholder: %j',
  (name) => expect(isolated(name)).toBe('␣'),
);

it.each([
  ['Ada\u202e', 'Ada'],
  ['\u2069\u202eadA', 'adA'],
  ['עדה', 'עדה'],
  ['\u{1e900}', '\u{1e900}'],
])('other names are isolated from the surrounding text', (name, shown) =>
  expect(isolated(name)).toBe(`\u2068${shown}\u2069`),
);
