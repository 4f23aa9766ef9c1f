import { useEffect, useRef, useState } from 'preact/hooks';
import { chime, isSoundOn } from '../../../browser/chime.ts';
import { navigate } from '../../../browser/location.ts';
import { askPatiently, ServerRefusal, type StartSearchInput, subscribeAgain } from '../../../data/client.ts';
import { live } from '../../../data/live.ts';
import { api } from '../../../data/session.ts';
import { noted } from '../../../data/use-asked.ts';
import { whileOnline } from '../../../data/while-online.ts';
import { SEARCH_UPDATES, type SearchParts, START_SEARCH, STOP_SEARCH } from './operations.generated.ts';

export interface Searching {
  /** The search, or null if there is none. Its details are null until the server has answered. */
  readonly search: { readonly now: SearchParts | null } | null;
  readonly error: unknown;
  /** Whether the last search has ended without an opponent. */
  readonly hasEnded: boolean;
  start(input: StartSearchInput): void;
  stop(): void;
}

/** Searches for an opponent while the page is open, and goes to the table of the match that is found. */
export function useSearch(): Searching {
  const [wanted, setWanted] = useState<StartSearchInput | null>(null);
  const [now, setNow] = useState<SearchParts | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [hasEnded, setEnded] = useState(false);
  /** The last stop. A search that started before it is done would be stopped too. */
  const stopping = useRef(Promise.resolve());
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    const take = (search: SearchParts) => {
      if (leaving.signal.aborted) return;
      setNow(search);
      if (search.matchId !== null) arrive(search.matchId);
    };
    const end = (reason: unknown) => {
      if (leaving.signal.aborted) return;
      const isOver = reason === null || isUnknown(reason);
      setError(isOver ? null : noted(reason));
      setEnded(isOver);
      setWanted(null);
    };
    stopping.current.then(() => follow(wanted, leaving.signal, take)).then((hasFound) => hasFound || end(null), end);
    return () => leaving.abort();
  }, [wanted]);
  const start = (input: StartSearchInput) => {
    setNow(null);
    setError(null);
    setEnded(false);
    setWanted(input);
  };
  const stop = () => {
    setWanted(null);
    stopping.current = stopped().catch((reason: unknown) => setError(noted(reason)));
  };
  return { search: wanted && { now }, error, hasEnded, start, stop };
}

/** Returns whether a match was found. */
async function follow(
  input: StartSearchInput,
  signal: AbortSignal,
  take: (search: SearchParts) => void,
): Promise<boolean> {
  take((await askPatiently(api(), START_SEARCH, { input }, signal)).startSearch);
  let hasFound = false;
  await whileOnline(signal, {
    lost: () => {},
    async run(round) {
      const updates = subscribeAgain(live(), SEARCH_UPDATES, () => ({}), { signal: round });
      for await (const { searchUpdates } of updates) {
        take(searchUpdates);
        hasFound = searchUpdates.matchId !== null;
      }
    },
  });
  return hasFound;
}

/** Whether the server no longer knows the search, because the connection was lost for too long. */
function isUnknown(reason: unknown): boolean {
  return reason instanceof ServerRefusal && reason.code === 'NOT_FOUND';
}

// A match may have been found just before the search was stopped. It has begun, so the player must play it.
async function stopped(): Promise<void> {
  const { stopSearch } = await askPatiently(api(), STOP_SEARCH, {});
  if (stopSearch?.matchId) arrive(stopSearch.matchId);
}

function arrive(matchId: string): void {
  if (isSoundOn()) chime();
  navigate(`/matches/${matchId}`);
}
