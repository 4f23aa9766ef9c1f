import type { Caller } from '../../../accounts/index.ts';
import type { DeckList } from '../../../engine/index.ts';
import { Refused } from '../../../errors.ts';
import { type Shown, shown } from '../../door/shown.ts';
import { broughtDeck, type DeckChoice, mustGoTogether } from '../../keeps/brought-deck.ts';
import { isForKeeps } from '../../keeps/stakes.ts';
import { gameOf, noSuchGame, type Room } from '../../room.ts';
import { optionsOf } from '../create-match.ts';

/** Of the matches of a tournament. */
export interface GameSetup {
  game: string;
  options: unknown;
  /** How many sit at a match, each of these numbers. */
  seats: readonly number[];
  /** So many of them sit on one side. */
  teamSize: number;
}

/**
 * The options of a tournament's matches, completed as its game does.
 * @throws Refused NOT_FOUND (game), BAD_INPUT
 */
export function checkedOptions(room: Room, { game: id, options: given, seats, teamSize }: GameSetup): Shown {
  const game = gameOf(room, id);
  if (!game) throw noSuchGame(room, id);
  const options = optionsOf(game, given);
  for (const count of seats) {
    const { min, max } = game.seats;
    const misfit =
      count < min || count > max
        ? `${game.title} has ${min} to ${max} seats, not ${count}.`
        : game.misfit?.(count, options);
    if (misfit) throw new Refused('BAD_INPUT', misfit, { field: 'seats' });
    const sides = game.sides?.(count, options) ?? count;
    if (teamSize > 1 && sides * teamSize !== count)
      throw new Refused(
        'BAD_INPUT',
        `${game.title} has no sides of ${teamSize} at ${count} seats with these options.`,
        {
          field: 'teamSize',
        },
      );
  }
  if (isForKeeps(game, options))
    throw new Refused('BAD_INPUT', 'Tournaments are friendly: leave out the option to play for keeps.', {
      field: 'options',
    });
  return shown(options);
}

/** A deck for the matches of a tournament, and the decks that the members of its entrant have named so far, in their order. */
interface TeamsDeck {
  game: string;
  options: object;
  deck: DeckChoice | null | undefined;
  team: { decks: readonly (DeckList | null)[]; member: number } | null;
}

// By seat, opposite a team of which nothing is known: sides sit in turns.
const besideNobody = (decks: readonly (DeckList | null)[]): (DeckList | null)[] =>
  decks.flatMap((deck) => [deck, null]);

/**
 * The deck that somebody brings to a tournament; null where its game has none, or none is named: then what is lent has to be
 * one that these options allow.
 * @throws Refused BAD_INPUT, NOT_FOUND, INVALID_DECK
 */
export async function checkedDeck(
  room: Room,
  caller: Caller,
  { game: id, options, deck, team }: TeamsDeck,
): Promise<DeckList | null> {
  const game = gameOf(room, id);
  if (!game) throw noSuchGame(room, id);
  const brought = await broughtDeck(room, caller, game, options, deck);
  if (deck && team) mustGoTogether(game, besideNobody(team.decks.with(team.member, brought)));
  return deck ? brought : null;
}
