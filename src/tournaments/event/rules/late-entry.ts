import { currentStage, type Event } from '../event.ts';
import { forbidden } from './rule.ts';
import { withStage } from './state-changes.ts';

/** Whether an entrant who registers now is late. @throws EventRefusal if registration is not open */
export function isLateEntry(event: Event): boolean {
  if (event.status === 'OPEN') return false;
  if (event.status === 'DRAFT') throw forbidden('Registration has not begun: wait until the organizer opens it.');
  const stage = currentStage(event);
  const takes = stage?.number === 1 && stage.setup.kind === 'SWISS' && stage.rounds.length < event.setup.lateRounds;
  if (!takes) throw forbidden('Registration is over: look for another tournament.');
  return true;
}

export function mayEnterLate(event: Event, members: readonly string[]): void {
  if (hasLedIt(event, members))
    throw forbidden('A member was an official while the tournament ran, and can no longer play in it: name others.');
  if (members.length > 1) throw forbidden('Teams cannot enter late: register before the tournament begins.');
}

/** An organizer or past official may have read future opponents' hands or influenced the pairings. */
export function hasLedIt({ organizer, pastOfficials = [] }: Event, members: readonly string[]): boolean {
  return members.some((member) => member === organizer || pastOfficials.includes(member));
}

/** Adds a late entrant, who plays from the next round on and is last in the draw. */
export function withLateEntrant(event: Event, entrant: number): Event {
  return withStage(event, 1, (stage) => ({
    ...stage,
    players: [...stage.players, entrant],
    lot: [...stage.lot, entrant],
  }));
}
