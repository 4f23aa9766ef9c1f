/** A value that is usually known already. Each promise costs time, so the steps of a move return one only if they wait. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `next` with the value: immediately, or once the promise resolves. */
export function whenReady<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Calls `work`, and calls `caught` with its error: immediately if `work` throws, or once its promise rejects. */
export function unlessFailed<T>(
  work: () => MaybePromise<T>,
  caught: (error: unknown) => MaybePromise<T>,
): MaybePromise<T> {
  try {
    const made = work();
    return made instanceof Promise ? made.catch(caught) : made;
  } catch (error) {
    return caught(error);
  }
}

/** Calls `work`, and calls `after` once `work` has succeeded or failed. */
export function whenOver<T>(work: () => MaybePromise<T>, after: () => void): MaybePromise<T> {
  let made: MaybePromise<T>;
  try {
    made = work();
  } catch (error) {
    after();
    throw error;
  }
  if (made instanceof Promise) made.then(after, after);
  else after();
  return made;
}

/** @returns false if the promise took longer than `ms` milliseconds @throws the promise's error */
export async function settlesWithin(coming: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  return Promise.race([coming.then(() => true), late]).finally(() => clearTimeout(timer));
}

/** Waits for a promise. If the signal aborts first, throws the signal's reason. */
export function unlessAborted<T>(coming: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort);
    coming.finally(() => signal.removeEventListener('abort', abort)).then(resolve, reject);
  });
}

/** The result of an iterator that has ended. */
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
