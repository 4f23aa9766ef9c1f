import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { decks } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { type DeckList, deckList, type PublishedGame, unknownGame } from '../engine/index.ts';
import { badInput, Refused } from '../errors.ts';
import { parseInput } from '../process/parse-input.ts';
import type { Caller } from './caller.ts';
import { type Holdings, holdingsOf, notOwned } from './collections.ts';
import type { AccountContext } from './context.ts';
import { checkLabel } from './names/visible-name.ts';
import { createdButDeleted, earlierResult, isFirst, type KeyedRequest, keyedRequest } from './request-keys.ts';

/** The card list of a new deck, in which each card is listed once. Older stored decks may list a card twice. */
export const newDeckList: z.ZodType<DeckList> = deckList.superRefine((cards, context) => {
  const seen = new Set<string>();
  for (const { card } of cards) {
    if (seen.has(card)) context.addIssue(`${JSON.stringify(card)} is listed twice: list it once, with its count`);
    seen.add(card);
  }
});

export interface SavedDeck {
  id: string;
  game: string;
  name: string;
  cards: DeckList;
  /** A readable line for each rule that the deck breaks now. If there is none, the deck can be played. */
  broken: string[];
  updatedAt: Date;
}

interface SaveDeck {
  id?: string | null | undefined;
  game: string;
  name: string;
  cards: readonly { card: string; count: number }[];
  /** The client's key, 1 to 200 characters. A player's requests with the same key save only one new deck. */
  key?: string | null | undefined;
}

/** The maximum number of decks per player. */
const MOST = 200;

/**
 * @throws Refused BAD_INPUT (also for a key used for another request), INVALID_DECK with every broken rule, NOT_FOUND
 * if the player has no deck `id`, or if the deck created under `key` has been deleted
 */
export async function saveDeck(accounts: AccountContext, player: Caller, input: SaveDeck): Promise<SavedDeck> {
  const game = gameOf(accounts, input);
  const name = checkLabel(input.name);
  const cards = readDeck(game, input.cards);
  const broken = brokenRules(game, await holdingsFor(accounts, player, game), cards);
  if (broken.length > 0) throw new Refused('INVALID_DECK', broken.join(' '), { broken });
  const row = input.id ? await replace(accounts, player, input.id, { game: game.id, name, cards }) : undefined;
  const request = keyedRequest(player, 'saveDeck', input);
  return toDeck(row ?? (await add(accounts, player, { game: game.id, name, cards }, request)), []);
}

/** Returns a readable line for each rule that a deck would break. @throws Refused BAD_INPUT */
export async function rulesBrokenBy(
  accounts: AccountContext,
  player: Caller,
  input: Pick<SaveDeck, 'game' | 'cards'>,
): Promise<string[]> {
  const game = gameOf(accounts, input);
  const cards = readDeck(game, input.cards);
  return brokenRules(game, await holdingsFor(accounts, player, game), cards);
}

function gameOf(accounts: AccountContext, { game: wanted }: Pick<SaveDeck, 'game'>): PublishedGame {
  const game = accounts.games.find(({ id }) => id === wanted);
  if (!game) throw badInput('game', unknownGame(wanted, accounts.games));
  return game;
}

function readDeck(game: PublishedGame, cards: unknown): DeckList {
  if (!game.deck) throw badInput('game', `Players do not bring decks to ${game.title}: play it without one.`);
  return parseInput(newDeckList, cards, 'cards');
}

/** Checks the rules without options, because a saved deck can be used in different matches. */
function brokenRules(game: PublishedGame, holdings: Holdings | null, cards: DeckList): string[] {
  const rules = game.deck?.broken(cards, {}) ?? [];
  return [...rules, ...(holdings ? notOwned(holdings, cards) : [])];
}

/** Returns the player's cards, or null if the game has no collections. */
async function holdingsFor(accounts: AccountContext, player: Caller, game: PublishedGame): Promise<Holdings | null> {
  return game.collection ? holdingsOf(accounts, player.id, game) : null;
}

