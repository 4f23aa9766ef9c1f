import { type Attendance, attendance, putOut } from '../../matches/index.ts';
import { inParallel } from '../../process/in-parallel.ts';
import type { TournamentContext } from '../context.ts';
import { type Event, entrantNumbered, tableIn } from '../event/event.ts';
import { type GameToPlay, gamesToPlay } from '../event/games-to-play.ts';
import { noShowLimit, noShowsAt, notYetThere } from '../event/no-shows.ts';
import { entrantAt } from '../event/seating.ts';

/** The pause between checks, in milliseconds. A player's time does not run while only others have questions. */
const LEAST = 5000;

/** Returns when to check again, in milliseconds since 1970; null for never. The matches' results decide the tables. */
export async function endNoShows(context: TournamentContext, event: Event): Promise<number | null> {
  if (!event.setup.noShowAfter || event.pausedAt !== null || event.status !== 'RUNNING') return null;
  const now = Math.min(context.now(), context.time.upTo);
  const looks = gamesToPlay(event).map((game) => ({ game, from: firstLook(event, game) }));
  const due = looks.filter(({ from }) => from <= now).map(({ game }) => game);
  const ids = due.map(({ matchId }) => matchId);
  const found = new Map((await attendance(context.matches, ids, now)).map((one) => [one.matchId, one]));
  const next = looks.map(({ from }) => from).filter((from) => from > now);
  await inParallel(due, async (game) => {
    const match = found.get(game.matchId);
    if (!match || match.absent.length === 0) return;
    const late = lateAt(event, game, match.absent);
    if (late.seats.length > 0) await putOut(context.matches, { ...match, seats: late.seats });
    else if (late.left !== null) next.push(now + Math.max(LEAST, late.left));
  });
  return next.length > 0 ? Math.min(...next) : null;
}

// No player can have had a question for longer than the round has lasted.
function firstLook(event: Event, game: GameToPlay): number {
  const round = tableIn(event, game)?.round;
  return round ? (round.begunAt ?? 0) + noShowLimit(event, round) : Number.POSITIVE_INFINITY;
}

// Returns the seats of late players in a running game, and the time until the next player is late.
function lateAt(event: Event, game: GameToPlay, unanswered: Attendance['absent']) {
  const found = tableIn(event, game);
  if (!found) return { seats: [], left: null };
  const { round, table } = found;
  const absent = notYetThere(event, table, { game: game.game, unanswered }) ?? [];
  const late = noShowsAt(event, round, { ...table, over: false }, absent);
  const seats = unanswered.map(({ seat }) => seat).filter((seat) => late.includes(entrantAt(game.entrants, seat)));
  const there = absent.filter(({ entrant }) => entrantNumbered(event, entrant).gone === null);
  const left = there.map(({ asked }) => noShowLimit(event, round) - asked);
  return { seats, left: left.length > 0 ? Math.min(...left) : null };
}
