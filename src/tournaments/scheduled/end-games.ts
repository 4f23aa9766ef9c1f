import { endGame, type GameEnd, leaveGame } from '../../matches/index.ts';
import { inParallel } from '../../process/in-parallel.ts';
import type { TournamentContext } from '../context.ts';
import { type Event, type EventRound, type EventTable, isGone, tableIn } from '../event/event.ts';
import { gameToPlay, isOfRound } from '../event/games-to-play.ts';
import { entrantAt, turned } from '../event/seating.ts';
import type { StoredGame } from '../log/tournament-store.ts';

/** Games must not continue if an entrant left, time is up, or the table, the round or the tournament is over. */
export async function endGames(context: TournamentContext, id: string): Promise<void> {
  const playing = await context.store.games.playing(id);
  if (playing.length === 0) return;
  // The tournament is read after the rows. A game is in the log before its row exists, so this state includes the game
  // of every row.
  const event = (await context.cache.fresh(id))?.event;
  if (!event) return;
  await inParallel(playing, (game) => endIfDue(context, event, game));
}

async function endIfDue(context: TournamentContext, event: Event, row: StoredGame): Promise<void> {
  const { matchId } = row;
  const found = tableIn(event, row);
  if (event.status === 'CANCELLED') return endGame(context.matches, { matchId, end: { nothing: 'CANCELLED' } });
  if (!found || !isOfRound(found.round, row.attempt))
    return endGame(context.matches, { matchId, end: { nothing: 'UNDONE' } });
  const { round, table } = found;
  const gone = table.entrants.filter((entrant) => isGone(event, entrant) || table.out?.includes(entrant));
  for (const entrant of gone)
    for (const playerId of event.entrants[entrant - 1]?.members ?? [])
      await leaveGame(context.matches, { matchId, playerId });
  const end = endOf(event, round, table, row);
  if (end) await endGame(context.matches, { matchId, end });
}

function endOf(event: Event, round: EventRound, table: EventTable, row: StoredGame): GameEnd | null {
  if (gameToPlay(event, round, table)?.matchId !== row.matchId) return { ruled: ranksOf(event, table, row) };
  const { atTime } = event.setup;
  return round.timeCalled && atTime !== 'JUDGE' ? { atTime } : null;
}

// Returns the ranks of a ruled table, by seat. All ranks are equal if all entrants have lost.
function ranksOf(event: Event, { entrants, ruled }: EventTable, { game }: StoredGame): number[] {
  const seated = turned(entrants, game - 1);
  const places = ruled?.places ?? entrants.map(() => 1);
  return Array.from(
    { length: entrants.length * event.setup.teamSize },
    (_, seat) => places[entrants.indexOf(entrantAt(seated, seat))] ?? 1,
  );
}
