import {
  type AnyAt,
  type CardId,
  type CardName,
  type DeckList,
  type Random,
  shuffled,
} from '../../../src/engine/index.ts';
import type { Known } from './known-match.ts';
import type { MadeCard } from './never-seen.ts';

export type Names = Map<CardId, CardName>;

/**
 * Returns other names for cards that a seat has never seen. Cards with the same owner and back swap names. A card's
 * number reveals its owner, so no name moves to another owner.
 */
export function exchanged(cards: readonly MadeCard[], { faces }: AnyAt, random: Random): Names {
  return exchangedIn(cards, faces, (card) => faces[card]?.name ?? '', random);
}

/**
 * Returns other names for cards that a seat has never seen, as if the other seats had brought different legal decks
 * that contain the cards that this seat has seen; null if no such decks were found.
 */
export function fromOtherDecks(
  known: Known,
  cards: readonly MadeCard[],
  { faces }: AnyAt,
  random: Random,
): Names | null {
  const names: Names = new Map();
  for (const [owner, deck] of known.walked.setup.decks.entries()) {
    const theirs = cards.filter((card) => card.owner === owner);
    if (owner !== known.seat && deck) putOthersIn(deck, known, theirs, faces, names, random);
  }
  if (names.size === 0) return null;
  return exchangedIn(cards, faces, (card) => names.get(card) ?? faces[card]?.name ?? '', random);
}

function putOthersIn(
  deck: DeckList,
  { game, walked }: Known,
  cards: readonly MadeCard[],
  faces: AnyAt['faces'],
  names: Names,
  random: Random,
): void {
  let list = deck;
  for (const { id } of shuffled(cards, random)) {
    const { name = '', back = '' } = faces[id] ?? {};
    const pool = game.pool?.(back) ?? [];
    const other = pool[random(Math.max(1, pool.length))];
    const next = other && withInstead(list, name, other);
    if (!next || game.deck?.broken(next, walked.setup.options).length !== 0) continue;
    list = next;
    names.set(id, other);
  }
}

function exchangedIn(
  cards: readonly MadeCard[],
  faces: AnyAt['faces'],
  nameOf: (card: CardId) => CardName,
  random: Random,
): Names {
  const groups = new Map<string, CardId[]>();
  for (const { id, owner } of cards) {
    const group = `${owner} ${faces[id]?.back}`;
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  const names: Names = new Map();
  for (const group of groups.values()) {
    const dealt = shuffled(group.map(nameOf), random);
    group.forEach((card, i) => {
      names.set(card, dealt[i] ?? '');
    });
  }
  return names;
}

// Null if the deck does not contain the name, for example because the rules have added the card.
function withInstead(deck: DeckList, name: CardName, other: CardName): DeckList | null {
  const counts = new Map<CardName, number>();
  for (const { card, count } of deck) counts.set(card, (counts.get(card) ?? 0) + count);
  const had = counts.get(name) ?? 0;
  if (had === 0 || name === other) return null;
  counts.set(name, had - 1).set(other, (counts.get(other) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 0).map(([card, count]) => ({ card, count }));
}
