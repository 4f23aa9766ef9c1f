import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useHeight } from '../../browser/use-height.ts';
import { read } from '../../browser/window-events.ts';
import type { Zone } from '../../data/client.ts';
import { t } from '../../texts/index.ts';
import type { Arrangement } from '../arrangement.ts';
import { useAround } from '../surroundings.ts';
import { scrollBehavior } from '../use-in-view.ts';
import style from './dock.module.css';
import { Hand } from './zone.tsx';

interface DockProps {
  readonly parts: Arrangement;
  /** Whether several hands are stacked vertically. */
  readonly stacked: boolean;
  /** The status of the reader's own seats; false without one. */
  readonly children: ComponentChildren;
}

/** Renders the hands and, where the table is narrow, the reader's own status: a page can keep both in view. */
export function Dock({ parts: { hands, near }, stacked, children }: DockProps) {
  const { nameOf } = useAround();
  const dock = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useHeight(dock, '--dock');
  useSteadyHeight(dock);
  const ownerOf = ({ seat }: Zone) => (seat == null || near.some((part) => part.seat === seat) ? '' : nameOf(seat));
  return (
    <div class={style.dock} ref={dock} data-dock={children !== false}>
      {children}
      {hands.length > 0 && (
        <>
          <div class={style.tabs}>
            {hands.map((zone) => (
              <Tab key={zone.key} zone={zone} owner={ownerOf(zone)} dock={dock} isOnly={hands.length === 1} />
            ))}
            <button
              type="button"
              class={style.whole}
              aria-expanded={isWhole}
              aria-label={t('board.wholeCards')}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? '▾' : '▴'}
            </button>
          </div>
          <div class={`${style.hands} fades`} data-stacked={stacked} data-whole={isWhole}>
            {hands.map((zone) => (
              <Hand key={zone.key} zone={zone} owner={ownerOf(zone)} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Keeps the hands as high as they have been in this window, so that the board beside them keeps its size. */
function useSteadyHeight(dock: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = dock;
    if (!current) return;
    let tallest = 0;
    const watch = new ResizeObserver(() => {
      tallest = Math.max(tallest, current.offsetHeight);
      current.style.setProperty('--tallest', `${tallest}px`);
    });
    watch.observe(current);
    const stop = read(['resize'], () => {
      tallest = 0;
      current.style.removeProperty('--tallest');
    });
    return () => {
      watch.disconnect();
      stop();
    };
  }, [dock]);
}

interface TabProps {
  readonly zone: Zone;
  readonly owner: string;
  readonly dock: { readonly current: HTMLElement | null };
  readonly isOnly: boolean;
}

/** Renders the name of a hand. If there are several, it scrolls to its hand. */
function Tab({ zone: { key, label, count }, owner, dock, isOnly }: TabProps) {
  const text = `${[owner, label].filter(Boolean).join(': ')} (${count})`;
  if (isOnly) return <span>{text}</span>;
  const show = () =>
    dock.current
      ?.querySelector(`[data-zone="${CSS.escape(key)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: scrollBehavior() });
  return (
    <button type="button" aria-label={t('board.toHand', { hand: text })} onClick={show}>
      {text}
    </button>
  );
}
