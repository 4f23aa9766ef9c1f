import type { Happened } from '../entry.ts';
import type { Event, RoundPlace } from '../event.ts';
import { type Folds, withEntrant, withRound, withStage } from './folds.ts';
import { withoutLastStage } from './rounds.ts';

export const REGISTERED: Folds<'REGISTERED'> = (event, { by, input, facts }) => {
  const { members, deck } = input;
  const entrant = {
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
  return facts.late ? joined(entered, facts.entrant) : entered;
};

// A late entrant plays from the next round on and is last in the draw.
function joined(event: Event, entrant: number): Event {
  return withStage(event, 1, (stage) => ({
    ...stage,
    players: [...stage.players, entrant],
    lot: [...stage.lot, entrant],
  }));
}

export const CONSENTED: Folds<'CONSENTED'> = (event, entry) => {
  const { by, input } = entry;
  const asked = event.entrants[input.entrant - 1]?.asked.filter((member) => member !== by) ?? [];
  return withDeck(withEntrant(event, input.entrant, { asked }), entry);
};

export const DECK_CHANGED: Folds<'DECK_CHANGED'> = (event, entry) => withDeck(event, entry);

function withDeck(event: Event, { by, input }: Happened<'CONSENTED' | 'DECK_CHANGED'>): Event {
  const { members = [], decks = [] } = event.entrants[input.entrant - 1] ?? {};
  return withEntrant(event, input.entrant, {
    decks: decks.map((deck, index) => (members[index] === by ? input.deck : deck)),
  });
}

export const UNREGISTERED: Folds<'UNREGISTERED'> = (event, { input }) =>
  withEntrant(event, input.entrant, { gone: 'UNREGISTERED' });

export const CHECKED_IN: Folds<'CHECKED_IN'> = (event, { input, facts }) =>
  facts.missed
    ? withReturned(event, input.entrant, facts.missed)
    : withEntrant(event, input.entrant, { checkedIn: true });

export const REINSTATED: Folds<'REINSTATED'> = (event, { input, facts }) =>
  withReturned(facts.recut ? withoutLastStage(event) : event, input.entrant, facts.missed);

/** The tournament with an entrant back in play. */
export function withReturned(event: Event, number: number, missed: readonly RoundPlace[]): Event {
  const entrants = event.entrants.map((one) => {
    if (one.number !== number) return one;
    const { missesFrom: _, ...entrant } = one;
    return { ...entrant, gone: null, noShow: false };
  });
  return missed.reduce<Event>(
    (next, at) => withRound(next, at, (round) => ({ ...round, missed: [...(round.missed ?? []), number] })),
    { ...event, entrants },
  );
}
