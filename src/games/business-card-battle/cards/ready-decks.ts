import type { CardName, DeckList, ReadyDeck } from '../../../engine/index.ts';

/** Builds a deck with one copy of each card. */
export const each = (...cards: CardName[]): DeckList => cards.map((card) => ({ card, count: 1 }));

// Most sizes have two decks with different styles and similar strength (README, Balance). Each deck has one flyer,
// which is the maximum (see the catalogue).
export const READY: readonly ReadyDeck[] = [
  {
    id: 'head-office',
    title: 'Head Office',
    about: 'Six solid people: two strike first when they are attacked, and one flies.',
    cards: each('Kira Feather', 'Anton Weir', 'Hugo Marl', 'Ines Field', 'Henrik Fjord', 'Dirk Mistral'),
  },
  {
    id: 'field-sales',
    title: 'Field Sales',
    about: 'Six who strike hard and die young; one flies.',
    cards: each('Pia Match', 'Gustav Kiln', 'Jule Cinder', 'Kurt Wick', 'Hedda Spark', 'Igor Forge'),
  },
  {
    id: 'back-office',
    title: 'Back Office',
    about: 'Eight patient ones who restore themselves and absorb what strikes them; one flies.',
    cards: each(
      'Paula Gull',
      'Edda Brook',
      'Wanda Root',
      'Selma Tide',
      'Karl Basalt',
      'Henrik Fjord',
      'Rufus Marsh',
      'Mona Burrow',
    ),
  },
  {
    id: 'skunkworks',
    title: 'Skunkworks',
    about: 'Eight inventors: one flies, one kills at one stroke.',
    cards: each(
      'Jasper Kite',
      'Dirk Mistral',
      'Falk Draught',
      'Hanno Squall',
      'Isa Whistle',
      'Elin Breeze',
      'Lars Tuft',
      'Gesa Cloud',
    ),
  },
  {
    id: 'general-assembly',
    title: 'General Assembly',
    about: 'Ten from all over the house, some of every attribute; one flies.',
    cards: each(
      'Nora Phoenix',
      'Ines Field',
      'Henrik Fjord',
      'Gustav Kiln',
      'Dirk Mistral',
      'Hugo Marl',
      'Edda Brook',
      'Anton Weir',
      'Lars Tuft',
      'Karl Basalt',
    ),
  },
  {
    id: 'trade-fair',
    title: 'Trade Fair',
    about: 'Ten who came by air, by rail and on foot: leaders off, absorbers and a flyer.',
    cards: each(
      'Sanna Heron',
      'Hedda Spark',
      'Milo Torch',
      'Selma Tide',
      'Anton Weir',
      'Amos Delve',
      'Gesa Cloud',
      'Igor Forge',
      'Jule Cinder',
      'Kurt Wick',
    ),
  },
  {
    id: 'works-council',
    title: 'Works Council',
    about: 'The Head Office with a colleague from the help desk.',
    cards: each('Kira Feather', 'Anton Weir', 'Hugo Marl', 'Ines Field', 'Henrik Fjord', 'Dirk Mistral', 'Lars Tuft'),
  },
  {
    id: 'night-shift',
    title: 'Night Shift',
    about: 'Nine of every attribute: the house as it is after hours; one flies.',
    cards: each(
      'Nora Phoenix',
      'Petra Loam',
      'Karl Basalt',
      'Henrik Fjord',
      'Rufus Marsh',
      'Gustav Kiln',
      'Dirk Mistral',
      'Quentin Ash',
      'Lars Tuft',
    ),
  },
];
