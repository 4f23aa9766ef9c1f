import { z } from 'zod';

export const options = z.strictObject({
  terrain: z
    .enum(['laid', 'dealt'])
    .default('laid')
    .describe('laid: the players lay the map card by card; dealt: random cards that no player knows.'),
  rounds: z
    .int()
    .min(1)
    .max(200)
    .default(100)
    .describe(
      'After this many rounds (one turn for every seat), the match ends and the player with the most life wins.',
    ),
});
export type Options = z.infer<typeof options>;
