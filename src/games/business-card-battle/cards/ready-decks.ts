import type { CardName, DeckList, ReadyDeck } from '../../../engine/index.ts';

/** One of each. */
export const each = (...cards: CardName[]): DeckList => cards.map((card) => ({ card, count: 1 }));

// Of each size two that play differently; no deck of a size is above the others (README, Balance).
export const READY: readonly ReadyDeck[] = [
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
