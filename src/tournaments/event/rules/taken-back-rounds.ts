import { currentRound, currentStage, type Event, type EventRound, type EventStage, isGone } from '../event.ts';
import { isSecondEdition } from '../setup.ts';
import { mustNotHaveBeenDealtTo, roundToApprove } from './checks.ts';
import { forbidden, type Rule } from './rule.ts';
import { withStage } from './state-changes.ts';

export const UNDONE: Rule<'UNDONE'> = {
  decide(event, command) {
    const round = currentRound(event);
    mustNotHaveBeenDealtTo(event, command);
    if (round?.status === 'PLAYING' && !isUntouched(event, round))
      throw forbidden('The round is being played: it can no longer be undone.');
    const { stage, round: number } = round?.status === 'PLAYING' ? round : roundToApprove(event);
    const recut = stage > 1 && number === 1 && isSecondEdition(event);
    return recut ? { recut } : {};
  },
  fold(event, { facts }) {
    if (facts.recut) return withoutLastStage(event);
    const stage = currentStage(event);
    if (!stage) return event;
    return withStage(event, stage.number, (one) => ({ ...withoutLast(one), undone: one.undone + 1 }));
  },
};

/** Whether no game has ended and no ruling has been made. Ignores tables that are over because an entrant left. */
export function isUntouched(event: Event, { tables }: EventRound): boolean {
  return tables.every(
    ({ games, again, waits = false, over, entrants }) =>
      games.length === 0 && again === 0 && !waits && (!over || entrants.some((entrant) => isGone(event, entrant))),
  );
}

export function isUnplayed(event: Event, { rounds: [first, ...more] }: EventStage): boolean {
  return more.length === 0 && (!first || isUntouched(event, first));
}

/** Returns the stage without its last round. If that round had begun, its replacement gets different matches. */
export function withoutLast({ rounds, ...stage }: EventStage): EventStage {
  const taken = rounds.at(-1)?.status === 'PLAYING' && { takenBack: (stage.takenBack ?? 0) + 1 };
  return { ...stage, rounds: rounds.slice(0, -1), ...taken };
}

/** Takes back the last stage, which has not been played. The previous stage becomes current again. */
export function withoutLastStage(event: Event): Event {
  const stages = event.stages.slice(0, -1);
  const [before, last] = [stages.at(-1), event.stages.at(-1)];
  if (!before || !last) return event;
  const { undone, takenBack } = withoutLast(last);
  const next = { undone: undone + 1, ...(takenBack !== undefined && { takenBack }) };
  return { ...event, stages: [...stages.slice(0, -1), { ...before, next }] };
}
