import type { PublishedGame } from '../engine/index.ts';
import { Handle, stateOf } from '../handle.ts';
import { type MatchesDependencies, matchContext } from './assemble.ts';
import type { MatchContext } from './context.ts';
import { measureCall } from './measure-call.ts';
import type { Leaks } from './view/leak-check.ts';

/** The handle to matches for other folders. No match or seed can be extracted from it. */
export class MatchesHandle extends Handle<MatchContext> {
  get games(): readonly PublishedGame[] {
    return stateOf(this).games;
  }

  get hotMatches(): number {
    return stateOf(this).cache.size;
  }

  /** The estimated size of all cached matches, in bytes. */
  get hotBytes(): number {
    return stateOf(this).cache.bytes;
  }

  get voidMatches(): number {
    return stateOf(this).voids.count;
  }

  get questionsWaiting(): number {
    return stateOf(this).botWorkers.waiting;
  }

  get connections(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = stateOf(this).db.pool;
    return { open, idle, waiting };
  }

  /** Waiting tasks are refused, or retried after the next start. */
  async stopWorkers(): Promise<void> {
    await Promise.all([stateOf(this).verifier.close(), stateOf(this).botWorkers.close()]);
  }

  close(): Promise<void> {
    return stateOf(this).close();
  }
}

export function assembleMatches(parts: MatchesDependencies): MatchesHandle {
  return new MatchesHandle(matchContext(parts));
}

/** A function that returns hidden data does not compile. */
export function fromOutside<A extends unknown[], R>(
  verb: ((context: MatchContext, ...args: A) => R) &
    (true extends Leaks<(...args: A) => R> ? 'it returns hidden data' : unknown),
): (handle: MatchesHandle, ...args: A) => R {
  return (handle, ...args) => {
    const context = stateOf(handle);
    return measureCall(context, verb.name, args, () => verb(context, ...args));
  };
}
