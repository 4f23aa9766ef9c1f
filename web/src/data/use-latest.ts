import { useCallback, useEffect, useRef } from 'preact/hooks';

/**
 * Of several attempts whose answers may come in any order the latest counts: called when one begins, it gives back whether that one
 * is still the latest. None is when the page has been left.
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
