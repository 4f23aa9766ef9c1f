import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { openedDeck } from '../db/encryption-at-rest.ts';
import type { Database } from '../db/open-database.ts';
import { type CardName, type DeckList, deckList, type PublishedGame } from '../engine/index.ts';
import type { Caller } from './caller.ts';
import type { AccountContext } from './context.ts';
import { findPlayer } from './players.ts';

/** How many copies of a card a player owns, and how many of them are staked in unfinished matches. */
export interface Holding {
  count: number;
  staked: number;
}

/** A player's cards for a game, sorted by name. */
export type Holdings = ReadonlyMap<CardName, Holding>;

type Parts = Pick<AccountContext, 'db' | 'now'>;
type Transaction = Pick<Database['orm'], 'execute'>;

const owning = z.object({
  owned: z.array(z.object({ card: z.string(), count: z.int() })),
  staked: z.array(z.object({ match: z.string(), seat: z.int(), deck: z.unknown(), key: z.string().nullable() })),
});

/**
 * An account's collection is created when it is first read. Guests' collections never change, so they are not stored.
 */
export async function holdingsOf({ db, now }: Parts, playerId: string, game: PublishedGame): Promise<Holdings> {
  const owned = await read(db, db.orm, playerId, game);
  if (owned.size > 0 || !game.collection) return owned;
  const player = await findPlayer({ db }, playerId);
  if (!player || player.guest) return holdingsIn(game.collection.starter);
  await startCollection(db.orm, now(), playerId, game);
  return read(db, db.orm, playerId, game);
}

/** Until the transaction ends, no other transaction can stake cards of the same account and game. */
export async function lockHoldings(
  { db, now, tx }: Pick<Parts, 'now'> & { db: Sealing; tx: Transaction },
  playerId: string,
  game: PublishedGame,
): Promise<Holdings> {
  await startCollection(tx, now(), playerId, game);
  await tx.execute(sql`select from collectors where player_id = ${playerId} and game = ${game.id} for update`);
  return read(db, tx, playerId, game);
}

/** Gives an account the starter set unless the account has already received it. */
export async function startCollection(
  tx: Transaction,
  now: number,
  playerId: string,
  game: PublishedGame,
): Promise<void> {
  if (!game.collection) return;
  const cards = JSON.stringify(game.collection.starter);
  await tx.execute(sql`
    with started as (
      insert into collectors (player_id, game, since)
      values (${playerId}, ${game.id}, ${new Date(now).toISOString()}::timestamptz)
      on conflict do nothing
      returning player_id, game, since
    )
    insert into collection_changes (player_id, game, card, change, reason, at)
    select s.player_id, s.game, c.card, c.count, 'STARTER', s.since
    from started s cross join json_to_recordset(${cards}::json) as c(card text, count integer)
    order by c.card`);
}

export async function startCollections({ db, now, games }: AccountContext, playerId: string): Promise<void> {
  for (const game of games) await startCollection(db.orm, now(), playerId, game);
}

/** Returns a readable line for each card with too few copies. No player owns copies of unknown cards. */
export function notOwned(holdings: Holdings, deck: DeckList): string[] {
  return notFree(new Map([...holdings].map(([card, { count }]) => [card, { count, staked: 0 }])), deck);
}

/** Returns a readable line for each card that the player owns too few copies of, not counting staked copies. */
export function notFree(holdings: Holdings, deck: DeckList): string[] {
  return wanted(deck).flatMap(([card, count]) => {
    const { count: owned, staked } = holdings.get(card) ?? { count: 0, staked: 0 };
    if (count <= owned - staked) return [];
    if (count > owned || staked === 0) return [`You own ${owned} of ${card}, but the deck has ${count}.`];
    return [
      `You own ${owned} of ${card}, but ${staked} are staked in other matches for keeps, and the deck has ${count}.`,
    ];
  });
}

function wanted(deck: DeckList): [CardName, number][] {
  const counts = new Map<CardName, number>();
  for (const { card, count } of deck) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts];
}

// One statement reads one snapshot: a match has either moved its prize and freed its cards, or done neither.
function holdingsQuery(playerId: string, game: PublishedGame): SQL {
  return sql`
    select
      coalesce((select json_agg(json_build_object('card', c.card, 'count', c.count) order by c.card)
        from collections c where c.player_id = ${playerId} and c.game = ${game.id}), '[]') as owned,
      coalesce((select json_agg(json_build_object('match', m.id, 'seat', s.seat, 'deck', s.deck, 'key', m.data_key))
        from matches m join seats s on s.match_id = m.id and s.player_id = ${playerId}
        where m.game = ${game.id} and m.for_keeps and m.status in ('WAITING', 'RUNNING')), '[]') as staked`;
}

/** The keys that decrypt the decks stored with matches. */
type Sealing = Pick<AccountContext['db'], 'atRest'>;

async function read({ atRest }: Sealing, tx: Transaction, playerId: string, game: PublishedGame): Promise<Holdings> {
  const { rows } = await tx.execute(holdingsQuery(playerId, game));
  const { owned, staked: matches } = owning.parse(rows[0]);
  const staked = new Map<CardName, number>();
  for (const { match, seat, deck, key } of matches) {
    const brought = openedDeck(deck, seat, atRest.boxOf(match, key));
    for (const { card, count } of deckList.parse(brought ?? [])) staked.set(card, (staked.get(card) ?? 0) + count);
  }
  return new Map(owned.map(({ card, count }) => [card, { count, staked: staked.get(card) ?? 0 }]));
}

function holdingsIn(cards: DeckList): Holdings {
  const sorted = [...cards].sort((a, b) => (a.card < b.card ? -1 : 1));
  return new Map(sorted.map(({ card, count }) => [card, { count, staked: 0 }]));
}

export interface OwnedCard extends Holding {
  game: PublishedGame;
  card: CardName;
}

/** Lists the caller's cards of one game, or of all games with collections. */
export async function listCards(accounts: AccountContext, caller: Caller, game: string | null): Promise<OwnedCard[]> {
  const games = accounts.games.filter(({ id, collection }) => collection && (game ?? id) === id);
  const cards = await Promise.all(
    games.map(async (one) =>
      [...(await holdingsOf(accounts, caller.id, one))].map(([card, held]) => ({ game: one, card, ...held })),
    ),
  );
  return cards.flat().filter(({ count }) => count > 0);
}
