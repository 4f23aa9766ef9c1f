import { same } from '../../../engine/index.ts';
import {
  currentRound,
  currentStage,
  type Event,
  type EventRound,
  type EventStage,
  type EventTable,
  isGone,
} from '../event.ts';
import { type Folds, lostBy, withRound, withStage, withTables } from './folds.ts';

export const BEGUN: Folds<'BEGUN'> = (event, { at, facts }) => {
  const { players, lot, absent } = facts;
  const entrants = event.entrants.map((one) =>
    absent.includes(one.number) ? { ...one, gone: 'ABSENT' as const } : one,
  );
  const running: Event = { ...event, entrants, status: 'RUNNING', begunAt: at };
  return withNextStage(running, players, lot);
};

export const ADVANCED: Folds<'ADVANCED'> = (event, { facts }) => withNextStage(event, facts.players, facts.lot);

function withNextStage(event: Event, players: readonly number[], lot: readonly number[]): Event {
  const setup = event.setup.stages[event.stages.length];
  if (!setup) return event;
  const counted = currentStage(event)?.next ?? { undone: 0 };
  const stage = { number: event.stages.length + 1, setup, players, lot, rounds: [], ...counted };
  return { ...event, stages: [...event.stages, stage] };
}

/** Takes back the last stage, which is unplayed: the stage before it is current again. */
export function withoutLastStage(event: Event): Event {
  const stages = event.stages.slice(0, -1);
  const [before, last] = [stages.at(-1), event.stages.at(-1)];
  if (!before || !last) return event;
  const { undone, takenBack } = withoutLast(last);
  const next = { undone: undone + 1, ...(takenBack !== undefined && { takenBack }) };
  return { ...event, stages: [...stages.slice(0, -1), { ...before, next }] };
}

export const PAIRED: Folds<'PAIRED'> = (event, { at, input, facts }) => {
  const { stage, round, tables, byes, nodes, unplayed, begins } = facts;
  const next: EventRound = {
    stage,
    round,
    tables: tables.map(tableOf),
    byes,
    nodes,
    ...(unplayed && { unplayed }),
    status: 'PROPOSED',
    supplied: input.tables !== null,
    begunAt: null,
    endsAt: null,
    timeCalled: false,
    overAt: null,
  };
  const added = begins ? begunRound(event, next, at) : next;
  return withStage(event, stage, (one) => {
    const before = one.rounds[round - 1] ? withoutLast(one) : one; // replaced by the organizer's own pairings
    const { rounds, takenBack } = before;
    return { ...before, rounds: [...rounds, { ...added, ...(takenBack && { takenBack }) }] };
  });
};

/** The stage without its last round. If that had begun, the replacement round gets other matches. */
export function withoutLast({ rounds, ...stage }: EventStage): EventStage {
  const taken = rounds.at(-1)?.status === 'PLAYING' && { takenBack: (stage.takenBack ?? 0) + 1 };
  return { ...stage, rounds: rounds.slice(0, -1), ...taken };
}

function tableOf(entrants: readonly number[], index: number): EventTable {
  return { table: index + 1, entrants, games: [], over: false, again: 0 };
}

// A round that needs no play is over as it begins: only byes, or an entrant has left each table before approval.
function begunRound({ setup: { roundLength } }: Event, round: EventRound, at: number): EventRound {
  const endsAt = roundLength === null ? null : at + roundLength * 1000;
  return {
    ...round,
    status: 'PLAYING',
    begunAt: at,
    endsAt,
    overAt: round.tables.every(({ over }) => over) ? at : null,
  };
}

export const SWAPPED: Folds<'SWAPPED'> = (event, { at, input: { a, b }, facts }) =>
  withCurrent(event, (round) => {
    const seated = facts.tables.map((entrants, index) => {
      const before = round.tables[index];
      return before && same(before.entrants, entrants) ? before : seatedAnew(event, tableOf(entrants, index));
    });
    const unplayed = round.unplayed?.map((pair) => pair.map((one) => (one === a ? b : one === b ? a : one)));
    const swapped = { ...round, tables: seated, byes: facts.byes, supplied: true, ...(unplayed && { unplayed }) };
    return withTables(swapped, at, (table) => table);
  });

// An entrant who has left loses wherever the swap puts them.
function seatedAnew(event: Event, table: EventTable): EventTable {
  const gone = table.entrants.filter((entrant) => isGone(event, entrant));
  if (table.entrants.length !== 2 || gone.length === 0) return table;
  const [one] = gone;
  return gone.length === 2 || one === undefined
    ? { ...table, over: true, ruled: { places: null } }
    : lostBy(event, table, one);
}

export const UNDONE: Folds<'UNDONE'> = (event, { facts }) => {
  if (facts.recut) return withoutLastStage(event);
  const stage = currentStage(event);
  if (!stage) return event;
  return withStage(event, stage.number, (one) => ({ ...withoutLast(one), undone: one.undone + 1 }));
};

export const APPROVED: Folds<'APPROVED'> = (event, { at }) =>
  withCurrent(event, (round) => begunRound(event, round, at));

// Running games are ended through their own matches, which then report the result.
export const TIME_CALLED: Folds<'TIME_CALLED'> = (event) =>
  withCurrent(event, (round) => ({ ...round, timeCalled: true }));

function withCurrent(event: Event, change: (round: EventRound) => EventRound): Event {
  const round = currentRound(event);
  return round ? withRound(event, round, change) : event;
}
