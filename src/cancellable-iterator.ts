export const END: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * Returns an iterator that can be ended while its next value is awaited. An async generator would settle `return()`
 * only after the awaited value arrives, and would keep a departed subscriber until then.
 * @param next returns the next result; it is called again only after the previous call has settled
 * @param end releases the source; `return()` passes on its errors
 */
export function cancellable<T>(
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
