import { useCallback, useEffect, useRef } from 'preact/hooks';

/**
 * Finds out which of several attempts is the latest, because their answers may arrive in any order. Call it at the
 * start of an attempt: it returns a function that says whether this attempt is still the latest. After the page is
 * left, no attempt is the latest.
 */
export function useLatest(): () => () => boolean {
  const round = useRef(0);
  useEffect(
    () => () => {
      round.current = Number.NaN;
    },
    [],
  );
  return useCallback(() => {
    const own = ++round.current;
    return () => round.current === own;
  }, []);
}
