import { useEffect, useState } from 'preact/hooks';
import { askPatiently } from '../client.ts';
import { api, useSession } from '../session.ts';
import { noted } from '../use-asked.ts';
import { type EntrantLine, TOURNAMENT_ROSTER } from './operations.generated.ts';
import { useThrottled } from './use-throttled.ts';
import type { Wanted } from './wanted.ts';

/** All entrants by number, with their names for tables and standings. */
export type Roster = ReadonlyMap<number, EntrantLine>;

/** The number of entrants per page. */
const PAGE = 250;
/** The minimum times between two loads, in milliseconds: for a roster of one page, and for a longer one. */
const [PAUSE, LONG_PAUSE] = [1_500, 10_000];

/**
 * Returns the roster, which is loaded again when entrants come or go. It is empty until it is loaded.
 * @param count the number of entrants; null to load nothing yet
 */
export function useRoster(
  { id, invitation }: Wanted,
  count: number | null,
  news: number,
): { roster: Roster; error: unknown } {
  const token = useSession()?.token;
  const told = useThrottled(news, (count ?? 0) > PAGE ? LONG_PAUSE : PAUSE);
  const [state, setState] = useState<{ roster: Roster; error: unknown }>({ roster: new Map(), error: null });
  const isWanted = count !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token or news loads the roster again
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    read({ id, invitation }, stop.signal).then(
      (roster) => !stop.signal.aborted && setState({ roster, error: null }),
      (error: unknown) => !stop.signal.aborted && setState((last) => ({ ...last, error: noted(error) })),
    );
    return () => stop.abort();
  }, [id, invitation, isWanted, token, told]);
  return state;
}

async function read(wanted: Wanted, signal: AbortSignal): Promise<Roster> {
  const roster = new Map<number, EntrantLine>();
  for (;;) {
    const page = { first: PAGE, after: roster.size };
    const { tournament } = await askPatiently(api(), TOURNAMENT_ROSTER, { ...wanted, ...page }, signal);
    const entrants = tournament?.entrants ?? [];
    for (const entrant of entrants) roster.set(entrant.number, entrant);
    if (entrants.length < PAGE) return roster;
  }
}
