import { type Entrant, type Event, playsIn } from '../event.ts';
import { entrantThere, mustBeOrganizer } from './checks.ts';
import { withDeck } from './deck-lists.ts';
import { hasLedIt, isLateEntry, mayEnterLate, withLateEntrant } from './late-entry.ts';
import { forbidden, type Rule, wrongInput } from './rule.ts';
import { withEntrant } from './state-changes.ts';

export const REGISTERED: Rule<'REGISTERED'> = {
  decide(event, { by, input }) {
    const late = isLateEntry(event);
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
            ? 'You are already registered: there is nothing left to do.'
            : 'One of the members is already registered: name other members.',
        );
    if ((by !== event.organizer && members.includes(event.organizer)) || includesOfficial(event, members))
      throw forbidden('Officials do not play in their own tournament: the organizer can dismiss them first.');
    if (late) mayEnterLate(event, members);
    if (event.entrants.filter(({ gone }) => gone === null).length >= capacity)
      throw forbidden('All places are taken: wait until an entrant leaves.');
    return { entrant: event.entrants.length + 1, late };
  },
  fold(event, { by, input, facts }) {
    const { members, deck } = input;
    const entrant: Entrant = {
      number: facts.entrant,
      members,
      asked: members.filter((member) => member !== by),
      decks: members.map((member) => (member === by ? deck : null)),
      checkedIn: false,
      gone: null,
      late: facts.late,
      noShow: false,
    };
    const entered = { ...event, entrants: [...event.entrants, entrant] };
    return facts.late ? withLateEntrant(entered, facts.entrant) : entered;
  },
};

// Players never judge, so an official cannot be entered as a player.
function includesOfficial({ officials }: Event, members: readonly string[]): boolean {
  return officials.some(({ player }) => members.includes(player));
}

export const CONSENTED: Rule<'CONSENTED'> = {
  decide(event, { by, input }) {
    const { asked, late } = entrantThere(event, input.entrant);
    if (by === null || !asked.includes(by))
      throw forbidden('No entrant is waiting for your consent: register instead.');
    if (playsIn(event, by)) throw forbidden('You already take part with another entrant: leave it first.');
    if (includesOfficial(event, [by]) || (late && hasLedIt(event, [by])))
      throw forbidden('Officials do not play in their own tournament.');
    return {};
  },
  fold(event, entry) {
    const { by, input } = entry;
    const asked = event.entrants[input.entrant - 1]?.asked.filter((member) => member !== by) ?? [];
    return withDeck(withEntrant(event, input.entrant, { asked }), entry);
  },
};

export const UNREGISTERED: Rule<'UNREGISTERED'> = {
  decide(event, { by, input }) {
    mustBeOneOf(event, by, entrantThere(event, input.entrant));
    return {};
  },
  fold: (event, { input }) => withEntrant(event, input.entrant, { gone: 'UNREGISTERED' }),
};

/** Checks that the caller is a member of the entrant or the organizer. @throws EventRefusal */
export function mustBeOneOf(event: Event, by: string | null, { members }: Entrant): void {
  if (by === null || !members.includes(by)) mustBeOrganizer(event, { by });
}
