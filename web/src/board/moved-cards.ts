import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableView } from '../data/client.ts';

type Rects = Map<string, DOMRect>;

/** The duration of a slide, in milliseconds. */
const SLIDE = 320;

/**
 * Slides moved cards from their old place, or from the pile that they have left. Does nothing if the reader prefers
 * reduced motion.
 */
export function useMovedCards(root: { current: HTMLElement | null }, table: TableView, animated: boolean): void {
  const before = useRef<{ table: TableView; rects: Rects } | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const last = before.current;
    before.current = null;
    // Measuring all positions takes as long as drawing them.
    if (!animated || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (last && last.table !== table) slideAll(element, last.rects, from(last.table, table));
    before.current = { table, rects: rectsIn(element) };
  });
}

/**
 * Returns a function that finds the likely source pile of a card: a pile that has shrunk, preferably the seat's own.
 */
export function from(last: TableView, now: TableView): (card: number) => string | null {
  const counts = new Map(now.zones.map(({ key, count }) => [key, count]));
  const lost = last.zones.filter(({ key, count }) => (counts.get(key) ?? 0) < count);
  return (card) => {
    const lying = now.zones.find(({ cards }) => cards.some(({ number }) => number === card));
    const found = lost.find(({ seat }) => seat === lying?.seat) ?? lost.find(({ seat }) => seat == null) ?? lost[0];
    return found && found.key !== lying?.key ? `zone ${found.key}` : null;
  };
}

function slideAll(element: HTMLElement, rects: Rects, origin: (card: number) => string | null): void {
  for (const card of element.querySelectorAll<HTMLElement>('[data-card]')) {
    const number = card.dataset.card ?? '';
    const old = rects.get(`card ${number}`) ?? rects.get(origin(Number(number)) ?? '');
    const now = card.getBoundingClientRect();
    if (!old || now.width === 0) continue;
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.hypot(x, y) < 4) continue;
    const scale = old.width / now.width;
    card.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: 'top left', zIndex: 5 },
        { transform: 'none', transformOrigin: 'top left', zIndex: 5 },
      ],
      { duration: SLIDE, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
  }
}

// Hidden cards have the position of their zone.
function rectsIn(element: HTMLElement): Rects {
  const rects: Rects = new Map();
  for (const card of element.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = card.getBoundingClientRect();
    const shown = rect.width > 0 ? rect : card.closest('[data-zone]')?.getBoundingClientRect();
    if (shown) rects.set(`card ${card.dataset.card}`, shown);
  }
  for (const zone of element.querySelectorAll<HTMLElement>('[data-zone]'))
    rects.set(`zone ${zone.dataset.zone}`, zone.getBoundingClientRect());
  return rects;
}
