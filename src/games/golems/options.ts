import { z } from 'zod';

export const options = z.strictObject({
  rounds: z
    .int()
    .min(1)
    .max(200)
    .default(100)
    .describe('After this many rounds (one turn for every seat), the match ends and the Wizards are counted.'),
});
export type Options = z.infer<typeof options>;
