import { lots } from '../../pairing/field.ts';
import { whoIsThere } from '../due-times.ts';
import type { Command } from '../entry.ts';
import { currentRound, currentStage, type Event, type EventRound, type EventStage, isGone } from '../event.ts';
import { isElimination, isUntouched } from '../games-to-play.ts';
import { isSecondEdition } from '../setup.ts';
import { type Drawn, finalPlaces, hasNextRound, nextRound, qualifiers } from '../stage-progress.ts';
import {
  type Decides,
  forbidden,
  mustBeDue,
  mustBeOfficial,
  mustBeOrganizer,
  mustNotHaveBeenDealtTo,
  mustNotPlay,
  wrongInput,
} from './checks.ts';

export const BEGUN: Decides<'BEGUN'> = (event, { by, input, at }, seed) => {
  if (by !== null) mustBeOrganizer(event, { by });
  if (by === null && (event.setup.startsAt ?? Number.POSITIVE_INFINITY) > at)
    throw forbidden('It is too early: wait for `startsAt`.');
  if (event.status !== 'OPEN') throw forbidden('Registration has not begun: open it first.');
  const there = whoIsThere(event);
  if (there.length < 2) throw forbidden('A tournament needs at least two entrants: wait for more.');
  const seeding = input.seeding ?? [];
  for (const entrant of seeding)
    if (!there.includes(entrant))
      throw wrongInput('seeding', `Entrant ${entrant} does not take part: name those who do.`);
  if (new Set(seeding).size < seeding.length) throw wrongInput('seeding', 'An entrant is named twice: name each once.');
  const lot = lots(seed, '1/lot').shuffle(there);
  const players = [...seeding, ...lot.filter((entrant) => !seeding.includes(entrant))];
  const absent = event.entrants.filter((one) => one.gone === null && !there.includes(one.number));
  return { players, lot, absent: absent.map(({ number }) => number) };
};

export const PAIRED: Decides<'PAIRED'> = (event, command, seed) => {
  const { input } = command;
  const stage = mustBePairable(event, command);
  const goesOn = hasNextRound(event, stage);
  const drawn = goesOn && (input.tables ? supplied(event, stage, input.tables) : nextRound(event, stage, seed));
  if (!drawn) throw forbidden('The stage has no further round: the next stage begins by itself.');
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
};

// Excludes the round that the organizer's own pairings replace, which must be unplayed.
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

function mustHaveStage(event: Event): EventStage {
  const stage = currentStage(event);
  if (!stage) throw forbidden('The tournament has not begun: its organizer begins it with `beginTournament`.');
  return stage;
}

const bracketDecides = () =>
  forbidden('In an elimination the bracket decides who meets: it cannot be changed by hand.');

// Every entrant sits once; those without a table have a bye.
function supplied(event: Event, stage: EventStage, tables: readonly (readonly number[])[]): Drawn {
  if (isElimination(stage)) throw bracketDecides();
  const there = stage.players.filter((entrant) => !isGone(event, entrant));
  const seated = tables.flat();
  for (const entrant of seated)
    if (!there.includes(entrant)) throw wrongInput('tables', `Entrant ${entrant} does not play: leave it out.`);
  if (new Set(seated).size < seated.length) throw wrongInput('tables', 'An entrant sits twice: seat each once.');
  if (tables.length === 0 || tables.some(({ length }) => length < 2 || length > event.setup.seats))
    throw wrongInput('tables', `A table has 2 to ${event.setup.seats} entrants: seat that many.`);
  return { tables, byes: there.filter((entrant) => !seated.includes(entrant)) };
}

function proposed(event: Event): EventRound {
  const round = currentRound(event);
  if (round?.status !== 'PROPOSED') throw forbidden('No round waits for approval: pair a round first.');
  return round;
}

export const SWAPPED: Decides<'SWAPPED'> = (event, command) => {
  const round = proposed(event);
  if (round.nodes) throw bracketDecides();
  const { a, b } = command.input;
  const all = [...round.tables.flatMap(({ entrants }) => entrants), ...round.byes];
  for (const one of [a, b])
    if (!all.includes(one)) throw wrongInput('entrant', `Entrant ${one} is not in this round: name two who are.`);
  const other = (one: number): number => (one === a ? b : one === b ? a : one);
  return { tables: round.tables.map(({ entrants }) => entrants.map(other)), byes: round.byes.map(other) };
};

export const UNDONE: Decides<'UNDONE'> = (event, command) => {
  const round = currentRound(event);
  mustNotHaveBeenDealtTo(event, command);
  if (round?.status === 'PLAYING' && !isUntouched(event, round))
    throw forbidden('The round is being played: it can no longer be undone.');
  const { stage, round: number } = round?.status === 'PLAYING' ? round : proposed(event);
  const recut = stage > 1 && number === 1 && isSecondEdition(event);
  return recut ? { recut } : {};
};

export const APPROVED: Decides<'APPROVED'> = (event) => {
  if (event.pausedAt !== null) throw forbidden('The tournament is paused: resume it first.');
  proposed(event);
  return {};
};

export const TIME_CALLED: Decides<'TIME_CALLED'> = (event, command) => {
  if (command.by === null) mustBeDue(event, command);
  else {
    mustBeOfficial(event, command);
    mustNotPlay(event, command); // the moment of the call can decide who wins
  }
  const round = currentRound(event);
  if (round?.status !== 'PLAYING' || round.overAt !== null || round.timeCalled)
    throw forbidden('No round is being played: wait for the next one.');
  if (event.setup.atTime === 'DRAW' && isElimination(mustHaveStage(event)))
    throw forbidden('One entrant must go on in an elimination: rule the results of its tables.');
  return {};
};

export const ADVANCED: Decides<'ADVANCED'> = (event, command, seed) => {
  if (command.by === null) mustBeDue(event, command);
  else {
    mustBeOrganizer(event, command); // only the organizer may cut short the pause before the stage
    mustBeDue({ ...event, pausedAt: null }, { ...command, at: Number.POSITIVE_INFINITY });
  }
  const stage = mustHaveStage(event);
  const next = event.setup.stages[stage.number];
  const players = qualifiers(event, stage, next?.take ?? null);
  return { players, lot: lots(seed, `${stage.number + 1}/lot`).shuffle(players) };
};

export const ENDED: Decides<'ENDED'> = (event, _, seed) => {
  const round = currentRound(event);
  if (round && round.overAt === null && round.status === 'PLAYING')
    throw forbidden('A round is being played: wait for its end.');
  return { places: finalPlaces(event), seed };
};
