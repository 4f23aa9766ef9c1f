import { useEffect, useState } from 'preact/hooks';
import {
  type RoundLine,
  TOURNAMENT_SEATING,
  TOURNAMENT_TABLE,
  type TournamentTableResult,
} from './operations.generated.ts';
import { useLive } from './use-live.ts';
import type { Wanted } from './wanted.ts';

export type OwnTable = NonNullable<NonNullable<TournamentTableResult['tournament']>['round']>['tables'][number];

export interface Own {
  readonly table: OwnTable | null;
  readonly hasBye: boolean;
  /** Whether the table is not loaded yet. */
  readonly isLoading: boolean;
}

/** The number of tables per page in the search for the reader's own table. */
const PAGE = 500;
/** The time in milliseconds before checking again for a match that is about to be created. */
const SOON = 1_000;

/**
 * Returns an entrant's table in a round.
 * @param round null if no round has been paired yet
 * @param news the counter of `tables`
 */
export function useOwnTable(wanted: Wanted, entrant: number | null, round: RoundLine | null, news: number): Own {
  const spot = entrant === null || round === null ? null : { ...wanted, stage: round.stage, round: round.round };
  const [after, setAfter] = useState(0);
  const first = Math.min(PAGE, Math.max(1, round?.tableCount ?? 1));
  const seating = useLive(TOURNAMENT_SEATING, spot && { ...spot, first, after }, news, PAGE * 3);
  const { tables = [], byes = [] } = seating.data?.tournament?.round ?? {};
  const own = tables.find(({ entrants }) => entrants.some(({ number }) => number === entrant));
  const last = tables.at(-1)?.table ?? 0;
  const isFurther = !own && tables.length === PAGE;
  useEffect(() => {
    if (isFurther) setAfter(last);
  }, [isFurther, last]);
  const number = own?.table;
  const live = useLive(TOURNAMENT_TABLE, spot && number !== undefined ? { ...spot, after: number - 1 } : null, news);
  const found = live.data?.tournament?.round?.tables[0];
  const table = found && found.table === number ? found : null;
  const isAboutToBegin = table !== null && table.matchId !== null && table.match === null;
  const { again } = live;
  useEffect(() => {
    if (!isAboutToBegin) return;
    const timer = setInterval(again, SOON);
    return () => clearInterval(timer);
  }, [isAboutToBegin, again]);
  const hasBye = byes.some(({ number: one }) => one === entrant);
  const isLoading = spot !== null && (own ? table === null : !hasBye && (seating.loading || isFurther));
  return { table, hasBye, isLoading };
}
