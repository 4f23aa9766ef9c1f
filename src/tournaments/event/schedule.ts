import type { Kind } from './entry-kinds.ts';
import { currentRound, currentStage, type Event, isIn } from './event.ts';
import { hasNextRound } from './next-round.ts';

/** An action by the server. `at` is in milliseconds since 1970. */
interface Due {
  kind: Extract<Kind, 'BEGUN' | 'CANCELLED' | 'PAIRED' | 'TIME_CALLED' | 'ADVANCED' | 'ENDED'>;
  at: number;
}

/** Returns the server's next action; null if the server must wait for a request or the end of a game. */
export function nextDue(event: Event): Due | null {
  if (event.pausedAt !== null) return null;
  if (event.status === 'OPEN')
    return event.setup.startsAt === null
      ? null
      : { kind: whoIsThere(event).length >= 2 ? 'BEGUN' : 'CANCELLED', at: event.setup.startsAt };
  if (event.status !== 'RUNNING') return null;
  const round = currentRound(event);
  if (!round) return { kind: afterRound(event), at: event.begunAt ?? 0 };
  if (round.status === 'PROPOSED') return null;
  if (round.overAt !== null) return { kind: afterRound(event), at: round.overAt + pauseAfter(event) };
  if (round.endsAt !== null && !round.timeCalled) return { kind: 'TIME_CALLED', at: round.endsAt };
  return null;
}

/** Whether the last round is over and no further round follows, unless a correction adds one. */
export function isAllPlayed(event: Event): boolean {
  if (event.status !== 'RUNNING') return event.status === 'FINISHED';
  const round = currentRound(event);
  return round !== null && round.overAt !== null && afterRound(event) === 'ENDED';
}

function pauseAfter(event: Event): number {
  return (afterRound(event) === 'ENDED' ? (event.setup.grace ?? 0) : event.setup.pause) * 1000;
}

function afterRound(event: Event): 'PAIRED' | 'ADVANCED' | 'ENDED' {
  const stage = currentStage(event);
  if (stage && hasNextRound(event, stage)) return 'PAIRED';
  return stage && event.setup.stages[stage.number] ? 'ADVANCED' : 'ENDED';
}

/** Returns the entrants who would play if the event began now: registered, complete and, if required, checked in. */
export function whoIsThere(event: Event): number[] {
  const { checkIn } = event.setup;
  return event.entrants.filter((one) => isIn(one) && (checkIn === null || one.checkedIn)).map(({ number }) => number);
}
