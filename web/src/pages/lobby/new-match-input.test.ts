import { expect, it } from 'vitest';
import { inputOf, NEW, opponentsOf } from './new-match-input.ts';

const GAME = { id: 'some', minSeats: 2 };

it('an untouched form asks for a private match with one free seat', () => {
  expect(inputOf(GAME, NEW)).toEqual({ game: 'some', seats: 2, visibility: 'PRIVATE', bots: [] });
});

it('bots sit where they were put, and what was left open stays free', () => {
  const form = { ...NEW, seats: 4, opponents: [undefined, 'STEADY', 'OPEN'] as const };
  expect(opponentsOf(GAME, form)).toEqual(['OPEN', 'STEADY', 'OPEN']);
  expect(inputOf(GAME, form).bots).toEqual([{ level: 'STEADY', seat: 2 }]);
});

it('fewer seats leave the bots of the others out', () => {
  const form = { ...NEW, seats: 2, opponents: ['RANDOM', 'STEADY'] as const };
  expect(inputOf(GAME, form).bots).toEqual([{ level: 'RANDOM', seat: 1 }]);
});

it('what happens when time runs out goes with a clock alone', () => {
  expect(inputOf(GAME, { ...NEW, onTimeOut: 'BOT' })).not.toHaveProperty('onTimeOut');
  const timed = inputOf(GAME, { ...NEW, clock: 'days-3', onTimeOut: 'BOT' });
  expect(timed).toMatchObject({ timeControl: { days: 3 }, onTimeOut: 'BOT', standInLevel: 'STEADY' });
  expect(inputOf(GAME, { ...NEW, clock: 'days-3' })).not.toHaveProperty('standInLevel');
});

it('a deck is a ready one or one of the reader’s, and options are those that were chosen', () => {
  expect(inputOf(GAME, { ...NEW, deck: 'ready:a-b' }).deck).toEqual({ ready: 'a-b' });
  expect(inputOf(GAME, { ...NEW, deck: 'saved:7:8' }).deck).toEqual({ saved: '7:8' });
  expect(inputOf(GAME, { ...NEW, options: { a: undefined, b: false } }).options).toEqual({ b: false });
});
