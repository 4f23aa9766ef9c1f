import type { AnyGame, BotLevel, DeckList, TimeControl, TimeOutPolicy } from '../../../engine/index.ts';
import { beginIfFull } from '../../door/begin-full.ts';
import { lentDeck } from '../../keeps/brought-deck.ts';
import type { GamePlace, NewMatch } from '../../log/waiting/new-match.ts';
import { MatchBug } from '../../match/checks.ts';
import type { Visibility } from '../../match/match.ts';
import { gameOf, type Room } from '../../room.ts';

/** A game of a tournament: everything about its match is said before it is made. */
export interface SeatGame extends GamePlace {
  matchId: string;
  tournamentId: string;
  game: string;
  options: object;
  timeControl: TimeControl | null;
  onTimeOut: TimeOutPolicy;
  forfeitAfter: number;
  /** With BOT: of which level the bot is; null: STEADY. */
  standInLevel: BotLevel | null;
  visibility: Visibility;
  broadcastDelay: number;
  organizer: string;
  /** In the order of the seats. `deck`: null: the first that the game lends, where it has decks. */
  sitters: readonly { playerId: string; deck: DeckList | null }[];
}

/**
 * Makes the match of a game with its players in their seats, and begins it. Whoever does it, and however often: once. Null; or the
 * seats whose deck nobody may play in it: then there is no match.
 */
export async function seatGame(room: Room, wanted: SeatGame): Promise<number[] | null> {
  const game = gameOf(room, wanted.game);
  if (!game) throw new MatchBug(`a tournament is of a game that is not here: ${wanted.game}`);
  const decks = wanted.sitters.map(({ deck }) => deck ?? lentDeck(game, wanted.options));
  const noDeck = [...decks.keys()].filter((seat) => !mayBePlayed(game, wanted.options, decks[seat] ?? null));
  if (noDeck.length > 0) return noDeck;
  const made = await room.store.waiting.create(newMatch(room, game, wanted, decks));
  if (made) room.bus.publish(wanted.matchId, -1);
  await beginIfFull(room, wanted.matchId);
  return null;
}

/** Whether a deck may be played with these options. Where a game has decks, none may not. */
function mayBePlayed({ deck: format }: AnyGame, options: object, deck: DeckList | null): boolean {
  return !format || (deck !== null && format.broken(deck, options).length === 0);
}

function newMatch(room: Room, game: AnyGame, wanted: SeatGame, decks: readonly (DeckList | null)[]): NewMatch {
  const { matchId: id, tournamentId, organizer: createdBy, broadcastDelay, sitters } = wanted;
  const { options, timeControl, onTimeOut, forfeitAfter, standInLevel, visibility } = wanted;
  const { stage, round, table, number, attempt } = wanted;
  return {
    ...{ id, game, tournamentId, broadcastDelay, createdBy, newcomersOf: null, forKeeps: false },
    ...{ options, timeControl, onTimeOut, forfeitAfter, standInLevel, visibility },
    place: { stage, round, table, number, attempt },
    createdAt: new Date(room.now()),
    seats: sitters.map(({ playerId }, seat) => {
      return { seat, playerId, bot: null, deck: decks[seat] ?? null, autoPass: 'NONE', entropy: null };
    }),
  };
}
