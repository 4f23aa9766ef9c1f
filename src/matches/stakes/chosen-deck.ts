import { holdingsOf, newDeckList, notFree, notOwned, savedCards } from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { type AnyGame, type DeckList, leastBroken } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { parseInput } from '../../process/parse-input.ts';
import type { MatchContext } from '../context.ts';
import { isForKeeps } from './stakes.ts';

export type DeckChoice = { saved: string } | { ready: string } | { cards: unknown };

/**
 * Returns the chosen deck, checked against the game's rules and the caller's cards; null for a game without decks.
 * Without a choice, returns the first ready deck that the options allow. Friendly matches lend ready decks.
 * @throws Refused BAD_INPUT, NOT_FOUND, INVALID_DECK (with every broken rule)
 */
export async function chooseDeck(
  context: MatchContext,
  caller: Pick<Caller, 'id'>,
  game: AnyGame,
  options: object,
  choice: DeckChoice | null | undefined,
): Promise<DeckList | null> {
  if (!game.deck && choice) throw badInput('deck', `${game.title} does not use decks: leave deck out.`);
  if (!game.deck) return null;
  const keeps = isForKeeps(game, options);
  const isLent = !keeps && (!choice || 'ready' in choice);
  const holdings = game.collection && !isLent ? await holdingsOf(context, caller.id, game) : null;
  const missing = (cards: DeckList) => (holdings ? (keeps ? notFree : notOwned)(holdings, cards) : []);
  const faults = (cards: DeckList) => [...(game.deck?.broken(cards, options) ?? []), ...missing(cards)];
  const deck = await deckOfChoice(context, caller, game, choice, faults);
  const broken = faults(deck);
  if (broken.length > 0)
    throw new Refused('INVALID_DECK', `The deck breaks the rules: ${broken.join(' ')}`, { broken });
  return deck;
}

/**
 * @param decks the decks by seat; null for a seat without a deck
 * @throws Refused INVALID_DECK
 */
export function mustGoTogether({ deck: format }: AnyGame, decks: readonly (DeckList | null)[]): void {
  const broken = format?.clashes?.(decks) ?? [];
  if (broken.length > 0)
    throw new Refused('INVALID_DECK', 'The deck clashes with the other decks of its team.', { broken });
}

async function deckOfChoice(
  context: MatchContext,
  caller: Pick<Caller, 'id'>,
  game: AnyGame,
  choice: DeckChoice | null | undefined,
  broken: (deck: DeckList) => string[],
): Promise<DeckList> {
  if (choice && 'cards' in choice) return parseInput(newDeckList, choice.cards, 'deck.cards');
  if (choice && 'saved' in choice) return savedCards(context, caller.id, game, choice.saved);
  const ready = game.deck?.ready ?? [];
  const found = choice ? ready.find(({ id }) => id === choice.ready) : leastBroken(ready, broken); // lists that deck's faults
  const known = ready.map(({ id }) => id).join(', ');
  if (!found)
    throw new Refused('NOT_FOUND', `There is no such ready deck: choose one of ${known}.`, { field: 'deck.ready' });
  return found.cards;
}
