import { z } from 'zod';
import type { DeckList } from './engine/index.ts';

/** Cards and how many of each: the form of every deck that is stored, in seats, on shelves and in replays. */
export const deckList: z.ZodType<DeckList> = z
  .array(z.strictObject({ card: z.string().max(200), count: z.int().min(1).max(1000) }))
  .max(500);

/** A list that somebody brings or saves. What was stored before this rule may name a card twice. */
export const newDeckList: z.ZodType<DeckList> = deckList.refine(
  (cards) => new Set(cards.map(({ card }) => card)).size === cards.length,
  'a card is named twice',
);
