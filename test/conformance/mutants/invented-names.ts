import { z } from 'zod';
import type { Catalogue } from '../../../src/engine/index.ts';
import { CARDS, DECK, type RoadCard } from '../tiny/cards/catalogue.ts';
import { tollRoad } from '../tiny/index.ts';
import type { Mutant } from './mutant.ts';

const plain: Record<string, RoadCard> = { ...CARDS };

/** Names that exist in no list, but that the game accepts. */
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
    mistake: 'an unknown option is ignored',
    caughtBy: 'ghostsAreRefused',
    game: { ...tollRoad, options: z.object({ rounds: z.int().min(1).max(6).default(3) }) },
  },
  {
    mistake: 'the view of a finished match needs a pending question',
    caughtBy: 'anyMomentCanBeVoid',
    game: {
      ...tollRoad,
      view: (at, sight) => {
        const step = at.agenda.at(-1) ?? (at.result?.ranks.length ? { step: 'round' } : null);
        if (!step) throw new RangeError('the agenda is empty, but there is no winner');
        return tollRoad.view(at, sight);
      },
    },
  },
];
