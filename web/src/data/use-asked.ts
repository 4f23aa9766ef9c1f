import { useCallback, useEffect, useState } from 'preact/hooks';
import { askPatiently, type Document, ServerRefusal } from './client.ts';
import { api, dropSession, useSession } from './session.ts';

/** The result of a query. The old result stays while the query is repeated. */
export interface Asked<Result> {
  readonly data: Result | null;
  readonly error: unknown;
  readonly loading: boolean;
  /** Repeats the query. */
  again(): void;
}

/**
 * Returns the answer to a query, which is repeated when its variables or the session change. Waits while the connection
 * is lost.
 * @param variables null to load nothing yet
 */
export function useAsked<Result, Variables>(
  query: Document<Result, Variables>,
  variables: Variables | null,
): Asked<Result> {
  const token = useSession()?.token;
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Omit<Asked<Result>, 'again'>>({ data: null, error: null, loading: true });
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` compares the variables; a new token or round asks again
  useEffect(() => {
    if (variables === null) return;
    const stop = new AbortController();
    setState((last) => ({ ...last, loading: true }));
    askPatiently(api(), query, variables, stop.signal).then(
      (data) => !stop.signal.aborted && setState({ data, error: null, loading: false }),
      (error: unknown) =>
        !stop.signal.aborted && setState((last) => ({ ...last, error: noted(error), loading: false })),
    );
    return () => stop.abort();
  }, [query, key, token, round]);
  return { ...state, again: useCallback(() => setRound((last) => last + 1), []) };
}

/** Forgets a session that the server no longer knows. */
export function noted(error: unknown): unknown {
  if (error instanceof ServerRefusal && error.code === 'UNAUTHENTICATED') dropSession();
  return error;
}
