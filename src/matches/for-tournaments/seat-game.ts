import type { Caller } from '../../accounts/index.ts';
import { type AnyGame, type DeckList, lentDeck } from '../../engine/index.ts';
import { badInput } from '../../errors.ts';
import { beginIfFull } from '../append/begin-match.ts';
import { optionsOf } from '../commands/create-match.ts';
import { gameOf, type MatchContext } from '../context.ts';
import type { GamePlace, NewMatch } from '../log/waiting/new-match.ts';
import { MatchBug } from '../match/checks.ts';
import { chooseDeck, type DeckChoice, mustGoTogether } from '../stakes/chosen-deck.ts';
import { isForKeeps } from '../stakes/stakes.ts';
import { type Shown, shown } from '../view/safe-json.ts';

/** The settings of a tournament's matches. */
interface GameSetup {
  game: string;
  options: unknown;
  /** All numbers of players that a match may have. */
  seats: readonly number[];
  /** The number of players on one side. */
  teamSize: number;
}

/** The validated options of a tournament's matches, with the game's defaults. @throws Refused NOT_FOUND (game), BAD_INPUT */
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
      throw badInput('teamSize', `${game.title} has no sides of ${teamSize} at ${count} seats with these options.`);
  }
  if (isForKeeps(game, options))
    throw badInput('options', 'Tournaments are friendly: leave out the option to play for keeps.');
  return shown(options);
}

/** A deck for the matches of a tournament, and the decks that the team's members have named so far, in their order. */
interface TeamsDeck {
  game: string;
  options: object;
  deck: DeckChoice | null | undefined;
  team: { decks: readonly (DeckList | null)[]; member: number } | null;
}

// Decks by seat against an unknown team: the seats of two sides alternate.
const againstUnknown = (decks: readonly (DeckList | null)[]): (DeckList | null)[] =>
  decks.flatMap((deck) => [deck, null]);

/**
 * The deck that a player registers; null if none is named, so that the game must lend an allowed one.
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

/** A game of a tournament, with all settings of its match. */
export interface SeatGame
  extends Pick<
      NewMatch,
      'timeControl' | 'onTimeOut' | 'forfeitAfter' | 'standInLevel' | 'visibility' | 'broadcastDelay'
    >,
    GamePlace {
  matchId: string;
  tournamentId: string;
  game: string;
  options: object;
  organizer: string;
  /** In the order of the seats. `deck`: null: a deck that the game lends, if it has decks. */
  sitters: readonly { playerId: string; deck: DeckList | null }[];
}

/**
 * Creates and begins the match of a game. Calling it again changes nothing. If decks are not allowed, returns their seats, and
 * there is no match.
 */
export async function seatGame(context: MatchContext, wanted: SeatGame): Promise<number[] | null> {
  const { matchId, stage, round, table, number, attempt, organizer, sitters, ...said } = wanted;
  const { options } = said;
  const game = context.games.find(({ id }) => id === wanted.game);
  if (!game) throw new MatchBug(`a tournament is of an unknown game: ${wanted.game}`);
  const decks = sitters.map(({ deck }) => deck ?? lentDeck(game.deck, options));
  const noDeck = decks.flatMap((deck, seat) => (mayBePlayed(game, options, deck) ? [] : [seat]));
  if (noDeck.length > 0) return noDeck;
  const match: NewMatch = {
    ...{ ...said, id: matchId, game, createdBy: organizer, newcomersOf: null, forKeeps: false },
    place: { stage, round, table, number, attempt },
    createdAt: new Date(context.now()),
    seats: sitters.map(({ playerId }, seat) => {
      return { seat, playerId, bot: null, deck: decks[seat] ?? null, autoPass: 'NONE', entropy: null };
    }),
  };
  if (await context.store.waiting.create(match)) context.bus.publish(matchId, -1);
  await beginIfFull(context, matchId);
  return null;
}

/** Whether a deck may be played with these options. A game with decks requires one. */
function mayBePlayed({ deck: format }: AnyGame, options: object, deck: DeckList | null): boolean {
  return !format || (deck !== null && format.broken(deck, options).length === 0);
}
