import { describe, expect, it } from 'vitest';
import { aboutCard, aboutCell, aboutPiece, aboutSeat, keyOf, subjectOf } from '../subjects.ts';
import { pressAfter } from './gesture.ts';

describe('a press', () => {
  it('by mouse becomes a drag once it has moved, and stays a click before', () => {
    expect([0, 6, 7, 300].map((distance) => pressAfter(true, distance))).toEqual(['rests', 'rests', 'drags', 'drags']);
  });

  it('by finger never becomes a drag by moving, because moving fingers scroll', () => {
    expect([0, 10, 11, 300].map((distance) => pressAfter(false, distance))).toEqual([
      'rests',
      'rests',
      'scrolls',
      'scrolls',
    ]);
  });
});

it('an item is found again by its key, even if the key has spaces', () => {
  for (const one of [aboutCard(7), aboutSeat(0), aboutCell({ key: 'a 1' }), aboutPiece({ key: '12' })])
    expect(subjectOf(keyOf(one))).toEqual(one);
  expect(['', 'NUMBER 3', 'constructor'].map(subjectOf)).toEqual([null, null, null]);
});
