import { expect, it } from 'vitest';
import { newer, older } from './turning.ts';

it('a page is turned once, however often that is clicked before the next one has come', () => {
  expect(older([], 'a')).toEqual(['a']);
  expect(older(older([], 'a'), 'a')).toEqual(['a']);
  expect(older(['a'], 'b')).toEqual(['a', 'b']);
});

it('after the last page there is no other', () => expect(older(['a'], null)).toEqual(['a']));

it('and back, as far as there are pages', () => {
  expect(newer(['a', 'b'])).toEqual(['a']);
  expect(newer([])).toEqual([]);
});
