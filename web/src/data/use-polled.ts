import { useEffect } from 'preact/hooks';

/** Does something every so many milliseconds, and when the page comes into view again; never while it is out of view. */
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
