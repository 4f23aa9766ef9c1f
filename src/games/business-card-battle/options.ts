import { z } from 'zod';
import { SIZES } from './cards/decks.ts';

const STAKES = ['friendly', 'forKeeps'] as const;
export type Stakes = (typeof STAKES)[number];

export const options = z.strictObject({
  size: z
    .int()
    .min(SIZES.min)
    .max(SIZES.max)
    .default(SIZES.min)
    .describe(
      'The exact number of cards that each player brings. The creator proposes this number; players accept it by joining.',
    ),
  stakes: z
    .enum(STAKES)
    .default('friendly')
    .describe('friendly: no cards change hands. forKeeps: one card of the loser’s deck goes to the winner.'),
  turns: z.int().min(10).max(1000).default(400).describe('After this many turns the match is a draw.'),
});
export type Options = z.infer<typeof options>;
