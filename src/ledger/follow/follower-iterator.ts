import { Refused } from '../../errors.ts';
import { cancellable, END } from '../../promises.ts';
import { type FollowedStream, type From, StreamFollower, type Versioned } from './stream-follower.ts';

/** The longest wait in milliseconds. This is a safety net: `reconcile.ts` finds lost updates much sooner. */
const LONGEST_WAIT = 60_000;
/** The maximum age of the cache for a follower that got no updates, in milliseconds. */
export const RECENT = 2500;

/**
 * Returns the wait in milliseconds.
 * @param next when there will be more to see, in milliseconds since 1970; null if only updates can bring more
 */
export function pollInterval(next: number | null, now: number): number {
  return next === null ? LONGEST_WAIT : Math.min(LONGEST_WAIT, Math.max(1, Math.ceil(next - now)));
}

/** Ends a subscription after the database has lost entries that the subscriber received. */
export function entriesLost(version: number): Refused {
  const message =
    'The server lost its latest entries and returned to an earlier state. Discard what you received and subscribe again from the beginning.';
  return new Refused('STALE_VERSION', message, { version });
}

/** Turns a `StreamFollower` into an iterator, which delivers an update only when the consumer asks for one. */
export function follow<S extends Versioned, E, U>(
  source: FollowedStream<S, E, U>,
  from: From,
): AsyncIterableIterator<U, undefined> {
  let following: StreamFollower<S, E, U> | null = null;
  let isOver = false;
  let settle: Settle<U> = { give: () => {}, fail: () => {} };
  let goOn = (): void => {};
  const deliver = (value: U): Promise<void> => {
    settle.give({ done: false, value });
    return new Promise((resolve) => {
      goOn = resolve;
    });
  };
  const next = (): Promise<IteratorResult<U, undefined>> =>
    new Promise((give, fail) => {
      settle = { give, fail };
      if (isOver) return give(END);
      if (following) return goOn();
      following = new StreamFollower(source, from, deliver);
      const end = (): void => {
        isOver = true;
      };
      following.over.finally(end).then(
        () => settle.give(END),
        (error: unknown) => settle.fail(error),
      );
    });
  return cancellable(next, async () => {
    following?.stop();
    goOn();
    await following?.over.catch(() => {}); // `next` has already rejected with the error
  });
}

interface Settle<U> {
  give(result: IteratorResult<U, undefined>): void;
  fail(error: unknown): void;
}
