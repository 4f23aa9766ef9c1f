import { z } from 'zod';
import type { DeckList } from '../game/deck.ts';

/** Cards with counts: the form of every stored deck, in seats, collections and replays. */
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
