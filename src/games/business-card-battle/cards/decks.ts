import type { CardName, DeckFormat, DeckList } from '../../../engine/index.ts';
import { CARDS } from './catalogue.ts';
import { STRONG, strength } from './print.ts';
import { READY } from './ready-decks.ts';

export const SIZES = { min: 6, max: 10 } as const;
export const MOST_OF_ONE = 3;

/** Returns every rule that a deck breaks. `options.size`, if set, is the exact number of cards. */
export function broken(deck: DeckList, options: { size?: unknown }): string[] {
  const count = deck.reduce((sum, line) => sum + line.count, 0);
  const known = deck.filter(({ card }) => CARDS[card]);
  const strong = known.filter(({ card }) => isStrong(card));
  return [
    ...sizeBroken(count, options.size),
    ...deck.filter(({ card }) => !CARDS[card]).map(({ card }) => `There is no character ${JSON.stringify(card)}.`),
    ...[...new Set(deck.map(({ card }) => card))]
      .filter((card) => countOf(deck, card) > MOST_OF_ONE)
      .map((card) => `At most ${MOST_OF_ONE} of the same card: there are ${countOf(deck, card)} of ${card}.`),
    ...(strong.reduce((sum, line) => sum + line.count, 0) > 1
      ? [`At most one card with AP + HP above ${STRONG}: there are ${strong.map(lineText).join(', ')}.`]
      : []),
  ];
}

function sizeBroken(count: number, size: unknown): string[] {
  if (typeof size === 'number')
    return count === size ? [] : [`Exactly ${size} cards in this match: there are ${count}.`];
  return count >= SIZES.min && count <= SIZES.max ? [] : [`${SIZES.min} to ${SIZES.max} cards: there are ${count}.`];
}

const countOf = (deck: DeckList, card: CardName): number =>
  deck.reduce((sum, line) => sum + (line.card === card ? line.count : 0), 0);
const isStrong = (card: CardName): boolean => strength(CARDS[card] ?? { ap: 0, hp: 0 }) > STRONG;
const lineText = ({ card, count }: DeckList[number]): string => `${count} ${card}`;

export const DECK: DeckFormat = {
  about: `${SIZES.min} to ${SIZES.max} cards, exactly as many as the match's option size says; at most ${MOST_OF_ONE} of the same card, and at most one card with AP + HP above ${STRONG}.`,
  broken,
  ready: READY,
};

export function readyDeckFor(size: number): DeckList {
  return READY.find(({ cards }) => broken(cards, { size }).length === 0)?.cards ?? [];
}
