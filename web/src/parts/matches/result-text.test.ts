import { expect, it } from 'vitest';
import { placeOf, resultText } from './result-text.ts';

const seat = (number: number, id: string) => ({
  seat: number,
  name: id,
  taken: true,
  reserved: false,
  left: false,
  player: { id },
  rating: null,
});
const seats = [seat(0, 'ann'), seat(1, 'bob'), seat(2, 'ann')];
const over = (...places: readonly [place: number, seats: readonly number[]][]) => ({
  seats,
  result: { why: '', places: places.map(([place, of]) => ({ place, seats: of })) },
});

it('a player with several seats has the best of their places', () => {
  const match = over([1, [1]], [2, [2]], [3, [0]]);
  expect([placeOf(match, 'ann'), placeOf(match, 'bob'), placeOf(match, 'cid')]).toEqual([2, 1, null]);
});

it('the text is won, lost, drawn or the place, and empty for a match without a result', () => {
  expect(resultText(over([1, [1]], [2, [0, 2]]), 'bob')).toBe('Won');
  expect(resultText(over([1, [1]], [2, [0, 2]]), 'ann')).toBe('Place 2');
  const duel = { ...over([1, [1]], [2, [0]]), seats: seats.slice(0, 2) };
  expect(resultText(duel, 'ann')).toBe('Lost');
  expect(resultText(over([1, [0, 1, 2]]), 'bob')).toBe('Draw');
  expect(resultText({ seats, result: { why: 'VOID', places: [] } }, 'bob')).toBe('No result');
});