type Values = Pick<SavedDeck, 'game' | 'name' | 'cards'>;
type Row = typeof decks.$inferSelect;

async function add(
  accounts: AccountContext,
  player: Caller,
  values: Values,
  request: KeyedRequest | null,
): Promise<Row> {
  const now = new Date(accounts.now());
  const made = { ...values, id: randomUUID(), playerId: player.id, createdAt: now, updatedAt: now };
  await inTransaction(accounts.db.pool, async (tx) => {
    if (!(await isFirst(accounts, tx, request, { answerId: made.id, at: now }))) return;
    if ((await tx.$count(decks, eq(decks.playerId, player.id))) >= MOST)
      throw badInput('id', `You can keep at most ${MOST} decks: delete one first.`);
    await tx.insert(decks).values(made);
  });
  const id = (await earlierResult(accounts, request)) ?? made.id;
  const [row] = await accounts.db.orm.select().from(decks).where(owned(player, id));
  if (!row) throw createdButDeleted();
  return row;
}

async function replace(accounts: AccountContext, player: Caller, id: string, values: Values): Promise<Row> {
  const updatedAt = new Date(accounts.now());
  const [row] = await accounts.db.orm
    .update(decks)
    .set({ ...values, updatedAt })
    .where(owned(player, id))
    .returning();
  if (!row) throw notYours();
  return row;
}

/** Deletes one of the player's decks. @returns the deck's id @throws Refused NOT_FOUND */
export async function deleteDeck(accounts: AccountContext, player: Caller, id: string): Promise<string> {
  const [row] = await accounts.db.orm.delete(decks).where(owned(player, id)).returning({ id: decks.id });
  if (!row) throw notYours();
  return row.id;
}

/**
 * The newest deck comes first. A deck that has become invalid, for example because a card was lost, lists the reasons.
 */
export async function listDecks(accounts: AccountContext, player: Caller, game: string | null): Promise<SavedDeck[]> {
  if (game?.includes('\0')) return []; // PostgreSQL cannot process NUL, and no game has a NUL in its id
  const mine = eq(decks.playerId, player.id);
  const rows = await accounts.db.orm
    .select()
    .from(decks)
    .where(game === null ? mine : and(mine, eq(decks.game, game)))
    .orderBy(desc(decks.updatedAt), desc(decks.id));
  const judges = new Map<string, (cards: DeckList) => string[]>();
  for (const one of accounts.games.filter(({ id }) => rows.some((row) => row.game === id))) {
    const holdings = await holdingsFor(accounts, player, one);
    judges.set(one.id, (cards) => brokenRules(one, holdings, cards));
  }
  return rows.map((row) => toDeck(row, judges.get(row.game)?.(deckList.parse(row.cards)) ?? []));
}

/** Returns the cards of a player's deck for a game. @throws Refused NOT_FOUND */
export async function savedCards(
  accounts: Pick<AccountContext, 'db'>,
  playerId: string,
  game: PublishedGame,
  id: string,
): Promise<DeckList> {
  const mine = and(eq(decks.id, id), eq(decks.playerId, playerId), eq(decks.game, game.id));
  const [found] = isUuid(id) ? await accounts.db.orm.select({ cards: decks.cards }).from(decks).where(mine) : [];
  if (!found)
    throw new Refused('NOT_FOUND', 'You have no such deck for this game: `me.decks(game:)` lists yours.', {
      field: 'deck.saved',
    });
  return deckList.parse(found.cards);
}

function owned(player: Caller, id: string) {
  if (!isUuid(id)) throw notYours();
  return and(eq(decks.id, id), eq(decks.playerId, player.id));
}

function toDeck({ id, game, name, cards, updatedAt }: Row, broken: string[]): SavedDeck {
  return { id, game, name, cards: deckList.parse(cards), broken, updatedAt };
}

function notYours(): Refused {
  return new Refused('NOT_FOUND', 'You have no such deck: `me.decks` lists yours.', { field: 'id' });
}
