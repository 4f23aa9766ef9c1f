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
  options: (parent) => kept(optionsOf, parent),
  deckFormat: ({ deck }) => deck ?? null,
  starterSet: ({ collection }) => collection?.starter ?? null,
  cards: (parent) => kept(catalogues, parent),
} satisfies GameResolvers;

/** Made once: a request may ask for it many times over. */
function kept<T>({ made, make }: Kept<T>, parent: PublishedGame): T {
  const found = made.get(parent) ?? make(parent);
  made.set(parent, found);
  return found;
}

interface Kept<T> {
  made: WeakMap<PublishedGame, T>;
  make(parent: PublishedGame): T;
}

const optionsOf = {
  made: new WeakMap<PublishedGame, object>(),
  make: ({ options }: PublishedGame): object => z.toJSONSchema(options, { io: 'input' }),
};

const catalogues = { made: new WeakMap<PublishedGame, ReturnType<typeof catalogueOf>>(), make: catalogueOf };

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
