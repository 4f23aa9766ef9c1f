import { endable } from '../endable.ts';

/** Wakes a task that waits for news. */
export interface WakeSignal {
  ring(): void;
  /** The waiter goes on waiting, and starts its time again when it is over. */
  again(): void;
  /** Until `ring` was called since the last wait, or the time is over. In milliseconds. */
  wait(timeout: number): Promise<void>;
}

export function wakeSignal(): WakeSignal {
  let rung = false;
  let isLonger = false;
  let wake = (): void => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    again() {
      isLonger = true; // a timer that is set anew each time costs more than one that comes too early
    },
    async wait(timeout) {
      if (!rung) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          isLonger = false;
          const over = (): void => {
            if (!isLonger) return resolve();
            isLonger = false;
            timer = setTimeout(over, timeout);
          };
          timer = setTimeout(over, timeout);
        });
        clearTimeout(timer);
      }
      rung = false;
    },
  };
}

/** A subscription that looks again whenever it is rung. */
export interface Watch {
  /** Something has happened. */
  ring(): void;
  /** Its watcher has gone: nothing more is looked up, and nothing told. */
  ended: boolean;
  /** What it calls at its end, to listen no longer. */
  readonly leaving: (() => void)[];
}

/**
 * Yields what `look` finds, at first and whenever it is rung or has waited for `patience` milliseconds. Ends as soon as its watcher
 * goes, also while it waits.
 * @param begin listens, and returns how to look
 */
export function watching<T>(
  patience: number,
  begin: (watch: Watch) => Promise<() => AsyncGenerator<T>>,
): AsyncIterableIterator<T, undefined> {
  const news = wakeSignal();
  const watch: Watch = { ring: () => news.ring(), ended: false, leaving: [] };
  async function* found(): AsyncGenerator<T, undefined> {
    try {
      const look = await begin(watch);
      while (!watch.ended) {
        yield* look();
        if (!watch.ended) await news.wait(patience);
      }
    } finally {
      for (const leave of watch.leaving) leave();
    }
  }
  const source = found();
  return endable(
    () => source.next(),
    () => {
      watch.ended = true;
      news.ring();
      return source.return(undefined);
    },
  );
}
