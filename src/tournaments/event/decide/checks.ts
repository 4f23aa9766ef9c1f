import type { Command, Happened } from '../entry.ts';
import {
  currentRound,
  type Entrant,
  type Event,
  type EventRound,
  type EventTable,
  entrantNumbered,
  isJudge,
  isOver,
  playsIn,
} from '../event.ts';
import type { Facts, Kind } from '../kinds.ts';

/** What follows from a command of one kind, as things stand. @throws EventRefusal */
export type Decides<K extends Kind> = (
  event: Event,
  command: Extract<Command<K>, { kind: K }>,
  seed: string,
) => Facts<K>;

export type Decided = Happened;

/** @throws EventRefusal unless its organizer asks */
export function mustBeOrganizer(event: Event, { by }: Pick<Command, 'by'>): void {
  if (by !== event.organizer) throw forbidden('Only the organizer of this tournament can do this: ask the organizer.');
}

/** @throws EventRefusal unless its organizer or one of its judges asks */
export function mustBeOfficial(event: Event, { by }: Pick<Command, 'by'>): void {
  if (by !== event.organizer && !isJudge(event, by))
    throw forbidden('Only the organizer and the judges of this tournament can do this: ask one of them.');
}

/** @throws EventRefusal unless the server does it by itself */
export function mustBeServer({ by }: Pick<Command, 'by'>): void {
  if (by !== null) throw forbidden('The server does this by itself: wait for it.');
}

/** @param meanwhile what can be done instead before it begins @throws EventRefusal */
export function mustRun(event: Event, meanwhile = 'its organizer begins it with `beginTournament`'): void {
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  if (event.status !== 'RUNNING') throw forbidden(`The tournament has not begun: ${meanwhile}.`);
}

/** @throws EventRefusal */
export function mustNotHaveBegun(event: Event): void {
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  if (event.status === 'RUNNING') throw forbidden('The tournament has begun: this is possible only before.');
}

/**
 * Who plays, or has until they left, judges nothing, whatever their office: what they decide there, they gain or lose by.
 * @throws EventRefusal
 */
export function mustNotPlay(event: Event, { by }: Pick<Command, 'by'>): void {
  if (playsIn(event, by)) throw forbidden('You play in it yourself: another official has to do this.');
}

/**
 * Who plays takes no cards back that were dealt: else they could draw until they like what they and others have.
 * @throws EventRefusal where they play, and the round has begun
 */
export function mustNotHaveBeenDealtTo(event: Event, { by }: Pick<Command, 'by'>): void {
  const plays = event.entrants.some(({ members, gone }) => gone === null && members.includes(by ?? ''));
  if (plays && currentRound(event)?.status === 'PLAYING')
    throw forbidden(
      'You play in it yourself, and the cards of the round have been dealt: another official has to do this.',
    );
}

/** An entrant, whether or not they still take part. @throws EventRefusal */
export function entrantKnown(event: Event, number: number): Entrant {
  if (number < 1 || number > event.entrants.length)
    throw wrongInput('entrant', `There is no entrant ${number}: the entrants are 1 to ${event.entrants.length}.`);
  return entrantNumbered(event, number);
}

/** Somebody who takes part. @throws EventRefusal */
export function entrantThere(event: Event, number: number): Entrant {
  const entrant = entrantKnown(event, number);
  if (entrant.gone) throw forbidden(`Entrant ${number} no longer takes part: name another one.`);
  return entrant;
}

/** A table by where it stands. @throws EventRefusal */
export function tableAt(
  event: Event,
  at: { stage: number; round: number; table: number },
): { round: EventRound; table: EventTable } {
  const round = event.stages[at.stage - 1]?.rounds[at.round - 1];
  const table = round?.tables[at.table - 1];
  if (!round || !table) throw wrongInput('table', 'There is no such table: `rounds` lists them.');
  return { round, table };
}

/** Why something cannot be done at a tournament: the codes of the API that a decision of its own can have. */
export type RefusalCode = 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_INPUT' | 'STALE_VERSION' | 'TOURNAMENT_OVER';

/** A command that is refused: expected, and nothing has changed. */
export class EventRefusal extends Error {
  override name = 'EventRefusal';
  readonly code: RefusalCode;
  /** Of BAD_INPUT: the field that is wrong. */
  readonly field: string | null;

  constructor(code: RefusalCode, message: string, field: string | null = null) {
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
