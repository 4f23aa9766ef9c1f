import type { Command } from '../entry.ts';
import type { GameOver, Kind } from '../entry-kinds.ts';
import {
  currentRound,
  currentStage,
  type Entrant,
  type Event,
  type EventRound,
  type EventStage,
  entrantNumbered,
  isJudge,
  playsIn,
  tableIn,
} from '../event.ts';
import { nextDue } from '../schedule.ts';
import { forbidden, wrongInput } from './rule.ts';

// Each check throws EventRefusal.

const WHILE_RUNNING: readonly Kind[] = [
  ...(['PAIRED', 'SWAPPED', 'UNDONE', 'APPROVED', 'TIME_CALLED', 'ADVANCED', 'ENDED', 'PAUSED', 'RESUMED'] as const),
  ...(['RULED', 'DROPPED', 'DISQUALIFIED', 'REINSTATED'] as const),
];
const BEFORE_THE_START: readonly Kind[] = ['BEGUN', 'UNREGISTERED'];
const OF_THE_ORGANIZER: readonly Kind[] = [
  ...(['SET_UP', 'OPENED', 'ANNOUNCED', 'APPOINTED', 'DISMISSED'] as const),
  ...(['SWAPPED', 'UNDONE', 'APPROVED', 'PAUSED', 'RESUMED'] as const),
];
const OF_THE_ORGANIZER_OR_DUE: readonly Kind[] = ['PAIRED', 'ENDED', 'CANCELLED'];
const OF_THE_SERVER: readonly Kind[] = ['RESULTS', 'TIME_GIVEN_BACK'];

export function mustBeAllowed(event: Event, command: Command): void {
  const { kind, by } = command;
  if (WHILE_RUNNING.includes(kind)) mustRun(event, kind);
  if (BEFORE_THE_START.includes(kind)) mustNotHaveBegun(event);
  if (OF_THE_ORGANIZER.includes(kind)) mustBeOrganizer(event, command);
  if (OF_THE_ORGANIZER_OR_DUE.includes(kind)) (by === null ? mustBeDue : mustBeOrganizer)(event, command);
  if (OF_THE_SERVER.includes(kind) && by !== null) throw forbidden('The server does this automatically: wait for it.');
}

function mustRun({ status }: Event, kind: Kind): void {
  const isLeaving = kind === 'DROPPED' || kind === 'DISQUALIFIED';
  const meanwhile = isLeaving ? '`unregisterFromTournament` takes the registration back' : BEGIN_IT;
  if (status !== 'RUNNING') throw forbidden(`The tournament has not begun: ${meanwhile}.`);
}

const BEGIN_IT = 'its organizer begins it with `beginTournament`';

export function mustBeOrganizer(event: Event, { by }: Pick<Command, 'by'>): void {
  if (by !== event.organizer) throw forbidden('Only the organizer of this tournament can do this: ask the organizer.');
}

export function mustBeOfficial(event: Event, { by }: Pick<Command, 'by'>): void {
  if (by !== event.organizer && !isJudge(event, by))
    throw forbidden('Only the organizer and the judges of this tournament can do this: ask one of them.');
}

/** Checks that the command is the server's next action, and is due. */
export function mustBeDue(event: Event, { kind, at }: Pick<Command, 'kind' | 'at'>): void {
  const due = nextDue(event);
  if (due?.kind !== kind || due.at > at)
    throw forbidden('It is too early for this: the server will do it when it is due.');
}

export function mustNotHaveBegun(event: Event): void {
  if (event.status === 'RUNNING') throw forbidden('The tournament has begun: this was possible only before the start.');
}

/** Refuses officials who play or have played, because they could gain from their decisions. */
export function mustNotPlay(event: Event, { by }: Pick<Command, 'by'>): void {
  if (playsIn(event, by)) throw forbidden('You are playing in this tournament: another official has to do this.');
}

export function mustBeNeutralOfficial(event: Event, command: Pick<Command, 'by'>): void {
  mustBeOfficial(event, command);
  mustNotPlay(event, command);
}

/** Otherwise organizers who play could redraw the round until they like their cards. */
export function mustNotHaveBeenDealtTo(event: Event, { by }: Pick<Command, 'by'>): void {
  const plays = event.entrants.some(({ members, gone }) => gone === null && members.includes(by ?? ''));
  if (plays && currentRound(event)?.status === 'PLAYING')
    throw forbidden(
      'You are playing in this tournament, and the cards for the round have been dealt: another official has to do this.',
    );
}

export function mustHaveStage(event: Event): EventStage {
  const stage = currentStage(event);
  if (!stage) throw forbidden(`The tournament has not begun: ${BEGIN_IT}.`);
  return stage;
}

export function roundToApprove(event: Event): EventRound {
  const round = currentRound(event);
  if (round?.status !== 'PROPOSED') throw forbidden('No round is waiting for approval: pair a round first.');
  return round;
}

/** Returns the entrant with this number, even if the entrant has left. */
export function entrantKnown(event: Event, number: number): Entrant {
  if (number < 1 || number > event.entrants.length)
    throw wrongInput('entrant', `There is no entrant ${number}: the entrants are 1 to ${event.entrants.length}.`);
  return entrantNumbered(event, number);
}

/** Returns the entrant with this number, who must still take part. */
export function entrantThere(event: Event, number: number): Entrant {
  const entrant = entrantKnown(event, number);
  if (entrant.gone) throw forbidden(`Entrant ${number} no longer takes part: name another entrant.`);
  return entrant;
}

export function tableAt(event: Event, at: Pick<GameOver, 'stage' | 'round' | 'table'>) {
  const found = tableIn(event, at);
  if (!found) throw wrongInput('table', 'There is no such table: `rounds` lists the tables.');
  return found;
}
