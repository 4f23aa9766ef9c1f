import { expect, it } from 'vitest';
import { inputOf, NEW, type NewMatchForm, opponentsOf } from './new-match-input.ts';

const GAME = { id: 'some', minSeats: 2 };

it('an untouched form asks for a private match with one free seat', () => {
  expect(inputOf(GAME, NEW)).toEqual({ game: 'some', seats: 2, visibility: 'PRIVATE', bots: [] });
});

it('bots keep their seats, and open seats stay free', () => {
  const form = { ...NEW, seats: 4, opponents: [undefined, 'STEADY', 'OPEN'] as const };
  expect(opponentsOf(GAME, form)).toEqual(['OPEN', 'STEADY', 'OPEN']);
  expect(inputOf(GAME, form).bots).toEqual([{ level: 'STEADY', seat: 2 }]);
});

it('fewer seats leave out the bots of the other seats', () => {
  const form = { ...NEW, seats: 2, opponents: ['RANDOM', 'STEADY'] as const };
  expect(inputOf(GAME, form).bots).toEqual([{ level: 'RANDOM', seat: 1 }]);
});

it('the consequence of a time-out is sent only with a clock', () => {
  expect(inputOf(GAME, { ...NEW, onTimeOut: 'BOT' })).not.toHaveProperty('onTimeOut');
  const timed = inputOf(GAME, { ...NEW, clock: 'days-3', onTimeOut: 'BOT' });
  expect(timed).toMatchObject({ timeControl: { days: 3 }, onTimeOut: 'BOT', standInLevel: 'STEADY' });
  expect(inputOf(GAME, { ...NEW, clock: 'days-3' })).not.toHaveProperty('standInLevel');
});

it('a match is rated only if it is public, has a clock and no bots', () => {
  const rated: NewMatchForm = { ...NEW, rated: true, visibility: 'PUBLIC', clock: 'days-3' };
  expect(inputOf(GAME, rated).rated).toBe(true);
  const others: Partial<NewMatchForm>[] = [
    { visibility: 'PRIVATE' },
    { clock: '' },
    { opponents: ['STEADY'] },
    { onTimeOut: 'BOT' },
  ];
  for (const change of others) expect(inputOf(GAME, { ...rated, ...change })).not.toHaveProperty('rated');
});

it('a deck is ready-made or the reader’s own, and only chosen options are sent', () => {
  expect(inputOf(GAME, { ...NEW, deck: 'ready:a-b' }).deck).toEqual({ ready: 'a-b' });
  expect(inputOf(GAME, { ...NEW, deck: 'saved:7:8' }).deck).toEqual({ saved: '7:8' });
  expect(inputOf(GAME, { ...NEW, options: { a: undefined, b: false } }).options).toEqual({ b: false });
});
