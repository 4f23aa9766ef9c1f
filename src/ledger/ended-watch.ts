import { endable } from '../endable.ts';
import type { Bell } from './bell.ts';

/** Somebody who waits for news. */
export interface Waiting {
  news: Bell;
  /** Has gone: nothing more is looked up, and nothing told. */
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
