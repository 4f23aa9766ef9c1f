import { expect, it } from 'vitest';
import { z } from 'zod';
import { fitted } from './unreadable.ts';

const options = z.strictObject({
  rounds: z.int().min(1).max(20).default(8),
  map: z.enum(['rings', 'spiral']).optional(),
});

it.each([
  [options, { round: 3 }, 'options: there is no "round": known are rounds, map'],
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
  [z.union([z.int(), z.literal('all')]), 'none', 'options: must be a number, not "none" or must be "all", not "none"'],
  [z.string().regex(/^a/, 'begins with a'), 'b', 'options: begins with a'],
])('says what was expected and what came: %#', (schema, value, text) => {
  const read = fitted<unknown>(schema, value, 'options');
  expect('misfit' in read && read.misfit.message).toBe(text);
});
