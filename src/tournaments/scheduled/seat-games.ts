import { seatGame } from '../../matches/index.ts';
import { inParallel } from '../../process/in-parallel.ts';
import { appendEntry } from '../append/append-entry.ts';
import type { TournamentContext } from '../context.ts';
import type { GameOver } from '../event/entry-kinds.ts';
import type { Event } from '../event/event.ts';
import { type GameToPlay, gamesToPlay } from '../event/games-to-play.ts';
import { sittersAt } from '../event/seating.ts';

/** If a player has no playable deck, the game cannot begin, which the tournament's log records. */
export async function seatGames(context: TournamentContext, event: Event): Promise<void> {
  const wanted = gamesToPlay(event);
  if (wanted.length === 0 || event.pausedAt !== null) return;
  const made = await context.store.games.made(wanted.map(({ matchId }) => matchId));
  const missing = wanted.filter((game) => !made.has(game.matchId));
  const deckless: Deckless[] = [];
  const seated = inParallel(missing, async (wantedGame) => {
    const noDeck = await seatGame(context.matches, seatingOf(event, wantedGame));
    const { stage, round, table, game, matchId } = wantedGame;
    if (noDeck) deckless.push({ stage, round, table, game, matchId, noDeck });
  });
  await seated.finally(() => noteDeckless(context, event.id, deckless));
}

function seatingOf(event: Event, { matchId, stage, round, table, game: number, attempt, entrants }: GameToPlay) {
  const { game, options, timeControl, onTimeOut, forfeitAfter, visibility, broadcastDelay } = event.setup;
  const { standInLevel = null, rated = true } = event.setup;
  return {
    ...{ matchId, tournamentId: event.id, stage, round, table, number, attempt },
    ...{ game, options, timeControl, onTimeOut, forfeitAfter, standInLevel, visibility, broadcastDelay, rated },
    organizer: event.organizer,
    sitters: sittersAt(event, { entrants }).map(({ entrant, member }) => ({
      playerId: entrant.members[member] ?? '',
      deck: entrant.decks[member] ?? null,
    })),
  };
}

/** A game that cannot begin because these seats have no playable deck. */
type Deckless = Pick<GameOver, 'stage' | 'round' | 'table' | 'game' | 'matchId'> & { noDeck: number[] };

/** Records the games that cannot begin. The rules then decide their tables. */
async function noteDeckless(context: TournamentContext, id: string, games: readonly Deckless[]): Promise<void> {
  await context.cache.exclusive(id, async () => {
    const cached = await context.cache.fresh(id);
    if (!cached) return;
    await appendEntry(context, cached, (event) => {
      const wanted = new Set(gamesToPlay(event).map(({ matchId }) => matchId));
      const left = games.filter(({ matchId }) => wanted.has(matchId));
      if (left.length === 0) return null;
      const over = left.map((game) => ({ ...game, ranks: [], why: 'NO_DECK', hash: '', rulings: [] }));
      return { kind: 'RESULTS', by: null, input: { games: over } };
    });
  });
}
