import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

/** The distance from the end, in pixels, within which the list counts as scrolled to the end. */
const NEAR = 24;

/**
 * Keeps the newest entry in view, even if the list gets smaller. A reader who has scrolled up to older entries stays
 * there.
 * @param newest changes with a newer entry, and when the newest entry gains lines
 * @returns the scroll handler of the list
 */
export function useNewestInView(list: RefObject<HTMLElement | null>, newest: string): () => void {
  const isAtEnd = useRef(true);
  const top = useRef(0);
  const notice = useCallback(() => {
    if (!list.current) return;
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    // Only scrolling up leaves the end, because a list that has just shrunk is not at its end either.
    if (scrollHeight - scrollTop - clientHeight < NEAR) isAtEnd.current = true;
    else if (scrollTop < top.current) isAtEnd.current = false;
    top.current = scrollTop;
  }, [list]);
  const follow = useCallback(() => {
    notice(); // an entry can arrive before the event of the reader's scrolling
    if (!list.current || !isAtEnd.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    top.current = list.current.scrollTop;
  }, [list, notice]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry or line makes it follow
  useLayoutEffect(follow, [newest, follow]);
  useLayoutEffect(() => {
    if (!list.current) return;
    const resized = new ResizeObserver(follow);
    resized.observe(list.current);
    return () => resized.disconnect();
  }, [list, follow]);
  return notice;
}
