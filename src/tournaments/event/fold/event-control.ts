import { upAfterOutage } from '../due-times.ts';
import { currentRound, type EventRound } from '../event.ts';
import { changesIn } from '../setup.ts';
import { type Folds, withRound } from './folds.ts';

// Before this entry, the server has given back all time it owed.
export const SET_UP: Folds<'SET_UP'> = (event, { at, version, input: { setup } }) => {
  if (event.status === 'DRAFT') return { ...event, setup };
  const changed = changesIn(event.setup, setup);
  if (changed.length === 0) return { ...event, setup, settledTo: at };
  const notice = { version, at, text: null, changed };
  return { ...event, setup, settledTo: at, notices: [...event.notices, notice] };
};

export const ANNOUNCED: Folds<'ANNOUNCED'> = (event, { at, version, input: { text } }) => ({
  ...event,
  notices: [...event.notices, { version, at, text, changed: [] }],
});

export const OPENED: Folds<'OPENED'> = (event, { at }) => ({ ...event, status: 'OPEN', settledTo: at });

export const PAUSED: Folds<'PAUSED'> = (event, { at }) => ({ ...event, pausedAt: at });

// The pause does not count towards the round's time; a round paired during the pause starts counting at its end.
export const RESUMED: Folds<'RESUMED'> = (event, { at }) => {
  const pausedAt = event.pausedAt ?? at;
  const stood = ({ begunAt }: EventRound): number => at - Math.max(pausedAt, begunAt ?? pausedAt);
  const later = (round: EventRound): EventRound => {
    if (round.overAt !== null || round.begunAt === null) return round;
    const pausedFor = (round.pausedFor ?? 0) + stood(round);
    return { ...round, pausedFor, endsAt: round.endsAt === null ? null : round.endsAt + stood(round) };
  };
  const stages = event.stages.map((stage) => ({ ...stage, rounds: stage.rounds.map(later) }));
  return { ...event, pausedAt: null, stages, settledTo: at };
};

// Before the start this delays the start and check-in; later it delays the end of the round.
export const TIME_GIVEN_BACK: Folds<'TIME_GIVEN_BACK'> = (event, { input: { began: from, ended: to } }) => {
  const until = upAfterOutage(event, { from, to });
  const settled = { ...event, settledTo: to };
  if (event.status === 'OPEN') return { ...settled, setup: { ...event.setup, startsAt: until } };
  const round = currentRound(event);
  return round ? withRound(settled, round, (one) => ({ ...one, endsAt: until })) : settled;
};

export const APPOINTED: Folds<'APPOINTED'> = (event, { input }) => ({
  ...event,
  officials: [...event.officials, input],
});

export const DISMISSED: Folds<'DISMISSED'> = (event, { input }) => ({
  ...event,
  officials: event.officials.filter(({ player, role }) => player !== input.player || role !== input.role),
  ...(event.status === 'RUNNING' && { pastOfficials: [...new Set(event.pastOfficials).add(input.player)] }),
});

export const ENDED: Folds<'ENDED'> = (event, { at, facts }) => ({
  ...event,
  ...facts,
  status: 'FINISHED',
  pausedAt: null,
  endedAt: at,
});

export const CANCELLED: Folds<'CANCELLED'> = (event, { at, facts }) => ({
  ...event,
  ...facts,
  status: 'CANCELLED',
  pausedAt: null,
  endedAt: at,
});
