import { useEffect, useRef } from 'preact/hooks';
import type { Document } from '../client.ts';
import { type Asked, useAsked } from '../use-asked.ts';
import { useThrottled } from './use-throttled.ts';

/**
 * The minimum time between two loads of a part, in milliseconds, because the results of a large round arrive by the
 * dozen.
 */
const PAUSE = 1_500;

/**
 * Returns the answer to a query, loaded again when its subject changes, but not more often than the pause allows.
 * @param news the counter of the subject, see `News`
 */
export function useLive<Result, Variables>(
  query: Document<Result, Variables>,
  variables: Variables | null,
  news: number,
  pause = PAUSE,
): Asked<Result> {
  const asked = useAsked(query, variables);
  const { again } = asked;
  const told = useThrottled(news, pause);
  const read = useRef(told);
  useEffect(() => {
    if (read.current === told) return;
    read.current = told;
    again();
  }, [told, again]);
  return asked;
}
