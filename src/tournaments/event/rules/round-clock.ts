import { currentRound, type Event, type EventRound, isElimination } from '../event.ts';
import { mustBeDue, mustBeNeutralOfficial, mustHaveStage, roundToApprove } from './checks.ts';
import { forbidden, type Rule } from './rule.ts';
import { withCurrentRound } from './state-changes.ts';

export const APPROVED: Rule<'APPROVED'> = {
  decide(event) {
    if (event.pausedAt !== null) throw forbidden('The tournament is paused: resume it first.');
    roundToApprove(event);
    return {};
  },
  fold: (event, { at }) => withCurrentRound(event, (round) => begunRound(event, round, at)),
};

/** The round is over immediately if it has only byes, or if an entrant has left each table before approval. */
export function begunRound({ setup: { roundLength } }: Event, round: EventRound, at: number): EventRound {
  const endsAt = roundLength === null ? null : at + roundLength * 1000;
  const overAt = round.tables.every(({ over }) => over) ? at : null;
  return { ...round, status: 'PLAYING', begunAt: at, endsAt, overAt };
}

export const TIME_CALLED: Rule<'TIME_CALLED'> = {
  decide(event, command) {
    // Officials who play may not call time, because the moment of the call can decide who wins.
    (command.by === null ? mustBeDue : mustBeNeutralOfficial)(event, command);
    const round = currentRound(event);
    if (round?.status !== 'PLAYING' || round.overAt !== null || round.timeCalled)
      throw forbidden('No round is being played: wait for the next one.');
    if (event.setup.atTime === 'DRAW' && isElimination(mustHaveStage(event)))
      throw forbidden('An elimination table needs a winner: rule on each unfinished table instead of calling time.');
    return {};
  },
  // The server then ends the matches of running games, which produces their results.
  fold: (event) => withCurrentRound(event, (round) => ({ ...round, timeCalled: true })),
};

export const PAUSED: Rule<'PAUSED'> = {
  decide(event) {
    if (event.pausedAt !== null) throw forbidden('The tournament is already paused: there is nothing left to do.');
    return {};
  },
  fold: (event, { at }) => ({ ...event, pausedAt: at }),
};

export const RESUMED: Rule<'RESUMED'> = {
  decide(event) {
    if (event.pausedAt === null) throw forbidden('The tournament is not paused: there is nothing left to do.');
    return {};
  },
  // A pause does not count towards the round's time. If a round was paired during the pause, its time begins when the
  // pause ends.
  fold(event, { at }) {
    const pausedAt = event.pausedAt ?? at;
    const later = (round: EventRound): EventRound => {
      if (round.overAt !== null || round.begunAt === null) return round;
      const stood = at - Math.max(pausedAt, round.begunAt);
      const endsAt = round.endsAt === null ? null : round.endsAt + stood;
      return { ...round, pausedFor: (round.pausedFor ?? 0) + stood, endsAt };
    };
    const stages = event.stages.map((stage) => ({ ...stage, rounds: stage.rounds.map(later) }));
    return { ...event, pausedAt: null, stages, settledTo: at };
  },
};
