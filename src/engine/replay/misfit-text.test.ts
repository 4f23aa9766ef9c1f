import { expect, it } from 'vitest';
import { z } from 'zod';
import { deckList } from './deck-list.ts';
import { fitted } from './unreadable.ts';

const options = z.strictObject({
  rounds: z.int().min(1).max(20).default(8),
  map: z.enum(['rings', 'spiral']).optional(),
});

it.each([
  [options, { round: 3 }, 'options: there is no "round": the known keys are rounds, map'],
  [z.strictObject({}), { fast: true }, 'options: there is no "fast": leave it out'],
  [options, { rounds: 100 }, 'options.rounds: must be at most 20, not 100'],
  [options, { rounds: 0 }, 'options.rounds: must be at least 1, not 0'],
  [options, { rounds: '8' }, 'options.rounds: must be a number, not "8"'],
  [options, { rounds: 1.5 }, 'options.rounds: must be a whole number, not 1.5'],
  [options, { map: 'cube' }, 'options.map: must be "rings" or "spiral", not "cube"'],
  [options, [], 'options: must be an object, not a list'],
  [z.string().max(3), 'abcd', 'options: must have at most 3 characters, not 4'],
  [z.array(z.int()).min(2), [1], 'options: must have at least 2 elements, not 1'],
  [z.strictObject({ name: z.string() }), {}, 'options.name: is missing: it must be text'],
  [z.guid(), 'x', 'options: must be an id (a UUID), not "x"'],
  [z.union([z.int(), z.literal('all')]), 'none', 'options: must be a number or "all", not "none"'],
  [z.union([z.literal(1), z.literal(3), z.literal(5)]), 2, 'options: must be 1, 3 or 5, not 2'],
  [
    z.strictObject({ bestOf: z.union([z.literal(1), z.literal(3)]) }),
    { bestOf: '1' },
    'options.bestOf: must be 1 or 3, not "1"',
  ],
  [z.strictObject({ first: z.coerce.number().int() }), { first: 'abc' }, 'options.first: must be a number, not "abc"'],
  [deckList, ['Axe'], 'options.0: must be an object such as {"card": "Axe", "count": 1}'],
  [deckList, [{ card: 'Axe' }], 'options.0.count: is missing: it must be a number'],
  [deckList, [{ card: 'Axe', count: 1, foil: true }], 'options.0: there is no "foil": the known keys are card, count'],
  [z.string().regex(/^a/, 'begins with a'), 'b', 'options: begins with a'],
])('names the expected and the actual value: %#', (schema, value, text) => {
  const read = fitted<unknown>(schema, value, 'options');
  expect('misfit' in read && read.misfit.message).toBe(text);
});
