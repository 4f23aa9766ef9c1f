import { useCallback, useState } from 'preact/hooks';
import { askPatiently, type TournamentFilter } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { TOURNAMENT_LIST, type TournamentLine, type TournamentListResult } from '../../data/tournaments/index.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { usePolled } from '../../data/use-polled.ts';
import matches from '../../parts/matches/matches.module.css';
import { Problem } from '../../parts/problem.tsx';
import { useNow } from '../../parts/tournaments/use-now.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { e } from '../../texts/events.ts';
import { EventRow } from './event-row.tsx';
import style from './tournaments.module.css';

/** The time between two loads, in milliseconds. */
const PAUSE = 30_000;

interface EventListProps {
  readonly id: string;
  readonly title: string;
  readonly filter: TournamentFilter;
  /** The number of events shown at first, and added by "more". */
  readonly first: number;
  readonly me: string | undefined;
  /** Filters and sorts the events. By default, all events are listed in the server's order. */
  readonly arrange?: (nodes: readonly TournamentLine[]) => readonly TournamentLine[];
  /** The text for an empty list. Without a text, an empty section is hidden. */
  readonly none?: string;
}

/** Renders a list of events with more pages on demand. */
export function EventList({ id, title, filter, first, me, arrange, none }: EventListProps) {
  const { data, error, again } = useAsked(TOURNAMENT_LIST, { filter, first });
  const [older, setOlder] = useState<readonly TournamentListResult['tournaments'][]>([]);
  const { busy, error: refused, run } = useDoing();
  usePolled(again, PAUSE);
  const now = useNow(PAUSE);
  const last = older.at(-1) ?? data?.tournaments;
  const more = useCallback(
    () =>
      run(async () => {
        const after = last?.pageInfo.endCursor ?? null;
        const { tournaments } = await askPatiently(api(), TOURNAMENT_LIST, { filter, first, after });
        setOlder((pages) => [...pages, tournaments]);
      }),
    [last, filter, first, run],
  );
  const found = unique([...(data?.tournaments.nodes ?? []), ...older.flatMap(({ nodes }) => nodes)]);
  const shown = arrange ? arrange(found) : found;
  if (shown.length === 0 && none === undefined && error === null) return null;
  return (
    <section class={style.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Problem error={refused ?? error} {...(refused === null ? { again } : {})} />
      {!data && error === null && <Waiting />}
      {data && shown.length === 0 && <p class="soft">{none}</p>}
      <ul class={matches.list}>
        {shown.map((tournament) => (
          <EventRow key={tournament.id} tournament={tournament} me={me} now={now} />
        ))}
      </ul>
      {last?.pageInfo.hasNextPage && (
        <p>
          <button type="button" disabled={busy} onClick={() => void more()}>
            {e('list.older')}
          </button>
        </p>
      )}
    </section>
  );
}

// An older page may repeat events that the newest page lists by now.
function unique(nodes: readonly TournamentLine[]): TournamentLine[] {
  return [...new Map(nodes.map((one) => [one.id, one])).values()];
}
