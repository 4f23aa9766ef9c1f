import { useEffect, useRef } from 'preact/hooks';
import type { Marks } from './subjects.ts';

/** Returns how to scroll: at once, if the reader prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** The time in milliseconds in which a new board finds its size. */
const LAID = 100;

/** Scrolls to what can be chosen, when something new can be chosen and is not in view. */
export function useInView(root: { readonly current: HTMLElement | null }, marks: Marks): void {
  const before = useRef<ReadonlySet<string>>(new Set());
  const timer = useRef(0);
  useEffect(() => {
    const open = [...marks].flatMap(([key, { state }]) => (state === 'open' ? [key] : []));
    const isNew = open.some((key) => !before.current.has(key));
    before.current = new Set(open);
    if (!isNew) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => root.current && reveal(root.current), LAID);
  }, [root, marks]);
  useEffect(() => () => clearTimeout(timer.current), []);
}

function reveal(root: Element): void {
  const items = [...root.querySelectorAll('[data-lit="open"]')].filter(isDrawn);
  const all = [...new Set(items.map(shownBy))].sort((a, b) => topOf(a) - topOf(b));
  const end = endOf(root);
  if (all.every((item) => isInView(item, end))) return;
  const [first, last] = [all.at(0), all.at(-1)];
  // The last item brings all into view that fit above it.
  const isBelow = last !== undefined && last.getBoundingClientRect().bottom > end;
  (isBelow ? last : first)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: scrollBehavior() });
}

// Whether the page can scroll to an item. The hand is always in view.
function isDrawn(item: Element): boolean {
  return item.checkVisibility() && !item.closest('dialog, [data-dock="true"]');
}

// A board that is larger than its frame scrolls by itself, so the page only shows the frame and its buttons.
function shownBy(item: Element): Element {
  return item.closest('[data-scrolls="true"]')?.parentElement ?? item;
}

function topOf(item: Element): number {
  return item.getBoundingClientRect().top;
}

/** Returns where the visible part of the table ends: at the reader's hand, if it stays in view, or at the window. */
function endOf(root: Element): number {
  const dock = root.querySelector('[data-dock="true"]');
  return dock && getComputedStyle(dock).position === 'sticky' ? topOf(dock) : innerHeight;
}

// Whether an item is above the end, and a click in its middle reaches it or what lies on it.
function isInView(item: Element, end: number): boolean {
  const { left, top, bottom, width, height } = item.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isReached = hit !== null && (item.contains(hit) || hit.closest('[data-subject]') !== null);
  return isReached && top >= 0 && bottom <= end + 1;
}
