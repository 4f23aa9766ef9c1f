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
  options: (parent) => workedOut(parent).options,
  deckFormat: (parent) => workedOut(parent).deckFormat,
  starterSet: ({ collection }) => collection?.starter ?? null,
  cards: (parent) => workedOut(parent).cards,
} satisfies GameResolvers;

/** The expensive fields of a game, computed once because a request can select them many times. */
const worked = new WeakMap<PublishedGame, ReturnType<typeof workOut>>();

function workedOut(game: PublishedGame) {
  const made = worked.get(game) ?? workOut(game);
  worked.set(game, made);
  return made;
}

function workOut(game: PublishedGame) {
  const { deck } = game;
  const ready = deck?.ready.map(({ id: key, ...rest }) => ({ key, ...rest })) ?? [];
  return {
    options: z.toJSONSchema(game.options, { io: 'input' }),
    deckFormat: deck ? { about: deck.about, ready } : null,
    cards: catalogueOf(game),
  };
}

function catalogueOf(parent: PublishedGame) {
  return Object.entries(parent.cards).map(([name, { kind, text, back, copies = null, ...data }]) => ({
    name,
    kind,
    text,
    back,
    copies,
    data,
  }));
}
