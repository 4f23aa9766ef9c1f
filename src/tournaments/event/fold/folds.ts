import type { Happened } from '../entry.ts';
import type { Entrant, Event, EventRound, EventStage, EventTable } from '../event.ts';
import type { Kind } from '../kinds.ts';

/** What an entry of one kind makes of a tournament. */
export type Folds<K extends Kind> = (
  event: Event,
  entry: Extract<Happened<K>, { kind: K }> & { version: number },
) => Event;

export function withEntrant(event: Event, number: number, change: Partial<Entrant>): Event {
  return { ...event, entrants: event.entrants.map((one) => (one.number === number ? { ...one, ...change } : one)) };
}

export function withStage(event: Event, number: number, change: (stage: EventStage) => EventStage): Event {
  return { ...event, stages: event.stages.map((one) => (one.number === number ? change(one) : one)) };
}

export function withRound(
  event: Event,
  at: { stage: number; round: number },
  change: (round: EventRound) => EventRound,
): Event {
  return withStage(event, at.stage, (stage) => ({
    ...stage,
    rounds: stage.rounds.map((one) => (one.round === at.round ? change(one) : one)),
  }));
}

/** Changes tables of a round, and notes when its last one was over. */
export function withTables(round: EventRound, now: number, change: (table: EventTable) => EventTable): EventRound {
  const tables = round.tables.map(change);
  return { ...round, tables, overAt: tables.every(({ over }) => over) ? (round.overAt ?? now) : null };
}

/** A table of two that somebody has left. */
export function lostBy(table: EventTable, entrant: number): EventTable {
  return { ...table, over: true, ruled: { places: table.entrants.map((one) => (one === entrant ? 2 : 1)) } };
}
