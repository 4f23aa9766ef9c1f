import {
  currentRound,
  type Entrant,
  type Event,
  type EventRound,
  type EventStage,
  type EventTable,
  type RoundPlace,
} from '../event.ts';

export function withEntrant(event: Event, number: number, change: Partial<Entrant>): Event {
  return { ...event, entrants: event.entrants.map((one) => (one.number === number ? { ...one, ...change } : one)) };
}

export function withStage(event: Event, number: number, change: (stage: EventStage) => EventStage): Event {
  return { ...event, stages: event.stages.map((one) => (one.number === number ? change(one) : one)) };
}

export function withRound(event: Event, at: RoundPlace, change: (round: EventRound) => EventRound): Event {
  return withStage(event, at.stage, (stage) => ({
    ...stage,
    rounds: stage.rounds.map((one) => (one.round === at.round ? change(one) : one)),
  }));
}

export function withCurrentRound(event: Event, change: (round: EventRound) => EventRound): Event {
  const round = currentRound(event);
  return round ? withRound(event, round, change) : event;
}

/** Changes tables of a round, and records when the last table ended. */
export function withTables(round: EventRound, now: number, change: (table: EventTable) => EventTable): EventRound {
  const tables = round.tables.map(change);
  return { ...round, tables, overAt: tables.every(({ over }) => over) ? (round.overAt ?? now) : null };
}

export function withTable(
  event: Event,
  spot: RoundPlace & { readonly table: number },
  now: number,
  change: (table: EventTable) => EventTable,
): Event {
  return withRound(event, spot, (round) =>
    withTables(round, now, (one) => (one.table === spot.table ? change(one) : one)),
  );
}
