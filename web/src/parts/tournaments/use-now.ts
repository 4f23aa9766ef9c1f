import { useEffect, useState } from 'preact/hooks';
import { serverNow } from '../../data/server-time.ts';

/** Returns the server's time in milliseconds since 1970, updated periodically. */
export function useNow(every: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return serverNow();
}
