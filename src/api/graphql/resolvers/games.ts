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
  deckFormat: (parent) => workedOut(parent).deckFormat,
  starterSet: ({ collection }) => collection?.starter ?? null,
  cards: (parent) => workedOut(parent).cards,
} satisfies GameResolvers;

/** What takes some work to show of a game; made once, for a request may ask for it many times over. */
const worked = new WeakMap<PublishedGame, ReturnType<typeof workOut>>();

function workedOut(parent: PublishedGame) {
  const kept = worked.get(parent);
  if (kept) return kept;
  const made = workOut(parent);
  worked.set(parent, made);
  return made;
}

function workOut(parent: PublishedGame) {
  return {
    options: z.toJSONSchema(parent.options, { io: 'input' }),
    deckFormat: deckFormatOf(parent),
    cards: catalogueOf(parent),
  };
}

function deckFormatOf({ deck }: PublishedGame) {
  return deck ? { about: deck.about, ready: deck.ready.map(({ id: key, ...ready }) => ({ key, ...ready })) } : null;
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
