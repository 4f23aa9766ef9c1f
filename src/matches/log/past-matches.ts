import { LRUCache } from 'lru-cache';
import { type AnyAt, copyMatch, fold } from '../../engine/index.ts';
import { fresh } from '../match/clocks.ts';
import { isOver, type Match, type MatchHead } from '../match/match.ts';
import { afterEntry } from '../match/standing.ts';
import type { LogEntry } from './chained-entry.ts';
import { readLog } from './match-log.ts';
import type { Source } from './sealed/sealed-entry.ts';

/** A match as it was at a moment. */
export interface Past<M extends MatchHead> {
  match: M | Match;
  /** When something happened that is not in it, in milliseconds since 1970; null: nothing has. */
  next: number | null;
}

/** A match that is followed at a distance. */
interface Trail {
  was: Match;
  /** Entries that are read already and come after it, in order. */
  ahead: LogEntry[];
  /** The last version that was read. */
  known: number;
  reading: Promise<void> | null;
  /** The log cannot be folded further: the match ends as void, and stands still until that is due. */
  stuck: boolean;
}

/** Matches that are followed at once; the one not looked at for longest is folded anew. */
const MOST = 1000;

/**
 * Matches as they were a while ago, each folded from its log and moved on as the time comes. Entries are read once, as many
 * as there are at that time, so a match whose delay is five minutes is read every five minutes, however many follow it.
 */
export class PastMatches {
  readonly #source: Source;
  /** By epoch and match: after a loss the log is another one. */
  readonly #trails = new LRUCache<string, Trail>({ max: MOST });

  constructor(source: Source) {
    this.#source = source;
  }

  /** A match as it was then, `then` in milliseconds since 1970: before it began it waits. The match itself where nothing has happened since. */
  async at<M extends MatchHead>(match: M, then: number): Promise<Past<M>> {
    const last = lastMoment(match);
    if (last <= then) {
      this.#catchUp(match);
      return { match, next: null };
    }
    const began = match.startedAt?.getTime() ?? last;
    if (began > then) return { match: notBegun(match), next: began };
    const trail = this.#trailOf(match);
    for (;;) {
      moveOn(trail, then);
      const next = trail.ahead[0]?.at.getTime() ?? last;
      if (trail.ahead.length > 0 || trail.stuck || trail.known >= match.version)
        return { match: { ...match, ...movingOf(trail.was) }, next };
      await this.#read(trail, match);
    }
  }

  #trailOf(match: MatchHead): Trail {
    const known = this.#trails.get(nameOf(match));
    if (known) return known;
    const trail: Trail = { was: notBegun(match), ahead: [], known: -1, reading: null, stuck: false };
    this.#trails.set(nameOf(match), trail);
    return trail;
  }

  // What is kept goes on from here, with the clocks as they are.
  #catchUp(match: MatchHead): void {
    const trail = this.#trails.peek(nameOf(match));
    if (!trail) return;
    if (isOver(match)) this.#trails.delete(nameOf(match));
    else if (isWhole(match))
      Object.assign(trail, { was: match, ahead: [], known: match.version } satisfies Partial<Trail>);
  }

  #read(trail: Trail, { id, version }: MatchHead): Promise<void> {
    trail.reading ??= readLog(this.#source, id, trail.known, version)
      .then((entries) => {
        trail.ahead.push(...entries.filter((entry) => entry.version > trail.known));
        trail.known = Math.max(trail.known, version);
      })
      .finally(() => {
        trail.reading = null;
      });
    return trail.reading;
  }
}

function nameOf({ epoch, id }: MatchHead): string {
  return `${epoch} ${id}`;
}

function isWhole(match: MatchHead): match is Match {
  return 'at' in match;
}

/** When something last happened at a match. */
function lastMoment({ movedAt, finishedAt, createdAt }: MatchHead): number {
  return Math.max(...[movedAt, finishedAt, createdAt].map((moment) => moment?.getTime() ?? 0));
}

/** A match before its first entry, whatever it has come to. Who sits there is no part of what happens at the table. */
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

/** What of a match moves on with its log. */
function movingOf({ status, version, waitingFor, standing, at, result, seed, startedAt, movedAt, finishedAt }: Match) {
  return { status, version, waitingFor, standing, at, result, seed, startedAt, movedAt, finishedAt };
}

function moveOn(trail: Trail, then: number): void {
  const later = trail.ahead.findIndex(({ at }) => at.getTime() > then);
  const due = trail.ahead.splice(0, later < 0 ? trail.ahead.length : later);
  if (due.length === 0) return;
  try {
    trail.was = after(trail.was, due);
  } catch {
    // The rules have failed on it, which whoever plays it has found, too.
    trail.stuck = true;
    trail.ahead = [];
  }
}

function after(was: Match, entries: readonly LogEntry[]): Match {
  let next = was;
  let at = was.at && copyMatch(was.at);
  for (const entry of entries) {
    const before: AnyAt | null = at && { ...at, agenda: [...at.agenda] }; // all that clocks ask of it
    at = fold(was.game, at, entry);
    next = moved({ ...next, at: before }, at, entry);
  }
  return next;
}

// When a move arrived the log does not say: the clock of its seat runs to when it was written, some milliseconds later.
function moved(before: Match, at: AnyAt, entry: LogEntry): Match {
  const now = entry.at.getTime();
  return {
    ...before,
    ...afterEntry(before, at, entry, { now, arrived: now }),
    at,
    version: entry.version,
    status: at.result ? 'FINISHED' : 'RUNNING',
    result: at.result,
    startedAt: before.startedAt ?? entry.at,
    movedAt: entry.at,
    finishedAt: at.result ? entry.at : null,
  };
}
