import { useEffect, useRef, useState } from 'preact/hooks';

/** Follows a growing number, at most once per pause. It never misses the last value. */
export function useThrottled(now: number, pause: number): number {
  const [shown, setShown] = useState(now);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (shown === now) return;
    const wait = Math.max(0, changedAt.current + pause - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setShown(now);
    }, wait);
    return () => clearTimeout(timer);
  }, [now, shown, pause]);
  return shown;
}
