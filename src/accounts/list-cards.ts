import type { CardName, PublishedGame } from '../engine/index.ts';
import type { Accounts } from './accounts.ts';
import type { Caller } from './caller.ts';
import { type Holding, holdingsOf } from './collections.ts';

/** A card that the caller owns. */
export interface OwnedCard extends Holding {
  game: PublishedGame;
  card: CardName;
}

/** The caller's cards of one game; of all that have collections when none is named. */
export async function listCards(accounts: Accounts, caller: Caller, game: string | null): Promise<OwnedCard[]> {
  const games = accounts.games.filter(({ id, collection }) => collection && (game ?? id) === id);
  const owned = await Promise.all(games.map((one) => ownedOf(accounts, caller, one)));
  return owned.flat();
}

async function ownedOf(accounts: Accounts, { id }: Caller, game: PublishedGame): Promise<OwnedCard[]> {
  const holdings = await holdingsOf(accounts, id, game);
  return [...holdings].filter(([, { count }]) => count > 0).map(([card, holding]) => ({ game, card, ...holding }));
}
