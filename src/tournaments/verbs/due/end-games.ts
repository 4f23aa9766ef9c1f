import { and, eq } from 'drizzle-orm';
import { tournamentGames } from '../../../db/schema.ts';
import { endGame, type GameEnd, leaveGame } from '../../../matches/index.ts';
import { inParallel } from '../../../process/promises.ts';
import { type Event, type EventRound, type EventTable, isGone } from '../../event/event.ts';
import { entrantAt, gameToPlay, isOfRound, turned } from '../../event/games.ts';
import type { Tournaments } from '../../room.ts';

type Row = typeof tournamentGames.$inferSelect;

/**
 * Ends the matches of games that are not to be played on: somebody has left, the time is up, a ruling says how it came out, the
 * round was taken back, or the tournament was cancelled.
 */
export async function endGames(room: Tournaments, id: string): Promise<void> {
  const here = and(eq(tournamentGames.tournamentId, id), eq(tournamentGames.status, 'PLAYING'));
  const rows = await room.db.orm.select().from(tournamentGames).where(here);
  if (rows.length === 0) return;
  // Read after the rows: a game has one only when the log asks for it, so that none of them is unknown to this.
  const event = (await room.hot.fresh(id))?.event;
  if (!event) return;
  await inParallel(rows, (row) => see(room, event, row));
}

async function see(room: Tournaments, event: Event, row: Row): Promise<void> {
  const { matchId } = row;
  const round = event.stages[row.stage - 1]?.rounds[row.round - 1];
  const table = round?.tables[row.tableNumber - 1];
  if (event.status === 'CANCELLED') return endGame(room.matches, { matchId, end: { nothing: 'CANCELLED' } });
  if (!round || !table || !isOfRound(round, row.attempt))
    return endGame(room.matches, { matchId, end: { nothing: 'UNDONE' } });
  const gone = table.entrants.filter((entrant) => isGone(event, entrant) || table.out?.includes(entrant));
  for (const entrant of gone)
    for (const playerId of event.entrants[entrant - 1]?.members ?? [])
      await leaveGame(room.matches, { matchId, playerId });
  const end = endOf(event, round, table, row);
  if (end) await endGame(room.matches, { matchId, end });
}

function endOf(event: Event, round: EventRound, table: EventTable, row: Row): GameEnd | null {
  if (gameToPlay(event, round, table)?.matchId !== row.matchId) return { ruled: ranksOf(event, table, row) };
  const { atTime } = event.setup;
  return round.timeCalled && atTime !== 'JUDGE' ? { atTime } : null;
}

// By seat, as the table was ruled; all the same where all have lost.
function ranksOf(event: Event, { entrants, ruled }: EventTable, { game }: Row): number[] {
  const seated = turned(entrants, game - 1);
  const places = ruled?.places ?? entrants.map(() => 1);
  return Array.from(
    { length: entrants.length * event.setup.teamSize },
    (_, seat) => places[entrants.indexOf(entrantAt(seated, seat))] ?? 1,
  );
}
