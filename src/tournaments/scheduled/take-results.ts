import { attendance, gameResults } from '../../matches/index.ts';
import { appendEntry } from '../append/append-entry.ts';
import type { TournamentContext } from '../context.ts';
import type { GameOver } from '../event/entry-kinds.ts';
import { type Event, isOver } from '../event/event.ts';
import { gameKey } from '../event/games-to-play.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';

/** The maximum number of results per entry. */
const AT_ONCE = 500;

/** A single statement writes the entry and the games' rows, so that each result is taken only once. */
export async function takeResults(context: TournamentContext, cached: CachedTournament): Promise<boolean> {
  const { id, version } = cached.event;
  const rows = await context.store.games.over(id, AT_ONCE);
  if (rows.length === 0) return false;
  const ids = rows.map(({ matchId }) => matchId);
  if (isOver(cached.event)) {
    await context.store.games.discard(ids); // the results no longer count
    return true;
  }
  const results = new Map((await gameResults(context.matches, ids)).map((one) => [one.matchId, one]));
  const over = rows.flatMap((row): GameOver[] => {
    const result = results.get(row.matchId);
    if (!result) return [];
    const { ranks, why, hash } = result;
    const rulings = result.rulings.flatMap(({ seat, ruling }) =>
      ruling === 'MATCH_LOSS' || ruling === 'DISQUALIFICATION' ? [{ seat, ruling }] : [],
    );
    const { attempt: _, ...place } = row;
    return [{ ...place, ranks: [...ranks], why, hash, rulings }];
  });
  // After a round was taken back, two matches may belong to the same game. The next entry then takes the second result.
  const onceEach = new Map(over.toReversed().map((game) => [gameKey(game), game]));
  const games = await withAttendance(context, cached.event, [...onceEach.values()]);
  games.sort((a, b) => a.stage - b.stage || a.round - b.round || a.table - b.table || a.game - b.game);
  if (games.length === 0) return false;
  // Another node may have taken these results in the meantime. The version then differs, so the next pass reads them
  // again.
  await appendEntry(context, cached, (event) =>
    event.version === version ? { kind: 'RESULTS', by: null, input: { games } } : null,
  );
  return true;
}

/** Adds to each result the players who have not acted in its game. */
async function withAttendance(
  context: TournamentContext,
  { setup }: Event,
  games: readonly GameOver[],
): Promise<GameOver[]> {
  if (!setup.noShowAfter) return [...games];
  const played = games.filter(({ ranks }) => ranks.length > 0).map(({ matchId }) => matchId);
  const found = new Map((await attendance(context.matches, played)).map((one) => [one.matchId, one.absent]));
  return games.map((game) => {
    const absent = found.get(game.matchId) ?? [];
    return absent.length > 0 ? { ...game, unanswered: absent.map((one) => ({ ...one })) } : game;
  });
}
