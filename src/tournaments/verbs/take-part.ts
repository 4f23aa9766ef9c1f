import { type Caller, mustHaveScope } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { asked, type Request } from '../door/asked.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { type Event, entrantOf } from '../event/event.ts';
import type { Tournaments } from '../room.ts';

export interface AboutEntrant extends Request {
  /** The entrant's number; left out: the caller's own. */
  entrant?: number | null;
}

/** Takes an entrant back before the tournament begins. @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, TOURNAMENT_OVER */
export async function unregister(room: Tournaments, caller: Caller, input: AboutEntrant): Promise<SeenTournament> {
  return asked(room, caller, input, (event) => ({
    kind: 'UNREGISTERED',
    by: caller.id,
    input: { entrant: numberOf(event, caller, input) },
  }));
}

/** Says that an entrant is there: before the start, or after a no-show. @throws Refused NOT_FOUND, FORBIDDEN (too early, too late), BAD_INPUT */
export async function checkIn(room: Tournaments, caller: Caller, input: AboutEntrant): Promise<SeenTournament> {
  return asked(room, caller, input, (event) => ({
    kind: 'CHECKED_IN',
    by: caller.id,
    input: { entrant: numberOf(event, caller, input) },
  }));
}

/**
 * An entrant leaves the tournament: the table of two that is being played is lost, and nothing else is paired.
 * @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, TOURNAMENT_OVER
 */
export async function drop(
  room: Tournaments,
  caller: Caller,
  input: AboutEntrant & { reason?: string | null },
): Promise<SeenTournament> {
  return asked(room, caller, input, (event) => ({
    kind: 'DROPPED',
    by: caller.id,
    input: { entrant: numberOf(event, caller, input), reason: input.reason ?? '' },
  }));
}

/** The same as a punishment, by its organizer or a judge. @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, TOURNAMENT_OVER */
export async function disqualify(
  room: Tournaments,
  caller: Caller,
  input: Request & { entrant: number; reason: string },
): Promise<SeenTournament> {
  const { entrant, reason } = input;
  return asked(room, caller, input, () => ({ kind: 'DISQUALIFIED', by: caller.id, input: { entrant, reason } }));
}

/**
 * Brings an entrant back who has left, by its organizer or a judge.
 * @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, TOURNAMENT_OVER
 */
export async function reinstate(
  room: Tournaments,
  caller: Caller,
  input: Request & { entrant: number; reason?: string | null },
): Promise<SeenTournament> {
  const { entrant, reason } = input;
  return asked(room, caller, input, () => ({
    kind: 'REINSTATED',
    by: caller.id,
    input: { entrant, reason: reason ?? '' },
  }));
}

function numberOf(event: Event, caller: Caller, { entrant }: AboutEntrant): number {
  const { id } = caller;
  const number = entrant ?? ownNumber(event, id);
  if (number === undefined) throw new Refused('FORBIDDEN', 'You take no part in this tournament: register first.');
  // What the organizer does for others takes an organizer's key.
  if (!event.entrants[number - 1]?.members.includes(id)) mustHaveScope(caller, 'ORGANIZE');
  return number;
}

// Who has taken the registration back is still known by it: the same request may come once more.
function ownNumber(event: Event, player: string): number | undefined {
  return (entrantOf(event, player) ?? event.entrants.findLast(({ members }) => members.includes(player)))?.number;
}
