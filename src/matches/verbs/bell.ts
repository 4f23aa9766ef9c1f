/** A source of news that can be waited for, and that can be ended while somebody waits. */
export interface Bell {
  ring(): void;
  /** Until somebody has rung since the last call, or the time is over. In milliseconds. */
  wait(timeout: number): Promise<void>;
}

export function bell(): Bell {
  let rung = false;
  let wake = (): void => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async wait(timeout) {
      if (!rung) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, timeout);
        });
        clearTimeout(timer);
      }
      rung = false;
    },
  };
}

/**
 * An async generator that can be ended while it waits: a plain one would answer `return()` only when its next value
 * has come, and a watcher who has gone would be kept until then.
 * @param stop lets the generator's waiting end; it must then return by itself
 */
export function endable<T>(source: AsyncGenerator<T>, stop: () => void): AsyncIterableIterator<T> {
  return {
    next: () => source.next(),
    async return() {
      stop();
      await source.return(undefined);
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
