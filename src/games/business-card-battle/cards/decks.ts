import type { CardName, DeckFormat, DeckList, ReadyDeck } from '../../../engine/index.ts';
import { CARDS } from './catalogue.ts';
import { STRONG, strength } from './print.ts';

export const SIZES = { min: 6, max: 10 } as const;
const MOST_OF_ONE = 3;

/** Every rule that a deck breaks. `options.size`, where it is there, is the exact number of cards. */
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

const each = (...cards: CardName[]): DeckList => cards.map((card) => ({ card, count: 1 }));

// Of each size two that play differently; no deck of a size is above the others (README, Balance).
const READY: readonly ReadyDeck[] = [
  {
    id: 'head-office',
    title: 'Head Office',
    about: 'Six solid people who strike first when they are attacked; one flies.',
    cards: each('Greta Stone', 'Anton Weir', 'Ines Field', 'Petra Loam', 'Kira Feather', 'Rufus Marsh'),
  },
  {
    id: 'field-sales',
    title: 'Field Sales',
    about: 'Six who strike hard and die young; one flies.',
    cards: each('Fiona Blaze', 'Gustav Kiln', 'Jule Cinder', 'Kurt Wick', 'Pia Match', 'Milo Torch'),
  },
  {
    id: 'back-office',
    title: 'Back Office',
    about: 'Eight patient ones who restore themselves and absorb what strikes them.',
    cards: each(
      'Marina Delta',
      'Edda Brook',
      'Wanda Root',
      'Selma Tide',
      'Karl Basalt',
      'Paula Gull',
      'Rufus Marsh',
      'Mona Burrow',
    ),
  },
  {
    id: 'skunkworks',
    title: 'Skunkworks',
    about: 'Eight inventors: one flies, two kill at one stroke.',
    cards: each(
      'Balthasar Gale',
      'Dirk Mistral',
      'Falk Draught',
      'Hanno Squall',
      'Isa Whistle',
      'Jasper Kite',
      'Lars Tuft',
      'Noel Wisp',
    ),
  },
  {
    id: 'general-assembly',
    title: 'General Assembly',
    about: 'Ten from all over the house, some of every attribute.',
    cards: each(
      'Aurora Vane',
      'Ines Field',
      'Henrik Fjord',
      'Gustav Kiln',
      'Dirk Mistral',
      'Hugo Marl',
      'Edda Brook',
      'Nora Phoenix',
      'Lars Tuft',
      'Karl Basalt',
    ),
  },
  {
    id: 'trade-fair',
    title: 'Trade Fair',
    about: 'Ten who came by air, by rail and on foot: leaders off, absorbers and two flyers.',
    cards: each(
      'Blanca Ember',
      'Hedda Spark',
      'Milo Torch',
      'Selma Tide',
      'Anton Weir',
      'Amos Delve',
      'Gesa Cloud',
      'Igor Forge',
      'Kira Feather',
      'Sanna Heron',
    ),
  },
  {
    id: 'works-council',
    title: 'Works Council',
    about: 'The Head Office with somebody from the help desk.',
    cards: each('Greta Stone', 'Anton Weir', 'Ines Field', 'Petra Loam', 'Kira Feather', 'Rufus Marsh', 'Lars Tuft'),
  },
  {
    id: 'night-shift',
    title: 'Night Shift',
    about: 'Nine of every attribute: the house as it is after hours.',
    cards: each(
      'Aurora Vane',
      'Petra Loam',
      'Karl Basalt',
      'Henrik Fjord',
      'Rufus Marsh',
      'Gustav Kiln',
      'Nora Phoenix',
      'Quentin Ash',
      'Lars Tuft',
    ),
  },
];

export const DECK: DeckFormat = {
  about: `${SIZES.min} to ${SIZES.max} cards, exactly as many as the match's option size says; at most ${MOST_OF_ONE} of the same card, and at most one card with AP + HP above ${STRONG}.`,
  broken,
  ready: READY,
};

/** The first ready deck with so many cards. */
export function readyDeckFor(size: number): DeckList {
  return READY.find(({ cards }) => broken(cards, { size }).length === 0)?.cards ?? [];
}

/**
 * What every new account owns: it holds the Head Office, the General Assembly and the sizes in between. Three of each:
 * a loss does not tear every deck apart, and several matches for keeps can be played at once.
 */
export const STARTER: DeckList = each(
  'Aurora Vane',
  'Greta Stone',
  'Ines Field',
  'Petra Loam',
  'Hugo Marl',
  'Karl Basalt',
  'Anton Weir',
  'Henrik Fjord',
  'Edda Brook',
  'Rufus Marsh',
  'Gustav Kiln',
  'Nora Phoenix',
  'Quentin Ash',
  'Dirk Mistral',
  'Kira Feather',
  'Lars Tuft',
  'Noel Wisp',
  'Jule Cinder',
).map((line) => ({ ...line, count: MOST_OF_ONE }));
