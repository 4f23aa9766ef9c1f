import { currentStage, type Entrant, type Event, playsIn } from '../event.ts';
import {
  type Decides,
  entrantKnown,
  entrantThere,
  forbidden,
  mustBeOrganizer,
  mustNotHaveBegun,
  wrongInput,
} from './checks.ts';
import { reportsBack } from './results.ts';

export const REGISTERED: Decides<'REGISTERED'> = (event, { by, input }) => {
  const late = mustTakeEntrants(event);
  const { registration, capacity, teamSize } = event.setup;
  const { members, invited } = input;
  const own = by !== null && members.includes(by);
  if (by !== event.organizer && registration === 'ORGANIZER')
    throw forbidden('Only the organizer enters players here: ask the organizer.');
  if (by !== event.organizer && registration === 'INVITATION' && !invited)
    throw forbidden('The invitation is missing or wrong: send the one that the organizer gave you as `invitation`.');
  if (!own && by !== event.organizer)
    throw forbidden('You are not among the members: name yourself along with the others.');
  if (members.length !== teamSize || new Set(members).size !== teamSize)
    throw wrongInput(
      'members',
      teamSize === 1
        ? 'An entrant is one player: name one member.'
        : `An entrant is ${teamSize} players: name that many members.`,
    );
  for (const member of members)
    if (playsIn(event, member))
      throw forbidden(
        member === by
          ? 'You are already registered: nothing is left to do.'
          : 'One of the members is already registered: name others.',
      );
  if ((by !== event.organizer && members.includes(event.organizer)) || includesOfficial(event, members))
    throw forbidden('Officials do not play in their own tournament: the organizer can dismiss them first.');
  if (late && hasLedIt(event, members))
    throw forbidden('A member was an official while the tournament ran, and can no longer play in it: name others.');
  if (late && members.length > 1) throw forbidden('Teams cannot enter late: register before the tournament begins.');
  if (event.entrants.filter(({ gone }) => gone === null).length >= capacity)
    throw forbidden('All places are taken: wait until an entrant leaves.');
  return { entrant: event.entrants.length + 1, late };
};

// Players never judge, so a future judge cannot be entered as a player.
function includesOfficial({ officials }: Event, members: readonly string[]): boolean {
  return officials.some(({ player }) => members.includes(player));
}

// They may have read the hands of future opponents, or influenced the pairings.
function hasLedIt({ organizer, pastOfficials = [] }: Event, members: readonly string[]): boolean {
  return members.some((member) => member === organizer || pastOfficials.includes(member));
}

// Whether this is a late entry.
function mustTakeEntrants(event: Event): boolean {
  if (event.status === 'OPEN') return false;
  if (event.status === 'DRAFT') throw forbidden('Registration has not begun: wait until the organizer opens it.');
  const stage = currentStage(event);
  const takes = stage?.number === 1 && stage.setup.kind === 'SWISS' && stage.rounds.length < event.setup.lateRounds;
  if (!takes) throw forbidden('Registration is over: look for another tournament.');
  return true;
}

export const CONSENTED: Decides<'CONSENTED'> = (event, { by, input }) => {
  const { asked, late } = entrantThere(event, input.entrant);
  if (by === null || !asked.includes(by)) throw forbidden('No entrant is waiting for your consent: register instead.');
  if (playsIn(event, by)) throw forbidden('You already take part: leave that entrant first.');
  if (includesOfficial(event, [by]) || (late && hasLedIt(event, [by])))
    throw forbidden('Officials do not play in their own tournament.');
  return {};
};

export const DECK_CHANGED: Decides<'DECK_CHANGED'> = (event, { by, input }) => {
  if (by === null || !entrantThere(event, input.entrant).members.includes(by))
    throw forbidden('You do not take part in this tournament: register first.');
  if (event.setup.decks === 'REGISTERED') mustNotHaveBegun(event);
  return {};
};

export const UNREGISTERED: Decides<'UNREGISTERED'> = (event, command) => {
  mustBeOneOf(event, command.by, entrantThere(event, command.input.entrant));
  return {};
};

export const CHECKED_IN: Decides<'CHECKED_IN'> = (event, { by, at, input }) => {
  const back = event.status === 'RUNNING' ? entrantKnown(event, input.entrant) : null;
  if (back?.noShow && by !== null && back.members.includes(by)) return reportsBack(event, back);
  mustNotHaveBegun(event);
  mustBeOneOf(event, by, entrantThere(event, input.entrant));
  const { checkIn, startsAt } = event.setup;
  if (checkIn === null || startsAt === null) throw forbidden('This tournament has no check-in: nothing is left to do.');
  if (at < startsAt - checkIn * 1000)
    throw forbidden('Check-in has not begun: it opens `checkIn` seconds before `startsAt`.');
  return {};
};

/** @throws EventRefusal unless the caller is one of the entrant's members, or the organizer */
function mustBeOneOf(event: Event, by: string | null, { members }: Entrant): void {
  if (by === null || !members.includes(by)) mustBeOrganizer(event, { by });
}
