export const END: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * An iterator that can be ended while somebody waits for its next value: an async generator would answer `return()` only
 * when that value has come, and a watcher who has gone would be kept until then.
 * @param next one call at a time, as `for await` makes them
 * @param end lets go of the source; what it throws is thrown by `return()`
 */
export function endable<T>(
  next: () => Promise<IteratorResult<T, undefined>>,
  end: () => unknown,
): AsyncIterableIterator<T, undefined> {
  let over = false;
  let leave: (end: IteratorReturnResult<undefined>) => void = () => {};
  return {
    next() {
      if (over) return Promise.resolve(END);
      return new Promise((resolve, reject) => {
        leave = resolve;
        next().then(resolve, reject);
      });
    },
    async return() {
      over = true;
      leave(END);
      await end();
      return END;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
