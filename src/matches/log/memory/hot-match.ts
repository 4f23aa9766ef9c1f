import { isOver, type Match, type MatchHead } from '../../match/match.ts';
import type { LogEntry } from '../chained-entry.ts';
import type { Moving, ReadRow } from '../match-row.ts';
import type { RulesBroken } from '../rules-broken.ts';
import { foldedUpTo, laid } from './folded.ts';
import { Tail, tailLength } from './tail.ts';
import { weightOf } from './weight.ts';

/** A match in memory, its table folded; none where that fails. `match` is replaced by every entry, once that entry is durable. */
export interface HotMatch extends Omit<ReadRow, 'head'> {
  match: Match;
  /** The last entries, in order: what watchers and repeated keys ask for. */
  tail: Tail;
  /** Why the log cannot be folded into a table; null: it can. A match that still runs then has to be ended. */
  broken: RulesBroken | null;
  /** When a wake-up for this match's clocks has been left, in milliseconds since 1970; null: none. */
  armed: number | null;
  /** When the database was last asked how far the match is, by the process's own clock. */
  checked: number;
}

/** How long a match that is over is kept, in milliseconds. */
const REST = 60_000;

/** The size of a match without its table, its seats and its last entries, in bytes. */
const BESIDES = 2048;

export function unfolded({ head, ...rest }: ReadRow): HotMatch {
  const tail = Tail.empty(tailLength(head.seats.length));
  return { match: { ...head, at: null }, ...rest, tail, broken: null, armed: null, checked: 0 };
}

// Other entries may have been taken in while these were read: only what is still new counts.
export function follow(hot: HotMatch, row: Omit<Moving, 'epoch'>, read: readonly LogEntry[]): void {
  const { match } = hot;
  const entries = read.filter(({ version }) => version > match.version);
  if (row.version <= match.version || match.version < 0) return;
  const { at, broken } = hot.broken
    ? { at: null, broken: hot.broken }
    : laid(() => match.at && foldedUpTo(match.game, match.at, entries, row.version));
  hot.broken = broken;
  hot.match = { ...match, ...row, at, seed: row.status === 'FINISHED' ? hot.serverSeed : null };
  hot.tail = hot.tail.withAll(entries);
}

export function isSameMoment(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}

export function weighed({ match, tail }: HotMatch): number {
  return BESIDES + weightOf([match.at, match.seats, match.standing, tail.older, tail.last]);
}

// Nothing happens at it any more that would show that a player is called otherwise since.
export function lifeOf(match: Pick<MatchHead, 'status'>): { ttl: number } {
  return { ttl: isOver(match) ? REST : 0 };
}
