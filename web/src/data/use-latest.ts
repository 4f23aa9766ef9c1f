import { useCallback, useEffect, useRef } from 'preact/hooks';

/**
 * Picks the latest of several attempts whose answers arrive in any order: called at the start of one, it returns a check
 * whether that one is still the latest. After the page is left, none is.
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
