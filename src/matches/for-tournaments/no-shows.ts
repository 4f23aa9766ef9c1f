import { timesGivenBack, type Unanswered, unansweredSeats } from '../../engine/index.ts';
import { appendEntry, type ProposedEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import type { Match } from '../match/match.ts';
import { atGame } from './end-game.ts';

/** The players of a match who have not acted in it yet. */
export interface Attendance {
  matchId: string;
  version: number;
  absent: readonly Unanswered[];
}

/** In a running match, time counts up to `until`, in milliseconds since 1970. */
export async function attendance(
  context: MatchContext,
  ids: readonly string[],
  until = context.now(),
): Promise<Attendance[]> {
  const there = await context.store.present(ids);
  const found: Attendance[] = [];
  for (const matchId of ids) {
    const cached = await context.cache.fresh(matchId);
    if (!cached || cached.match.version < 0) continue;
    const { match, broken } = cached;
    const all = match.onTimeOut !== 'BOT' && there.get(matchId) === match.seats.length;
    const absent = all || broken ? [] : await absentFrom(context, match, until);
    found.push({ matchId, version: match.version, absent });
  }
  return found;
}

async function absentFrom(context: MatchContext, match: Match, until: number): Promise<Unanswered[]> {
  const log = await context.store.read(match.id, -1, match.version);
  const entries = log.map((entry) => ({ ...entry, at: entry.at.getTime() }));
  const running = match.status === 'RUNNING';
  // The log of a finished match with a clock records outages. The log of a match without a clock does not.
  const away = match.timeControl && !running ? timesGivenBack(entries) : context.time.outages;
  const judged = { botsStandIn: match.onTimeOut === 'BOT', away, ...(running && { until }) };
  return unansweredSeats(match.game, entries, judged);
}

/** The absent players' time is up. Does nothing if the match has moved on since `version`. */
export async function putOut(
  context: MatchContext,
  { matchId, version, seats }: { matchId: string; version: number; seats: readonly number[] },
): Promise<void> {
  await atGame(context, matchId, async (cached) => {
    let expected = version;
    for (const seat of seats) {
      const appended = await appendEntry(context, cached, (match) => outOfTime(match, seat, expected));
      if (!appended) return;
      expected = appended.match.version;
    }
  });
}

function outOfTime(match: Match, seat: number, version: number): ProposedEntry | null {
  if (match.status !== 'RUNNING' || match.version !== version || match.at?.paused) return null;
  if (match.standing[seat]?.left) return null;
  return { action: { kind: 'RESIGNED', seat, move: { why: 'OUT_OF_TIME' } }, house: true };
}
