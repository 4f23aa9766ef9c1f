import type { Happened } from '../entry.ts';
import type { Event } from '../event.ts';
import { entrantThere, mustNotHaveBegun } from './checks.ts';
import { forbidden, type Rule } from './rule.ts';
import { withEntrant } from './state-changes.ts';

export const DECK_CHANGED: Rule<'DECK_CHANGED'> = {
  decide(event, { by, input }) {
    if (by === null || !entrantThere(event, input.entrant).members.includes(by))
      throw forbidden('You are not entered in this tournament: register first.');
    if (event.setup.decks === 'REGISTERED') mustNotHaveBegun(event);
    return {};
  },
  fold: (event, entry) => withDeck(event, entry),
};

export function withDeck(event: Event, { by, input }: Happened<'CONSENTED' | 'DECK_CHANGED'>): Event {
  const { members = [], decks = [] } = event.entrants[input.entrant - 1] ?? {};
  return withEntrant(event, input.entrant, {
    decks: decks.map((deck, index) => (members[index] === by ? input.deck : deck)),
  });
}
