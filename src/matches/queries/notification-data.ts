import type { Seat } from '../../engine/index.ts';
import { runRules } from '../append/run-rules.ts';
import type { MatchContext } from '../context.ts';
import { seatsOf } from '../match/match.ts';
import { askedSeats } from '../match/open-questions.ts';
import { endReason } from '../match/preamble.ts';
import { seatName } from '../match/seat-names.ts';
import { type DecisionView, decisionAt } from '../view/decision-view.ts';

/** The parts of a seat's state that matter for notifications. They reveal nothing about the table. */
export interface SeatMoment {
  matchId: string;
  playerId: string;
  seat: Seat;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** The version and the time at which the open question was opened, and its deadline. Null if there is none. */
  asked: { since: number; at: Date; deadline: Date | null } | null;
}

interface Row extends Omit<SeatMoment, 'asked'> {
  since: number;
  at: Date | null;
  deadline: number | null;
}

const MOMENTS = `
select m.id as "matchId", s.player_id as "playerId", s.seat, m.started_at as "startedAt", m.finished_at as "finishedAt",
  (m.standing->s.seat::int->>'since')::int as since, l.at, (m.standing->s.seat::int->>'deadline')::float8 as deadline
from seats s
join matches m on m.id = s.match_id
left join match_log l on l.match_id = m.id and l.version = (m.standing->s.seat::int->>'since')::int
  and m.status = 'RUNNING' and s.seat = any(m.waiting_for) and m.standing->s.seat::int->>'standIn' is null
where s.player_id is not null and (m.status = 'RUNNING' or m.status = 'FINISHED' and m.finished_at > $2) and `;

/** Returns seats in matches that are running or ended after `since`. Used by jobs, which have no caller. */
export async function seatMoments(
  { db }: MatchContext,
  { since, ...of }: { since: Date } & ({ matches: readonly string[] } | { players: readonly string[] }),
): Promise<SeatMoment[]> {
  const [column, ids] = 'matches' in of ? ['s.match_id', of.matches] : ['s.player_id', of.players];
  const { rows } = await db.pool.query<Row>(`${MOMENTS}${column} = any($1::uuid[])`, [ids, since]);
  return rows.map(({ since: version, at, deadline, ...rest }) => ({
    ...rest,
    asked: at && { since: version, at, deadline: deadline === null ? null : new Date(deadline) },
  }));
}

export interface NotificationMatch {
  id: string;
  game: { id: string; title: string };
  players: string[];
  seats: Seat[];
  version: number;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Ranks by seat (1 is best); null until the match is over. */
  ranks: number[] | null;
  why: string | null;
  /** The open questions of the player's seats, without their choices. */
  asked: (Pick<DecisionView, 'seat' | 'prompt' | 'deadline'> & { since: number })[];
}

/** Returns null if the player has no seat. Used by jobs, which have no caller. */
export async function matchForNotification(
  context: MatchContext,
  { matchId, playerId }: { matchId: string; playerId: string },
): Promise<NotificationMatch | null> {
  const match = (await context.cache.fresh(matchId))?.match;
  const seats = match ? seatsOf(match, playerId) : [];
  if (!match || seats.length === 0) return null;
  const { id, game, version, startedAt, finishedAt, result, standing } = match;
  const questions = () => askedSeats(match, playerId).flatMap((seat) => decisionAt(match, seat) ?? []);
  const decisions = await runRules(context, match, questions, []);
  return {
    ...{ id, game: { id: game.id, title: game.title }, seats, version, startedAt, finishedAt },
    players: match.seats.map(({ seat }) => seatName(match, seat)),
    ranks: result && [...result.ranks],
    why: result && endReason(match, result),
    asked: decisions.map(({ seat, prompt, deadline }) => {
      return { seat, prompt, deadline, since: standing[seat]?.since ?? version };
    }),
  };
}
