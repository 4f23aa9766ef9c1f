import { z } from 'zod';
import type { DeckList } from '../game/deck.ts';

/** The schema of every stored deck in seats, collections and replays: card names with counts. */
export const deckList: z.ZodType<DeckList> = z
  .array(
    z.strictObject(
      { card: z.string().max(200), count: z.int().min(1).max(1000) },
      {
        error: ({ code }) =>
          code === 'invalid_type' ? 'must be an object such as {"card": "Axe", "count": 1}' : undefined,
      },
    ),
  )
  .max(500);
