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

/** A watcher that waits for news. */
export interface Waiting {
  news: WakeSignal;
  /** It has gone: nothing more is looked up, and nothing told. */
  ended: boolean;
}

/** A watch that ends as soon as its watcher goes, also while it waits for news. */
export function endedWatch<T>(
  source: AsyncGenerator<T, undefined>,
  watch: Waiting,
): AsyncIterableIterator<T, undefined> {
  return endable(
    () => source.next(),
    () => {
      watch.ended = true;
      watch.news.ring();
      return source.return(undefined);
    },
  );
}
