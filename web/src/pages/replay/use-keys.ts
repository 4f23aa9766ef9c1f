import { useEffect, useRef } from 'preact/hooks';
import { read } from '../../browser/window-events.ts';

interface Ways {
  back(): void;
  on(): void;
  first(): void;
  last(): void;
  turn(way: 1 | -1): void;
  play(): void;
}

/** Adds keyboard shortcuts for the whole page, except while the focus is on a control that uses the same keys. */
export function useKeys(ways: Ways): void {
  const now = useRef(ways);
  now.current = ways;
  useEffect(
    () =>
      read(['keydown'], (event) => {
        if (!(event instanceof KeyboardEvent) || isTaken(event)) return;
        const act = keyOf(event.key, now.current);
        if (!act) return;
        event.preventDefault();
        act();
      }),
    [],
  );
}

function keyOf(key: string, ways: Ways): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return ways.back;
    case 'ArrowRight':
      return ways.on;
    case 'Home':
      return ways.first;
    case 'End':
      return ways.last;
    case 'PageUp':
      return () => ways.turn(-1);
    case 'PageDown':
      return () => ways.turn(1);
    case ' ':
      return ways.play;
    default:
      return null;
  }
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true;
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, summary'))
    return !(target instanceof HTMLInputElement && target.type === 'range' && key === ' ');
  return key === ' ' && target.closest('button, a, [role="button"], [tabindex]') !== null && target.id !== 'main';
}
