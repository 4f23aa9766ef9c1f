import { useCallback, useEffect, useRef } from 'preact/hooks';

/**
 * Tells the latest of several attempts from the others when their answers arrive in any order. Call it at the start of an
 * attempt: it returns a function that says whether this attempt is still the latest. After the page is left, none is.
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
