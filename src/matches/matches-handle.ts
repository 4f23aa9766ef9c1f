import { isUuid } from '../db/uuid.ts';
import type { PublishedGame } from '../engine/index.ts';
import { Refused } from '../errors.ts';
import { Handle, stateOf } from '../handle.ts';
import { noteSubject, type Subject } from '../telemetry/error-subject.ts';
import { type MatchesDependencies, matchContext } from './assemble.ts';
import type { MatchContext } from './context.ts';
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

/** An error is logged with the match and the player. */
function measureCall<R>(context: MatchContext, verb: string, args: readonly unknown[], work: () => R): R {
  if (verb === '') return work(); // the node itself is reading, not a client
  const began = performance.now();
  const watch = () => {
    const made = work();
    if (made instanceof Promise) {
      made.then(
        () => context.meters.verb(verb, 'done', (performance.now() - began) / 1000),
        (error: unknown) => failed(context, verb, args, error, began),
      );
    }
    return made;
  };
  if (!context.traces.on) return watch();
  const { matchId: match, version } = subjectOf(context, verb, args);
  return context.traces.span(verb, { details: { match, version } }, watch);
}

function failed(context: MatchContext, verb: string, args: readonly unknown[], error: unknown, began: number): void {
  context.meters.verb(verb, error instanceof Refused ? 'refused' : 'failed', (performance.now() - began) / 1000);
  noteSubject(error, subjectOf(context, verb, args));
}

/** Returns the match and player that a call is about. Clients pass a caller and an input, jobs only an input. */
function subjectOf({ cache }: MatchContext, verb: string, args: readonly unknown[]): Subject {
  const [caller, input] = args.length > 1 ? args : [null, args[0]];
  const named = typeof input === 'string' ? uuid(input) : idIn(input, 'matchId');
  const matchId = named ?? (args.length > 1 ? idIn(input, 'id') : undefined);
  const version = matchId === undefined ? undefined : cache.peek(matchId)?.match.version;
  return { verb, matchId, version, player: idIn(caller, 'id') };
}

function idIn(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, key); // the id of a caller is a getter
  return typeof found === 'string' ? uuid(found) : undefined;
}

// Any other text from a client could contain anything, so it is not logged.
function uuid(text: string): string | undefined {
  return isUuid(text) ? text : undefined;
}
