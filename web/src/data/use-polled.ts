import { useEffect } from 'preact/hooks';

/** Runs a task periodically and when the page becomes visible again, but never while the page is hidden. */
export function usePolled(again: () => void, pause: number): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again, pause]);
}
