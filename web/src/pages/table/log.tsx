import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { leftBehind } from '../../data/left-behind.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './log.module.css';
import type { LoggedEntry } from './operations.generated.ts';

interface LogProps {
  readonly entries: readonly LoggedEntry[];
  readonly readEarlier: () => void;
}

/** Renders the log, scrolled to the newest entry, which screen readers announce. */
export function Log({ entries, readEarlier }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const gone = useMemo(() => leftBehind(entries), [entries]);
  const newest = entries.at(-1)?.version;
  const onScroll = useNewestInView(list, newest);
  const hasEarlier = (entries[0]?.version ?? 0) > 0;
  return (
    <section class={style.log} aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      <ol
        ref={list}
        onScroll={onScroll}
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t('table.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
        tabIndex={0}
      >
        {hasEarlier && (
          <li class={style.more}>
            <button type="button" class="quiet" onClick={readEarlier}>
              {t('table.earlier')}
            </button>
          </li>
        )}
        {entries
          .filter(({ text }) => text !== '')
          .map((entry) => (
            <li
              key={entry.version}
              data-entry={entry.version}
              data-gone={gone.has(entry.version)}
              style={entry.seat === null ? {} : { '--seat': `var(--seat-${entry.seat % 6})` }}
            >
              {entry.kind === 'TIMED_OUT' && t('table.timedOut')}
              {entry.text}
              {entry.judge && <small class="soft"> · {isolated(entry.judge.name)}</small>}
              {gone.has(entry.version) && <em> {t('table.takenBack')}</em>}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** The distance from the end, in pixels, within which the list counts as scrolled to the end. */
const NEAR = 24;

/**
 * Keeps the newest entry in view, even if the list gets smaller. A reader who has scrolled up to older entries stays
 * there.
 * @returns the scroll handler of the list
 */
function useNewestInView(list: RefObject<HTMLElement | null>, newest: number | undefined): () => void {
  const isAtEnd = useRef(true);
  const top = useRef(0);
  const follow = useCallback(() => {
    if (!list.current || !isAtEnd.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    top.current = list.current.scrollTop;
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry makes it follow
  useLayoutEffect(follow, [newest, follow]);
  useLayoutEffect(() => {
    if (!list.current) return;
    const resized = new ResizeObserver(follow);
    resized.observe(list.current);
    return () => resized.disconnect();
  }, [list, follow]);
  return useCallback(() => {
    if (!list.current) return;
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    // Only scrolling up leaves the end, because a list that has just shrunk is not at its end either.
    if (scrollHeight - scrollTop - clientHeight < NEAR) isAtEnd.current = true;
    else if (scrollTop < top.current) isAtEnd.current = false;
    top.current = scrollTop;
  }, [list]);
}
