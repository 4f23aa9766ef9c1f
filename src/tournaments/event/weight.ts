import type { Event } from './event.ts';

/** What each takes in memory, in bytes; measured, rounded up. */
const WEIGHTS = { event: 10_000, entrant: 700, card: 100, table: 500, game: 200, notice: 1200 } as const;

/** About how much memory a tournament takes, in bytes. */
export function weightOf({ entrants, notices, stages }: Event): number {
  const tables = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.tables));
  const games = tables.reduce((sum, table) => sum + table.games.length, 0);
  const cards = entrants.reduce((sum, { decks }) => sum + decks.reduce((own, deck) => own + (deck?.length ?? 0), 0), 0);
  return (
    WEIGHTS.event +
    notices.length * WEIGHTS.notice +
    entrants.length * WEIGHTS.entrant +
    cards * WEIGHTS.card +
    tables.length * WEIGHTS.table +
    games * WEIGHTS.game
  );
}
