import { END, endable } from '../endable.ts';
import { Following, type From, type Source, type Versioned } from './following.ts';

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
