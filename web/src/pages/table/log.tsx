import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { leftBehind } from '../../data/left-behind.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './log.module.css';
import type { EntryParts } from './operations.generated.ts';

interface LogProps {
  readonly entries: readonly EntryParts[];
  readonly readEarlier: () => void;
}

/** What has happened, the newest in view and read aloud. */
export function Log({ entries, readEarlier }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const gone = useMemo(() => leftBehind(entries), [entries]);
  const newest = entries.at(-1)?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the newest entry that it scrolls
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const hasEarlier = (entries[0]?.version ?? 0) > 0;
  return (
    <section class={style.log} aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol ref={list} aria-live="polite" aria-relevant="additions" aria-label={t('table.log')} tabIndex={0}>
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
