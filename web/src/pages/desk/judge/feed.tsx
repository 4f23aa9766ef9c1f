import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { leftBehind } from '../../../data/left-behind.ts';
import { d } from '../../../texts/desk.ts';
import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import judge from './judge.module.css';
import type { Judged } from './use-judged.ts';

interface FeedProps {
  readonly judged: Judged;
  /** Called to rewind the match to a version; null if the match can no longer be rewound. */
  readonly onRewind: ((to: number) => void) | null;
}

/** Renders the log, scrolled to the newest entry, with a rewind button for each entry. */
export function Feed({ judged, onRewind }: FeedProps) {
  const { entries, match } = judged.known;
  const list = useRef<HTMLOListElement>(null);
  const newest = entries.at(-1)?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry makes it scroll
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const gone = useMemo(() => leftBehind(entries), [entries]);
  const hasEarlier = (entries[0]?.version ?? 0) > 0;
  return (
    <section class={judge.feed} aria-labelledby="feed">
      <h3 id="feed">{t('table.log')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-labelledby="feed">
        {hasEarlier && (
          <li>
            <button type="button" class="quiet" onClick={() => void judged.readEarlier()}>
              {t('table.earlier')}
            </button>
          </li>
        )}
        {entries.map(({ version, text, kind, seat, judge: by }) => (
          <li
            key={version}
            data-entry={version}
            data-kind={kind}
            data-gone={gone.has(version)}
            style={seat === null ? {} : { '--seat': `var(--seat-${seat % 6})` }}
          >
            <span class={judge.number}>{version}</span>
            <span>
              {text || d('feed.silent')}
              {by && <small class="soft"> · {isolated(by.name)}</small>}
              {gone.has(version) && <small class="soft"> {t('table.takenBack')}</small>}
            </span>
            {onRewind && match && version < match.version && (
              <button
                type="button"
                class="quiet"
                aria-label={d('feed.rewindNamed', { version })}
                onClick={() => onRewind(version)}
              >
                {d('feed.rewind')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
