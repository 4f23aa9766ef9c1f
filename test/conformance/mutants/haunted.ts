import { z } from 'zod';
import type { Catalogue } from '../../../src/engine/index.ts';
import { CARDS, DECK, type RoadCard } from '../tiny/cards/catalogue.ts';
import { tollRoad } from '../tiny/index.ts';
import type { Mutant } from './mutant.ts';

const plain: Record<string, RoadCard> = { ...CARDS };

/** Names that nobody has given, and that are taken for something. */
export const HAUNTED: Mutant[] = [
  {
    mistake: 'the catalogue is a plain object',
    caughtBy: 'ghostsAreRefused',
    game: { ...tollRoad, cards: plain as Catalogue<RoadCard> },
  },
  {
    mistake: 'a deck is looked up in a plain object',
    caughtBy: 'ghostsAreRefused',
    game: {
      ...tollRoad,
      deck: {
        ...DECK,
        broken: (deck) => {
          const strange = deck.filter(({ card }) => !plain[card]).map(({ card }) => `${card} is no card`);
          return deck.reduce((sum, { count }) => sum + count, 0) === 8 ? strange : ['not 8 cards'];
        },
      },
    },
  },
  {
    mistake: 'an unknown option is passed over',
    caughtBy: 'ghostsAreRefused',
    game: { ...tollRoad, options: z.object({ rounds: z.int().min(1).max(6).default(3) }) },
  },
  {
    mistake: 'the view of a match that is over shows what was asked last',
    caughtBy: 'anyMomentCanBeVoid',
    game: {
      ...tollRoad,
      view: (at, sight) => {
        const step = at.agenda.at(-1) ?? (at.result?.ranks.length ? { step: 'round' } : null);
        if (!step) throw new RangeError('nothing is left to do, and nobody has won');
        return tollRoad.view(at, sight);
      },
    },
  },
];
