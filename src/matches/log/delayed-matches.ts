import { type AnyAt, copyMatch, fold } from '../../engine/index.ts';
import { DelayedStates, type Timeline } from '../../ledger/delayed-states.ts';
import { MatchBug } from '../match/checks.ts';
import { fresh } from '../match/clocks.ts';
import { isOver, type Match, type MatchHead } from '../match/match.ts';
import { matchAfter } from '../match/seats-after-entry.ts';
import type { LogEntry } from './chained-entry.ts';
import type { MatchStore } from './match-store.ts';

const MOST = 1000;

/** A match is shown as `WAITING` until its delayed beginning. */
export type DelayedMatches = DelayedStates<MatchHead, Match, LogEntry>;

export function delayedMatches(store: Pick<MatchStore, 'read'>): DelayedMatches {
  return new DelayedStates(store, TIMELINE, MOST);
}

const TIMELINE: Timeline<MatchHead, Match, LogEntry> = {
  isTold: (match, then) => lastMoment(match) <= then,
  start: (match) => ({ state: notBegun(match), until: match.startedAt?.getTime() ?? lastMoment(match) }),
  hasBegun: () => true,
  begins: () => true,
  foldOn,
  shown: (match, past) => ({ ...match, ...movingOf(past) }),
  isOver,
  lastMoment,
  weigh: () => 1,
};

function lastMoment({ movedAt, finishedAt, createdAt }: MatchHead): number {
  return Math.max(...[movedAt, finishedAt, createdAt].map((moment) => moment?.getTime() ?? 0));
}

/** The seats are the current ones, because they do not depend on entries. */
function notBegun(match: MatchHead): Match {
  return {
    ...match,
    status: 'WAITING',
    version: -1,
    waitingFor: [],
    standing: match.standing.map(() => fresh(match.timeControl)),
    at: null,
    result: null,
    seed: null,
    shuffledTogether: false,
    startedAt: null,
    movedAt: null,
    finishedAt: null,
  };
}

function movingOf({ status, version, waitingFor, standing, at, result, seed, startedAt, movedAt, finishedAt }: Match) {
  return { status, version, waitingFor, standing, at, result, seed, startedAt, movedAt, finishedAt };
}

function foldOn(was: Match | null, entries: readonly LogEntry[]): Match {
  if (!was) throw new MatchBug('a match has no state before its first entry');
  let next = was;
  let at = was.at && copyMatch(was.at);
  for (const entry of entries) {
    const before: AnyAt | null = at && { ...at, agenda: [...at.agenda] }; // the clocks need only the agenda
    at = fold(was.game, at, entry);
    const now = entry.at.getTime();
    // The log does not record when a move arrived, so clocks run until the move was written, a few milliseconds later.
    next = matchAfter({ ...next, at: before }, at, entry, { now, arrived: now }, null);
  }
  return next;
}
