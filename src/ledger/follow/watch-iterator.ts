import { cancellable } from '../../promises.ts';
import { wakeSignal } from './wake-signal.ts';

export interface Watch {
  ring(): void;
  ended: boolean;
  readonly leaving: (() => void)[];
}

/**
 * Yields the results of `look`: first immediately, then at each signal, and at least every `patience` milliseconds.
 * Ends as soon as the watcher leaves, even during a wait.
 * @param begin subscribes, and returns the function `look`
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
