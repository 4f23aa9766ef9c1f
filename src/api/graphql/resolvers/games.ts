import { z } from 'zod';
import type { PublishedGame } from '../../../engine/index.ts';
import { gameKey } from '../../../games/index.ts';
import type { GameResolvers, QueryResolvers } from '../types.generated.ts';

export const gameQueries = {
  games: (_, __, { matches }) => [...matches.games],
  game: (_, { id }, { matches }) => matches.games.find((one) => one.id === id) ?? null,
} satisfies QueryResolvers;

export const game = {
  key: gameKey,
  minSeats: ({ seats }) => seats.min,
  maxSeats: ({ seats }) => seats.max,
  options: (parent) => computed(parent).options,
  presets: ({ presets = [] }) => presets.map(({ id: key, ...rest }) => ({ key, ...rest })),
  deckFormat: (parent) => computed(parent).deckFormat,
  starterSet: ({ collection }) => collection?.starter ?? null,
  cards: (parent) => computed(parent).cards,
  rules: (parent) => computed(parent).rules,
} satisfies GameResolvers;

const known = new WeakMap<PublishedGame, ReturnType<typeof compute>>();

/** The expensive fields of a game, which are computed once because a request can select them many times. */
function computed(game: PublishedGame) {
  const fields = known.get(game) ?? compute(game);
  known.set(game, fields);
  return fields;
}

function compute({ deck, options, cards, rulebook }: PublishedGame) {
  const ready = deck?.ready.map(({ id: key, ...rest }) => ({ key, ...rest })) ?? [];
  return {
    options: z.toJSONSchema(options, { io: 'input' }),
    deckFormat: deck ? { about: deck.about, ready } : null,
    // `numbers` repeats what `data` says in the game's own terms.
    cards: Object.entries(cards).map(([name, { kind, text, back, copies = null, numbers: _, ...data }]) => ({
      ...{ name, kind, text, back, copies, data },
    })),
    rules: rulesOf(rulebook),
  };
}

function rulesOf({ goal, sections, glossary, hints }: PublishedGame['rulebook']) {
  return {
    goal,
    sections: sections.map(({ id: key, title, text, questions = [], kinds: cardKinds = [] }) => {
      return { key, title, text, questions, cardKinds };
    }),
    glossary,
    hints: Object.entries(hints).map(([question, text = '']) => ({ question, text })),
  };
}
