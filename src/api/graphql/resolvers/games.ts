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
  options: (parent) => workedOut(parent).options,
  deckFormat: ({ deck }) => deck ?? null,
  starterSet: ({ collection }) => collection?.starter ?? null,
  cards: (parent) => workedOut(parent).cards,
} satisfies GameResolvers;

/** What takes some work to show of a game; made once, for a request may ask for it many times over. */
const worked = new WeakMap<PublishedGame, { options: object; cards: ReturnType<typeof catalogueOf> }>();

function workedOut(parent: PublishedGame) {
  const kept = worked.get(parent);
  if (kept) return kept;
  const made = { options: z.toJSONSchema(parent.options, { io: 'input' }), cards: catalogueOf(parent) };
  worked.set(parent, made);
  return made;
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
