import type { z } from 'zod';
import { type DeckList, deckList } from '../../engine/index.ts';

/** A list that somebody brings or saves. What was stored before this rule may name a card twice. */
export const newDeckList: z.ZodType<DeckList> = deckList.refine(
  (cards) => new Set(cards.map(({ card }) => card)).size === cards.length,
  'a card is named twice',
);
