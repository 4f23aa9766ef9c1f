import { expect, it } from 'vitest';
import { visibleText } from './visible-name.ts';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

it.each([
  ['a family stays one emoji', `Hi ${FAMILY}!`, `Hi ${FAMILY}!`],
  ['so does a heart on fire', '\u2764\uFE0F\u200D\u{1F525}', '\u2764\uFE0F\u200D\u{1F525}'],
  ['so do keycaps and flags', '1\uFE0F\u20E3 \u{1F1E9}\u{1F1EA}', '1\uFE0F\u20E3 \u{1F1E9}\u{1F1EA}'],
  [
    'Persian keeps its joiners',
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
  ],
  ['so does Devanagari', '\u0915\u094D\u200D\u0937', '\u0915\u094D\u200D\u0937'],
  ['compatibility characters stay', '\u00BD \u2460 \uFF21', '\u00BD \u2460 \uFF21'],
  ['joiners elsewhere hide nothing', `a\u200Db\u200C${FAMILY}\u200D`, `ab${FAMILY}`],
  ['nor do repeated joiners', '\u0645\u200C\u200C\u0645', '\u0645\u0645'],
  ['nor do selectors and tags', 'a\uFE01b\u{E0101}c\u{E0061}\uFE0F', 'abc'],
  ['text keeps its direction', 'a\u202Eb\u2066c\u2069', 'abc'],
  ['spaces are single', ' a \u00A0 b ', 'a b'],
  ['invisible text is refused', '\u200D\u{E0061}\u2800', null],
  ['control characters are refused', 'a\u0007', null],
  ['a second line is refused', 'a\u2028b', null],
  ['piled marks are refused', `a${'\u0301\u0302'.repeat(3)}`, null],
])('%s', (_, text, stored) => expect(visibleText(text, 40)).toBe(stored));

it('counts an emoji of several characters as one', () => {
  expect(visibleText(FAMILY.repeat(5), 7)).toBe(FAMILY.repeat(5));
  expect(visibleText('x'.repeat(8), 7)).toBeNull();
});
