import { END, endable } from '../../endable.ts';

export interface Mapping<A, B> {
  value(event: A): B | Promise<B>;
  /** The last thing that is heard when the source throws. */
  error(error: unknown): B;
  /** The next one is asked for, so the last one is on its way; also when nothing more is wanted. */
  sent?(): void;
}

/** The source's events, each one mapped. Ending it ends the source at once, also while it waits for its next event. */
export function mapped<A, B>(source: AsyncIterable<A>, mapping: Mapping<A, B>): AsyncIterableIterator<B> {
  const events = source[Symbol.asyncIterator]();
  let failed = false;
  const next = async (): Promise<IteratorResult<B, undefined>> => {
    mapping.sent?.();
    if (failed) return END;
    try {
      const event = await events.next();
      return event.done ? END : { done: false, value: await mapping.value(event.value) };
    } catch (error) {
      failed = true;
      return { done: false, value: mapping.error(error) };
    }
  };
  return endable(next, () => {
    mapping.sent?.();
    events.return?.().catch(() => {}); // whoever listened has gone
  });
}
