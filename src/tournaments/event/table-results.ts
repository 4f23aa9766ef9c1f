import { winnerOf } from '../pairing/bracket.ts';
import { type Places, tablePlaces, tableResult } from '../standings/round-results.ts';
import { type Event, type EventRound, type EventStage, type EventTable, isElimination, isGone } from './event.ts';
import { entrantAt, turned } from './seating.ts';

/** Returns places in the table's order, from ranks by seat. A team's place is that of its best member. */
export function placesOf(table: Pick<EventTable, 'entrants'>, game: number, ranks: readonly number[]): number[] {
  const seated = turned(table.entrants, game - 1);
  const all = table.entrants.map((entrant) =>
    Math.min(...ranks.filter((_, seat) => entrantAt(seated, seat) === entrant), ranks.length),
  );
  return all.map((rank) => 1 + all.filter((other) => other < rank).length);
}

/**
 * A table is over once one of two entrants has won more than half of the games, or fewer than two entrants can still
 * win. It is also over once all games are played or time is called, unless an elimination still lacks a winner.
 */
export function isDecided(event: Event, stage: EventStage, round: EventRound, table: EventTable): boolean {
  const { bestOf } = event.setup;
  const { entrants, games } = table;
  const wins = entrants.map((_, index) => games.filter(({ places }) => tableResult(places, index) === 'WON').length);
  if (entrants.length === 2 && Math.max(...wins) > bestOf / 2) return true;
  if (contendersAt(event, table).length < 2) return true;
  if (!round.timeCalled && games.length < bestOf) return false;
  return !isElimination(stage) || winnerOf({ ...table, ruled: { places: placesWithOut(table) } }) !== null;
}

export function contendersAt(event: Event, { entrants, out = [] }: Pick<EventTable, 'entrants' | 'out'>) {
  return entrants.filter((entrant) => !isGone(event, entrant) && !out.includes(entrant));
}

/** Returns null if all entrants were ruled out. Entrants who were ruled out share the last place. */
export function placesWithOut({ ruled: _, ...table }: EventTable): Places {
  const { entrants, out = [] } = table;
  const played = tablePlaces(table) ?? entrants.map(() => 1);
  const left = played.filter((_, index) => !out.includes(entrants[index] ?? 0));
  if (left.length === 0) return null;
  return entrants.map((entrant, index) => {
    const own = out.includes(entrant) ? Number.POSITIVE_INFINITY : (played[index] ?? 1);
    return 1 + left.filter((place) => place < own).length;
  });
}
