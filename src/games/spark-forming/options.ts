import { z } from 'zod';

export const options = z.strictObject({
  upgrade: z.boolean().default(false).describe('Upgrade match: the Upgrade Card of each deck lies next to its Form.'),
  speed: z
    .boolean()
    .default(false)
    .describe('Speed match: no Data Charge effects; the attacker’s hand grows with each attack in a row.'),
  tagOrder: z
    .enum(['STRICT', 'FREE'])
    .default('STRICT')
    .describe('Tag matches (4 to 10 seats): whether team-mates are tagged in seat order or in any order.'),
  tournament: z
    .boolean()
    .default(false)
    .describe('Tournament rules: no player may redraw the first hand. Tournament matches always follow these rules.'),
  champion: z
    .int()
    .min(0)
    .max(9)
    .nullable()
    .default(null)
    .describe(
      'The seat of the defending champion, whose side never attacks first; null: the first attacker is random. In a tournament, its set-up names the champion.',
    ),
  turns: z
    .int()
    .min(1)
    .max(300)
    .default(300)
    .describe('After this many turns, the side with more Health Points wins; a tie is a draw.'),
});
export type Options = z.infer<typeof options>;

/** Returns why these options do not allow this number of seats, or null if the options allow it. */
export function misfit(seats: number, { champion }: Options): string | null {
  if (seats % 2 !== 0) return 'The two sides must be equal: choose an even number of seats.';
  return champion !== null && champion >= seats
    ? `The champion's seat is ${champion}, but there are only ${seats} seats.`
    : null;
}
