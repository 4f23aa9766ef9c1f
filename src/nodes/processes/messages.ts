import { z } from 'zod';

/** What a process tells the one that has started it: where it listens, once it does; or that it wants everybody's measurements. */
export const toFirst = z.union([
  z.object({ up: z.string() }),
  z.object({ wants: z.literal('measurements'), number: z.number() }),
]);
export type ToFirst = z.infer<typeof toFirst>;

/** What it is told: the measurements that it has asked for; null: they are not to be had. */
export const toOther = z.object({ number: z.number(), measurements: z.string().nullable() });
export type ToOther = z.infer<typeof toOther>;
