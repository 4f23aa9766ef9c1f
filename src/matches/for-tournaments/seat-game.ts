import { type AnyGame, type DeckList, lentDeck } from '../../engine/index.ts';
import { beginIfFull } from '../append/begin-match.ts';
import type { MatchContext } from '../context.ts';
import type { GamePlace, NewMatch } from '../log/waiting/new-match.ts';
import { MatchBug } from '../match/checks.ts';

interface SeatGame
  extends Pick<
      NewMatch,
      'timeControl' | 'onTimeOut' | 'forfeitAfter' | 'standInLevel' | 'visibility' | 'broadcastDelay' | 'rated'
    >,
    GamePlace {
  matchId: string;
  tournamentId: string;
  game: string;
  options: object;
  organizer: string;
  /** The players in seat order. If `deck` is null and the game has decks, the game lends one. */
  sitters: readonly { playerId: string; deck: DeckList | null }[];
}

/** Idempotent. If seats lack a playable deck, creates nothing and returns those seats. */
export async function seatGame(context: MatchContext, wanted: SeatGame): Promise<number[] | null> {
  const { matchId, stage, round, table, number, attempt, organizer, sitters, ...said } = wanted;
  const { options } = said;
  const game = context.games.find(({ id }) => id === wanted.game);
  if (!game) throw new MatchBug(`a tournament has an unknown game: ${wanted.game}`);
  const decks = sitters.map(({ deck }) => deck ?? lentDeck(game.deck, options));
  const noDeck = decks.flatMap((deck, seat) => (mayBePlayed(game, options, deck) ? [] : [seat]));
  if (noDeck.length > 0) return noDeck;
  const ratable = said.timeControl !== null && said.onTimeOut !== 'BOT' && said.visibility === 'PUBLIC';
  const match: NewMatch = {
    ...{
      ...said,
      rated: said.rated && ratable,
      id: matchId,
      game,
      createdBy: organizer,
      newcomersOf: null,
      forKeeps: false,
    },
    place: { stage, round, table, number, attempt },
    createdAt: new Date(context.now()),
    seats: sitters.map(({ playerId }, seat) => {
      return { seat, playerId, bot: null, deck: decks[seat] ?? null, autoPass: 'NONE', entropy: null };
    }),
  };
  const row = await context.store.waiting.create(match);
  if (row) context.bus.publish(matchId, -1);
  await beginIfFull(context, matchId, row && context.cache.unbegun(row));
  return null;
}

/** A game with decks requires one. */
function mayBePlayed({ deck: format }: AnyGame, options: object, deck: DeckList | null): boolean {
  return !format || (deck !== null && format.broken(deck, options).length === 0);
}
