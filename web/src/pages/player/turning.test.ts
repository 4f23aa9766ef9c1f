import { expect, it } from 'vitest';
import { newer, older } from './turning.ts';

it('repeated clicks turn one page before it has loaded', () => {
  expect(older([], 'a')).toEqual(['a']);
  expect(older(older([], 'a'), 'a')).toEqual(['a']);
  expect(older(['a'], 'b')).toEqual(['a', 'b']);
});

it('the last page is not turned', () => expect(older(['a'], null)).toEqual(['a']));

it('turning back ends at the first page', () => {
  expect(newer(['a', 'b'])).toEqual(['a']);
  expect(newer([])).toEqual([]);
});
