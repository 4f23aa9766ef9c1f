import type { Fact } from '../../../engine/index.ts';

/** An answer that others wait for. */
export const ANSWER_PIECE = 1024;
/** The beginning of a match with decks: it names every card of them several times. */
const BEGINNING_PIECE = 32_768;

/**
 * In pieces of how many bytes an entry with these facts is sealed. 1: it is as long as it is, and tells nothing by that, for cards
 * are told by numbers.
 */
export function pieceOf(facts: readonly Fact[]): number {
  if (facts.some(({ fact }) => fact === 'sealed')) return ANSWER_PIECE;
  return facts.some(bringsDeck) ? BEGINNING_PIECE : 1;
}

function bringsDeck(one: Fact): boolean {
  return one.fact === 'began' && 'decks' in one && Array.isArray(one.decks) && one.decks.some((deck) => deck !== null);
}
