import type { Event, RoundPlace } from '../event.ts';
import { type Folds, withEntrant, withRound, withStage } from './folds.ts';
import { withoutLastStage } from './rounds.ts';

export const registered: Folds<'REGISTERED'> = (event, { by, input, facts }) => {
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

// Who comes late plays from the next round on; of the draw he is the last.
function joined(event: Event, entrant: number): Event {
  return withStage(event, 1, (stage) => ({
    ...stage,
    players: [...stage.players, entrant],
    lot: [...stage.lot, entrant],
  }));
}

export const consented: Folds<'CONSENTED'> = (event, { by, input }) => {
  const entrant = event.entrants[input.entrant - 1];
  if (!entrant) return event;
  const decks = entrant.decks.map((deck, index) => (entrant.members[index] === by ? input.deck : deck));
  return withEntrant(event, input.entrant, { asked: entrant.asked.filter((member) => member !== by), decks });
};

export const deckChanged: Folds<'DECK_CHANGED'> = (event, { by, input }) => {
  const entrant = event.entrants[input.entrant - 1];
  if (!entrant) return event;
  const decks = entrant.decks.map((deck, index) => (entrant.members[index] === by ? input.deck : deck));
  return withEntrant(event, input.entrant, { decks });
};

export const unregistered: Folds<'UNREGISTERED'> = (event, { input }) =>
  withEntrant(event, input.entrant, { gone: 'UNREGISTERED' });

export const checkedIn: Folds<'CHECKED_IN'> = (event, { input, facts }) =>
  facts.missed
    ? withReturned(event, input.entrant, facts.missed)
    : withEntrant(event, input.entrant, { checkedIn: true });

export const reinstated: Folds<'REINSTATED'> = (event, { input, facts }) =>
  withReturned(facts.recut ? withoutLastStage(event) : event, input.entrant, facts.missed);

/** A tournament with an entrant who had left and plays again. */
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
