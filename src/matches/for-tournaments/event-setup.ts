import type { Caller } from '../../accounts/index.ts';
import type { DeckList } from '../../engine/index.ts';
import { badInput } from '../../errors.ts';
import { optionsOf } from '../commands/create-match.ts';
import { gameOf, type MatchContext } from '../context.ts';
import { chooseDeck, type DeckChoice, mustGoTogether } from '../stakes/chosen-deck.ts';
import { isForKeeps } from '../stakes/stakes.ts';
import { type Shown, shown } from '../view/safe-json.ts';

interface GameSetup {
  game: string;
  options: unknown;
  /** All possible numbers of players in a match. */
  seats: readonly number[];
  teamSize: number;
}

/** @throws Refused NOT_FOUND (game), BAD_INPUT */
export function checkedOptions(context: MatchContext, { game: id, options: given, seats, teamSize }: GameSetup): Shown {
  const game = gameOf(context, id);
  const options = optionsOf(game, given);
  for (const count of seats) {
    const { min, max } = game.seats;
    const misfit =
      count < min || count > max
        ? `${game.title} has ${min} to ${max} seats, not ${count}.`
        : game.misfit?.(count, options);
    if (misfit) throw badInput('seats', misfit);
    const sides = game.sides?.(count, options) ?? count;
    if (teamSize > 1 && sides * teamSize !== count)
      throw badInput('teamSize', `${game.title} has no sides of ${teamSize} players with these options.`);
  }
  if (isForKeeps(game, options))
    throw badInput('options', 'Tournaments are friendly: leave out the option to play for keeps.');
  return shown(options);
}

/** The decks that the team's members have registered so far are in the members' order. */
interface TeamsDeck {
  game: string;
  options: object;
  deck: DeckChoice | null | undefined;
  team: { decks: readonly (DeckList | null)[]; member: number } | null;
}

// Returns a team's decks by seat, with null for the unknown opponents. The seats of the two sides alternate.
const againstUnknown = (decks: readonly (DeckList | null)[]): (DeckList | null)[] =>
  decks.flatMap((deck) => [deck, null]);

/**
 * Returns the deck that a player registers; null if the player names no deck and the game must lend an allowed one.
 * @throws Refused BAD_INPUT, NOT_FOUND, INVALID_DECK
 */
export async function checkedDeck(
  context: MatchContext,
  caller: Caller,
  { game: id, options, deck, team }: TeamsDeck,
): Promise<DeckList | null> {
  const game = gameOf(context, id);
  const brought = await chooseDeck(context, caller, game, options, deck);
  if (deck && team) mustGoTogether(game, againstUnknown(team.decks.with(team.member, brought)));
  return deck ? brought : null;
}
