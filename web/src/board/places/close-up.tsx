import { useLayoutEffect, useRef } from 'preact/hooks';
import { Diagram } from '../pieces/sides.tsx';
import type { Closely } from '../surroundings.ts';
import style from './close-up.module.css';
import { Counters } from './seat-status.tsx';

/** The item shown in a close-up, and the element beside it. */
export interface Seen {
  readonly what: Closely;
  readonly beside: Element;
}

/** The distance between the close-up and that element, in pixels. */
const GAP = 10;

/** Renders an item on the table with its whole text. Screen readers get the same text from the item itself. */
export function CloseUp({ seen }: { seen: Seen | null }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (seen && box.current) place(box.current, seen.beside.getBoundingClientRect());
  }, [seen]);
  if (!seen || (seen.what.text === '' && seen.what.stats.length === 0 && seen.what.title === '')) return null;
  const { title, about, text, stats } = seen.what;
  return (
    <div class={style.closeUp} ref={box} aria-hidden="true">
      <strong>{title}</strong>
      {about && <span class="soft">{about}</span>}
      <Diagram stats={stats} />
      <Counters counters={stats.filter(({ side }) => side == null)} />
      {text && <p>{text}</p>}
    </div>
  );
}

// Places the box above the item, or below it if there is no room above, and always on the screen.
function place(box: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box;
  const x = Math.min(Math.max(left + width / 2 - offsetWidth / 2, GAP), Math.max(GAP, innerWidth - offsetWidth - GAP));
  const above = top - offsetHeight - GAP;
  const y = above >= GAP ? above : Math.min(bottom + GAP, innerHeight - offsetHeight - GAP);
  box.style.left = `${x}px`;
  box.style.top = `${Math.max(GAP, y)}px`;
}
