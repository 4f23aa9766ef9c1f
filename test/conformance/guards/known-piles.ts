import { type Cards, knowersOf } from '../../../src/engine/index.ts';

/**
 * Finds piles that no seat may read, but that held a card everyone knew: a discard pile became the deck without a
 * shuffle, or a card was misplaced. Returns their labels. A game may intend this, so it is a warning and not a failure.
 */
export function knownPiles(moments: readonly Cards[]): Set<string> {
  const labels = new Set<string>();
  for (const at of moments) {
    for (const { kind, readers, label, cards } of Object.values(at.zones)) {
      if (kind !== 'pile' || readers === 'everyone' || readers.length > 0) continue;
      if (cards.some((card) => knowersOf(at, card) === 'everyone')) labels.add(label);
    }
  }
  return labels;
}
