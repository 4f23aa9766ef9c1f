import { cancellable } from '../cancellable-iterator.ts';

/** Wakes a task that waits for updates. */
export interface WakeSignal {
  ring(): void;
  /** The waiter keeps waiting; its time-out restarts when it expires. */
  again(): void;
  /** Waits until `ring` has been called since the last wait, or until the time-out, in milliseconds. */
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
      isLonger = true; // resetting a timer each time costs more than one that fires early
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

/** A subscription that looks again whenever signalled. */
export interface Watch {
  /** Signals a change. */
  ring(): void;
  /** The watcher has gone: nothing more is read or delivered. */
  ended: boolean;
  /** Called at the end, to unsubscribe. */
  readonly leaving: (() => void)[];
}

/**
 * Yields what `look` finds: first immediately, then whenever it is rung, and at least every `patience` milliseconds. Ends as
 * soon as its watcher goes, even while waiting.
 * @param begin subscribes, and returns how to look
 */
export function watching<T>(
  patience: number,
  begin: (watch: Watch) => Promise<() => AsyncGenerator<T>>,
): AsyncIterableIterator<T, undefined> {
  const signal = wakeSignal();
  const watch: Watch = { ring: () => signal.ring(), ended: false, leaving: [] };
  async function* found(): AsyncGenerator<T, undefined> {
    try {
      const look = await begin(watch);
      while (!watch.ended) {
        yield* look();
        if (!watch.ended) await signal.wait(patience);
      }
    } finally {
      for (const leave of watch.leaving) leave();
    }
  }
  const source = found();
  return cancellable(
    () => source.next(),
    () => {
      watch.ended = true;
      signal.ring();
      return source.return(undefined);
    },
  );
}
