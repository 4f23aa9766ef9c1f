import { z } from 'zod';
import type { PublishedGame } from '../../../engine/index.ts';
import { gameKey } from '../../../games/index.ts';
import type { GameResolvers, QueryResolvers } from '../types.generated.ts';

export const gameQueries = {
  games: (_, __, { room }) => [...room.games],
  game: (_, { id }, { room }) => room.games.find((one) => one.id === id) ?? null,
} satisfies QueryResolvers;

export const game = {
  key: gameKey,
  minSeats: ({ seats }) => seats.min,
  maxSeats: ({ seats }) => seats.max,
  options: ({ options }) => z.toJSONSchema(options, { io: 'input' }),
  deckFormat: ({ deck }) => deck ?? null,
  starterSet: ({ collection }) => collection?.starter ?? null,
  cards: (parent) => catalogueOf(parent),
} satisfies GameResolvers;

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
