import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../../../src/engine/index.ts';
import { t } from '../../texts/index.ts';
import { r } from '../../texts/replay.ts';
import style from './log.module.css';
import type { Opened } from './record/opened.ts';

/** The numbers of entries listed before and after the current entry. */
const AROUND = 25;
/**
 * The number of entries listed while the position changes, and the milliseconds of rest before the others are listed.
 */
const IN_VIEW = 6;
const REST = 200;

interface LogProps {
  readonly record: Opened;
  readonly version: number;
  readonly viewer: Viewer;
  readonly go: (version: number) => void;
}

/** Renders the log around an entry for this viewer; clicking an entry goes to it. */
export function Log({ record, version, viewer, go }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const around = useRests(version) ? AROUND : IN_VIEW;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry makes it scroll
  useLayoutEffect(() => keepInView(list.current), [version, record, around]);
  const from = Math.max(0, version - around);
  const to = Math.min(record.frames.last, version + around);
  const versions = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return (
    <section aria-label={r('log.title')}>
      <h3>{r('log.title')}</h3>
      <ol class={style.log} ref={list}>
        {versions.map((one) => (
          <li key={one}>
            <button
              type="button"
              class={style.entry}
              aria-current={one === version}
              data-gone={record.gone.has(one)}
              onClick={() => go(one)}
            >
              <span class={style.number}>{one}</span> {record.text(one, viewer) || r('log.hidden')}
              {record.gone.has(one) && <em> {t('table.takenBack')}</em>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useRests(version: number): boolean {
  const [rested, setRested] = useState(version);
  useEffect(() => {
    const timer = setTimeout(() => setRested(version), REST);
    return () => clearTimeout(timer);
  }, [version]);
  return rested === version;
}

// Scrolls only the list, not the page.
function keepInView(list: HTMLOListElement | null): void {
  const current = list?.querySelector('[aria-current="true"]');
  if (!list || !(current instanceof HTMLElement)) return;
  list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
}
