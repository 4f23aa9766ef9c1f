import { timesGivenBack, type Unanswered, unansweredSeats } from '../../../engine/index.ts';
import { enter } from '../../door/enter.ts';
import type { Match } from '../../match/match.ts';
import type { Room } from '../../room.ts';

/** The players of a match who have not done anything in it yet. */
export interface Attendance {
  matchId: string;
  /** The version that was looked at. */
  version: number;
  absent: readonly Unanswered[];
}

/**
 * Lists, for each of these matches that has begun, the players who have not done anything in it.
 * In a running match, time counts up to `until`, in milliseconds since 1970.
 */
export async function attendance(room: Room, ids: readonly string[], until = room.now()): Promise<Attendance[]> {
  const there = await room.store.present(ids);
  const found: Attendance[] = [];
  for (const matchId of ids) {
    const hot = await room.hot.fresh(matchId);
    if (!hot || hot.match.version < 0) continue;
    const { match, broken } = hot;
    const all = match.onTimeOut !== 'BOT' && there.get(matchId) === match.seats.length;
    const absent = all || broken ? [] : await absentFrom(room, match, until);
    found.push({ matchId, version: match.version, absent });
  }
  return found;
}

async function absentFrom(room: Room, match: Match, until: number): Promise<Unanswered[]> {
  const log = await room.store.read(match.id, -1, match.version);
  const entries = log.map((entry) => ({ ...entry, at: entry.at.getTime() }));
  const running = match.status === 'RUNNING';
  // A finished match with a clock has recorded the outages; a match without one records none.
  const away = match.timeControl && !running ? timesGivenBack(entries) : room.time.outages;
  const judged = { botsStandIn: match.onTimeOut === 'BOT', away, ...(running && { until }) };
  return unansweredSeats(match.game, entries, judged);
}

/** Puts absent players out of a match: their time is up. Does nothing if the match has moved on since `version`. */
export async function putOut(
  room: Room,
  { matchId, version, seats }: { matchId: string; version: number; seats: readonly number[] },
): Promise<void> {
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.fresh(matchId);
    let expected = version;
    for (const seat of hot ? seats : []) {
      const entered = hot && (await enter(room, hot, (match) => outOfTime(match, seat, expected)));
      if (!entered) return;
      expected = entered.match.version;
    }
  });
}

function outOfTime(match: Match, seat: number, version: number) {
  if (match.status !== 'RUNNING' || match.version !== version || match.at?.paused) return null;
  if (match.standing[seat]?.left) return null;
  const action = { kind: 'RESIGNED' as const, seat, move: { why: 'OUT_OF_TIME' as const } };
  return { action, house: true as const };
}
