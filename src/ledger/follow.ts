import { END, endable } from '../endable.ts';
import { Refused } from '../errors.ts';
import { Following, type From, type Source, type Versioned } from './following.ts';

/**
 * How long a follower waits that hears nothing, in milliseconds. Lost news are found for all followers together (`news.ts`): this
 * is for what no one has thought of.
 */
const PATIENCE = 60_000;
/** How old what is known of a log may be for a follower that has heard nothing, in milliseconds. */
export const RECENT = 2500;

/**
 * Until a follower looks again though nothing is heard, in milliseconds.
 * @param next when there is more to see, in milliseconds since 1970; null: when news of it come
 * @param now in milliseconds since 1970
 */
export function patience(next: number | null, now: number): number {
  return next === null ? PATIENCE : Math.min(PATIENCE, Math.max(1, Math.ceil(next - now)));
}

/** How a subscription ends whose entries the database has lost. @param version at which the log is now */
export function restored(version: number): Refused {
  const message =
    'The server lost its latest entries and went back to an earlier state. Drop what you know and subscribe again from the beginning.';
  return new Refused('STALE_VERSION', message, { version });
}

/** What a `Following` tells, for who asks for one after the other: nothing more is told before the next one is asked for. */
export function follow<S extends Versioned, E, U>(
  source: Source<S, E, U>,
  from: From,
): AsyncIterableIterator<U, undefined> {
  let following: Following<S, E, U> | null = null;
  let isOver = false;
  let settle: Settle<U> = { give: () => {}, fail: () => {} };
  let goOn = (): void => {};
  const hears = (value: U): Promise<void> => {
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
      following = new Following(source, from, hears);
      const end = (): void => {
        isOver = true;
      };
      following.over.finally(end).then(
        () => settle.give(END),
        (error: unknown) => settle.fail(error),
      );
    });
  return endable(next, async () => {
    following?.stop();
    goOn();
    await following?.over.catch(() => {}); // who asked for what failed has heard of it
  });
}

interface Settle<U> {
  give(result: IteratorResult<U, undefined>): void;
  fail(error: unknown): void;
}
