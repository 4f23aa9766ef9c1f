import { same } from '../../../engine/index.ts';
import type { Command } from '../entry.ts';
import {
  currentRound,
  type Event,
  type EventRound,
  type EventStage,
  type EventTable,
  isElimination,
  isGone,
} from '../event.ts';
import { type Drawn, hasNextRound, nextRound } from '../next-round.ts';
import { isSecondEdition } from '../setup.ts';
import { mustHaveStage, mustNotHaveBeenDealtTo, roundToApprove } from './checks.ts';
import { lostBy } from './forfeits.ts';
import { begunRound } from './round-clock.ts';
import { forbidden, type Rule, wrongInput } from './rule.ts';
import { withCurrentRound, withStage, withTables } from './state-changes.ts';
import { isUntouched, withoutLast } from './taken-back-rounds.ts';

export const PAIRED: Rule<'PAIRED'> = {
  decide(event, command, seed) {
    const { input } = command;
    const stage = mustBePairable(event, command);
    const goesOn = hasNextRound(event, stage);
    const drawn = goesOn && (input.tables ? supplied(event, stage, input.tables) : nextRound(event, stage, seed));
    if (!drawn) throw forbidden('The stage has no further round: the next stage begins automatically.');
    const { tables, byes, nodes = null, unplayed = [] } = drawn;
    return {
      stage: stage.number,
      round: stage.rounds.length + 1,
      tables: tables.map((table) => [...table]),
      byes: [...byes],
      nodes: nodes && [...nodes],
      ...(unplayed.length > 0 && isSecondEdition(event) && { unplayed: unplayed.map((pair) => [...pair]) }),
      begins: !event.setup.byHand,
    };
  },
  fold(event, { at, input, facts }) {
    const { stage, round, tables, byes, nodes, unplayed, begins } = facts;
    const next: EventRound = {
      ...{ stage, round, tables: tables.map(tableOf), byes, nodes },
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
      const before = one.rounds[round - 1] ? withoutLast(one) : one; // the organizer's own pairings replace the round
      const { rounds, takenBack } = before;
      return { ...before, rounds: [...rounds, { ...added, ...(takenBack && { takenBack }) }] };
    });
  },
};

function tableOf(entrants: readonly number[], index: number): EventTable {
  return { table: index + 1, entrants, games: [], over: false, again: 0 };
}

// Returns the current stage without an unplayed round that the organizer's own pairings replace.
function mustBePairable(event: Event, command: Pick<Command<'PAIRED'>, 'by' | 'input'>): EventStage {
  const supplied = command.input.tables !== null;
  const stage = mustHaveStage(event);
  const round = currentRound(event);
  const waits = round?.status === 'PROPOSED' || (round && round.overAt === null && isUntouched(event, round));
  if (supplied && waits) {
    mustNotHaveBeenDealtTo(event, command);
    return { ...stage, rounds: stage.rounds.slice(0, -1) };
  }
  if (round?.status === 'PROPOSED') throw forbidden('A round waits for approval: approve or undo it first.');
  if (round && round.overAt === null)
    throw forbidden('The round is not over: wait for its results, or rule its tables.');
  return stage;
}

const bracketDecides = () =>
  forbidden('In an elimination, the bracket decides the pairings: they cannot be changed by hand.');

// Every entrant sits at one table at most. Entrants without a table have a bye.
function supplied(event: Event, stage: EventStage, tables: readonly (readonly number[])[]): Drawn {
  if (isElimination(stage)) throw bracketDecides();
  const there = stage.players.filter((entrant) => !isGone(event, entrant));
  const seated = tables.flat();
  for (const entrant of seated)
    if (!there.includes(entrant)) throw wrongInput('tables', `Entrant ${entrant} does not play: leave it out.`);
  if (new Set(seated).size < seated.length) throw wrongInput('tables', 'An entrant is listed twice: list each once.');
  if (tables.length === 0 || tables.some(({ length }) => length < 2 || length > event.setup.seats))
    throw wrongInput('tables', `A table has 2 to ${event.setup.seats} entrants: seat that many.`);
  return { tables, byes: there.filter((entrant) => !seated.includes(entrant)) };
}

export const SWAPPED: Rule<'SWAPPED'> = {
  decide(event, command) {
    const round = roundToApprove(event);
    if (round.nodes) throw bracketDecides();
    const { a, b } = command.input;
    const all = [...round.tables.flatMap(({ entrants }) => entrants), ...round.byes];
    for (const one of [a, b])
      if (!all.includes(one)) throw wrongInput('entrant', `Entrant ${one} is not in this round: name other entrants.`);
    const other = swapped(command.input);
    return { tables: round.tables.map(({ entrants }) => entrants.map(other)), byes: round.byes.map(other) };
  },
  fold: (event, { at, input, facts }) =>
    withCurrentRound(event, (round) => {
      const tables = facts.tables.map((entrants, index) => {
        const before = round.tables[index];
        return before && same(before.entrants, entrants) ? before : reseated(event, tableOf(entrants, index));
      });
      const unplayed = round.unplayed?.map((pair) => pair.map(swapped(input)));
      const changed = { ...round, tables, byes: facts.byes, supplied: true, ...(unplayed && { unplayed }) };
      return withTables(changed, at, (table) => table);
    }),
};

function swapped({ a, b }: { a: number; b: number }): (entrant: number) => number {
  return (one) => (one === a ? b : one === b ? a : one);
}

// An entrant who has left loses at any table that the swap moves them to.
function reseated(event: Event, table: EventTable): EventTable {
  const gone = table.entrants.filter((entrant) => isGone(event, entrant));
  if (table.entrants.length !== 2 || gone.length === 0) return table;
  const [one] = gone;
  return gone.length === 2 || one === undefined
    ? { ...table, over: true, ruled: { places: null } }
    : lostBy(event, table, one);
}
