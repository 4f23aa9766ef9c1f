import { useEffect, useState } from 'preact/hooks';

/** Milliseconds since 1970 by this device's clock, again every so many. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
