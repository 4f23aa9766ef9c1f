import { nextDue } from '../due-times.ts';
import type { Command } from '../entry.ts';
import type { Facts, GameOver, Kind } from '../entry-kinds.ts';
import { currentRound, type Entrant, type Event, entrantNumbered, isJudge, playsIn } from '../event.ts';

/** Decides a command of one kind on an unfinished tournament, and returns the resulting facts. @throws EventRefusal */
export type Decides<K extends Kind> = (event: Event, command: Command<K>, seed: string) => Facts<K>;

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

/** Checks that a command of this kind is allowed now, for this player. @throws EventRefusal */
export function mustBeAllowed(event: Event, command: Command): void {
  const { kind, by } = command;
  if (WHILE_RUNNING.includes(kind)) mustRun(event, kind);
  if (BEFORE_THE_START.includes(kind)) mustNotHaveBegun(event);
  if (OF_THE_ORGANIZER.includes(kind)) mustBeOrganizer(event, command);
  if (OF_THE_ORGANIZER_OR_DUE.includes(kind)) (by === null ? mustBeDue : mustBeOrganizer)(event, command);
  if (OF_THE_SERVER.includes(kind) && by !== null) throw forbidden('The server does this by itself: wait for it.');
}

function mustRun({ status }: Event, kind: Kind): void {
  const isLeaving = kind === 'DROPPED' || kind === 'DISQUALIFIED';
  const meanwhile = isLeaving ? '`unregisterFromTournament` takes the registration back' : BEGIN_IT;
  if (status !== 'RUNNING') throw forbidden(`The tournament has not begun: ${meanwhile}.`);
}

const BEGIN_IT = 'its organizer begins it with `beginTournament`';

/** @throws EventRefusal unless the caller is its organizer */
export function mustBeOrganizer(event: Event, { by }: Pick<Command, 'by'>): void {
  if (by !== event.organizer) throw forbidden('Only the organizer of this tournament can do this: ask the organizer.');
}

/** @throws EventRefusal unless the caller is its organizer or one of its judges */
export function mustBeOfficial(event: Event, { by }: Pick<Command, 'by'>): void {
  if (by !== event.organizer && !isJudge(event, by))
    throw forbidden('Only the organizer and the judges of this tournament can do this: ask one of them.');
}

/** @throws EventRefusal unless this is the server's next action and it is due */
export function mustBeDue(event: Event, { kind, at }: Pick<Command, 'kind' | 'at'>): void {
  const due = nextDue(event);
  if (due?.kind !== kind || due.at > at)
    throw forbidden('It is too early for this: the server does it when it is time.');
}

/** @throws EventRefusal */
export function mustNotHaveBegun(event: Event): void {
  if (event.status === 'RUNNING') throw forbidden('The tournament has begun: this was possible only before the start.');
}

/** Officials who play, or played until they left, could gain or lose by their decisions. @throws EventRefusal */
export function mustNotPlay(event: Event, { by }: Pick<Command, 'by'>): void {
  if (playsIn(event, by)) throw forbidden('You play in this tournament: another official has to do this.');
}

/** Organizers who play could redraw until they like their cards. @throws EventRefusal */
export function mustNotHaveBeenDealtTo(event: Event, { by }: Pick<Command, 'by'>): void {
  const plays = event.entrants.some(({ members, gone }) => gone === null && members.includes(by ?? ''));
  if (plays && currentRound(event)?.status === 'PLAYING')
    throw forbidden(
      'You play in this tournament, and the cards of the round have been dealt: another official has to do this.',
    );
}

/** An entrant, even one who has left. @throws EventRefusal */
export function entrantKnown(event: Event, number: number): Entrant {
  if (number < 1 || number > event.entrants.length)
    throw wrongInput('entrant', `There is no entrant ${number}: the entrants are 1 to ${event.entrants.length}.`);
  return entrantNumbered(event, number);
}

/** An entrant who still takes part. @throws EventRefusal */
export function entrantThere(event: Event, number: number): Entrant {
  const entrant = entrantKnown(event, number);
  if (entrant.gone) throw forbidden(`Entrant ${number} no longer takes part: name another one.`);
  return entrant;
}

/** A table by its stage, round and number. @throws EventRefusal */
export function tableAt(event: Event, at: Pick<GameOver, 'stage' | 'round' | 'table'>) {
  const round = event.stages[at.stage - 1]?.rounds[at.round - 1];
  const table = round?.tables[at.table - 1];
  if (!round || !table) throw wrongInput('table', 'There is no such table: `rounds` lists them.');
  return { round, table };
}

/** An expected refusal of a command; nothing has changed. */
export class EventRefusal extends Error {
  override name = 'EventRefusal';
  readonly code: 'FORBIDDEN' | 'BAD_INPUT' | 'TOURNAMENT_OVER';
  /** The wrong field, if the code is BAD_INPUT. */
  readonly field: string | null;

  constructor(code: EventRefusal['code'], message: string, field: string | null = null) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

export function forbidden(message: string): EventRefusal {
  return new EventRefusal('FORBIDDEN', message);
}

export function wrongInput(field: string, message: string): EventRefusal {
  return new EventRefusal('BAD_INPUT', message, field);
}
