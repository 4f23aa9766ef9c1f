import { expect, it } from 'vitest';
import { hasAnswerKeys, hotkeyOf, isPointingAfter, keepAnswerKeys, keyAt, takenBy } from './hotkeys.ts';

const press = (key: string, more: Partial<Parameters<typeof hotkeyOf>[0]> = {}) =>
  hotkeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false, ...more });

it('the keys 1 to 9 are the first nine answers, and the space bar goes on', () => {
  expect(['1', '9', ' '].map((key) => press(key))).toEqual([0, 8, 'go']);
  expect(['0', 'a', 'Enter', '10', '²', ''].map((key) => press(key))).toEqual([null, null, null, null, null, null]);
});

it('keys with a modifier, held keys and keys of an input method are not answers', () => {
  for (const more of ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing'] as const)
    expect(['1', ' '].map((key) => press(key, { [more]: true }))).toEqual([null, null]);
});

it('the tenth answer has no key, and no answer has one after the keys are switched off', () => {
  expect([0, 8, 9].map(keyAt)).toEqual(['1', '9', undefined]);
  keepAnswerKeys(false);
  expect([hasAnswerKeys(), keyAt(0)]).toEqual([false, undefined]);
  keepAnswerKeys(true);
  expect(keyAt(0)).toBe('1');
});

it('after a click the space bar leaves the clicked element alone, until the reader moves by keyboard', () => {
  const pointing = (...events: { type: string; key?: string }[]) => events.reduce(isPointingAfter, false);
  const click = { type: 'pointerdown' };
  const down = (key: string) => ({ type: 'keydown', key });
  expect([pointing(), pointing(click), pointing(click, down(' ')), pointing(click, down('2'))]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  for (const key of ['Tab', 'ArrowLeft', 'ArrowDown']) {
    expect([pointing(click, down(key)), pointing(click, down(key), click)]).toEqual([false, true]);
  }
});

it('the space bar is taken by focused buttons but not by clicked ones, and by fields and dialogs always', () => {
  const taken = (isPointing: boolean) => takenBy('go', isPointing).split(', ');
  for (const one of ['button', '[role="button"]']) {
    expect([taken(false).includes(one), taken(true).includes(one)]).toEqual([true, false]);
  }
  for (const one of ['dialog', 'input', 'textarea', '[contenteditable]']) {
    expect([taken(false).includes(one), taken(true).includes(one)]).toEqual([true, true]);
  }
  expect(takenBy(0, false)).toBe(takenBy(0, true));
});
