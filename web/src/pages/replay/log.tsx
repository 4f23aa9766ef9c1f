import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewer } from '../../../../src/engine/index.ts';
import { r } from '../../texts/replay.ts';
import style from './log.module.css';
import type { Opened } from './record/opened.ts';

/** Entries that are listed before and after the one that is looked at. */
const AROUND = 12;

interface LogProps {
  readonly record: Opened;
  readonly version: number;
  readonly viewer: Viewer;
  readonly go: (version: number) => void;
}

/** What happened around an entry, as the viewer is told it; a click goes there. */
export function Log({ record, version, viewer, go }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the entry
  useLayoutEffect(() => keepInView(list.current), [version, record]);
  const from = Math.max(0, version - AROUND);
  const to = Math.min(record.frames.last, version + AROUND);
  const versions = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return (
    <section aria-label={r('log.title')}>
      <h3>{r('log.title')}</h3>
      <ol class={style.log} ref={list}>
        {versions.map((one) => (
          <li key={one}>
            <button type="button" class={style.entry} aria-current={one === version} onClick={() => go(one)}>
              <span class={style.number}>{one}</span> {record.text(one, viewer) || r('log.hidden')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

// Within the list alone: the page stays where it is.
function keepInView(list: HTMLOListElement | null): void {
  const current = list?.querySelector('[aria-current="true"]');
  if (!list || !(current instanceof HTMLElement)) return;
  list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
}
