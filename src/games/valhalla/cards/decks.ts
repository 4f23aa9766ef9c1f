import type { DeckFormat, DeckList } from '../../../engine/index.ts';
import { CARDS } from './catalogue.ts';
import { READY } from './ready-decks.ts';

export const TERRAINS = 18;
export const OTHERS = 42;
export const COPIES = 3;

interface Counted {
  card: string;
  count: number;
}
const kindOf = (card: string): string | null => CARDS[card]?.kind ?? null;
const total = (cards: readonly Counted[]): number => cards.reduce((sum, { count }) => sum + count, 0);

function copies(deck: readonly Counted[]): string[] {
  const titles = new Map<string, { count: number; unique: boolean }>();
  for (const { card, count } of deck) {
    const { title, unique } = CARDS[card] ?? { title: card, unique: false };
    titles.set(title, { count: (titles.get(title)?.count ?? 0) + count, unique });
  }
  return [...titles].flatMap(([title, { count, unique }]) => {
    if (unique && count > 1) return [`${title} is unique: at most 1, here ${count}.`];
    return count > COPIES ? [`At most ${COPIES} of one card, whatever its R: ${title} is there ${count} times.`] : [];
  });
}

export function broken(deck: DeckList): string[] {
  const wrong = deck.filter(({ count }) => !Number.isInteger(count) || count < 1);
  const unknown = deck.filter(({ card }) => kindOf(card) === null);
  const avatars = total(deck.filter(({ card }) => kindOf(card) === 'avatar'));
  const terrains = total(deck.filter(({ card }) => kindOf(card) === 'terrain'));
  const others = total(deck.filter(({ card }) => !['avatar', 'terrain', null].includes(kindOf(card))));
  return [
    ...wrong.map(({ card, count }) => `Every count must be a whole number of at least 1: ${card} ${count}.`),
    ...unknown.map(({ card }) => `There is no card ${card}.`),
    ...(avatars === 1 ? [] : [`Exactly 1 Avatar, here ${avatars}.`]),
    ...(terrains === TERRAINS ? [] : [`Exactly ${TERRAINS} Terrain cards, here ${terrains}.`]),
    ...(others === OTHERS ? [] : [`Exactly ${OTHERS} Action, Equipment, Event and Ally cards, here ${others}.`]),
    ...copies(deck),
  ];
}

export const DECK: DeckFormat = {
  about:
    '1 Avatar, exactly 18 Terrain cards and 42 cards of Action, Equipment, Event and Ally; at most 3 of one card, whatever its Randomizer number; a unique card once.',
  broken,
  ready: READY,
};
