import { newKey } from '../../data/client.ts';
import type { Linking } from '../../parts/rules/linked.tsx';
import type { CardLine, DeckShelfResult } from './operations.generated.ts';

/** A card of the catalogue. */
export type Printed = NonNullable<DeckShelfResult['game']>['cards'][number];

/** Returns where the terms on a game's cards lead. */
export function linkingOf({ id, rules }: { id: string; rules: Pick<Linking, 'glossary'> }): Linking {
  return { game: id, glossary: rules.glossary };
}

/** A deck that is being built. */
export interface Draft {
  /** The draft's own key, set at its first change. */
  readonly key: string;
  /** The saved deck that the draft replaces; null for a new deck. */
  readonly id: string | null;
  readonly name: string;
  /** The number of copies by card name. Absent cards are not in the deck. */
  readonly counts: ReadonlyMap<string, number>;
}

export function draftOf(
  name: string,
  cards: readonly CardLine[],
  id: string | null = null,
  key: string = id ?? newKey(),
): Draft {
  return { key, id, name, counts: new Map(cards.map(({ card, count }) => [card, count])) };
}

/** Returns the draft with the given number of copies of a card added or removed. */
export function changed(draft: Draft, card: string, by: number): Draft {
  const counts = new Map(draft.counts);
  const count = (counts.get(card) ?? 0) + by;
  if (count > 0) counts.set(card, count);
  else counts.delete(card);
  return { ...draft, counts };
}

export function cardsOf({ counts }: Pick<Draft, 'counts'>): CardLine[] {
  return [...counts].map(([card, count]) => ({ card, count }));
}

export function sizeOf({ counts }: Pick<Draft, 'counts'>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** A search in the catalogue. */
interface Sought {
  readonly text: string;
  /** The kind of card to find; empty for all kinds. */
  readonly kind: string;
}

/** Returns the cards whose name or text contains every word. */
export function found(cards: readonly Printed[], { text, kind }: Sought): Printed[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (kind !== '' && card.kind !== kind) return false;
    const said = `${card.name} ${card.text}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
