import type { z } from 'zod';
import { type DeckList, deckList } from '../../engine/index.ts';

/** A list that somebody brings or saves. What was stored before this rule may name a card twice. */
export const newDeckList: z.ZodType<DeckList> = deckList.superRefine((cards, context) => {
  const seen = new Set<string>();
  for (const { card } of cards) {
    if (seen.has(card)) context.addIssue(`${JSON.stringify(card)} is named twice: name it once, with its count`);
    seen.add(card);
  }
});
