import { type Table, zoneAt } from '../../../src/engine/index.ts';
import { tollRoad } from '../tiny/index.ts';
import type { TollRoad } from '../tiny/toll-road.ts';
import { type Mutant, type Tiny, withFacts, withSteps } from './mutant.ts';

const { steps } = tollRoad;

/** Returns the tiny game, which changes its zones behind the engine's back. */
function meddling(meddle: (table: Table<TollRoad>) => void): Tiny {
  return withSteps({
    lead: {
      run: (table, step) => {
        meddle(table);
        steps.lead.run(table, step);
      },
    },
  });
}
let coin = 0;
const kept: { list: string[] } = { list: [] };

/** Mistakes that make a record worthless. */
export const FORGETTING: Mutant[] = [
  {
    mistake: 'randomness comes from outside',
    caughtBy: 'theSameEntriesAgain',
    game: withSteps({
      omen: {
        run: (table, { seat }) => table.emit({ fact: 'coinsChanged', seat, by: Math.floor(Math.random() * 1e6) }),
      },
    }),
  },
  {
    mistake: 'a counter outside the match decides something',
    caughtBy: 'theSameEntriesAgain',
    game: withSteps({
      round: {
        run: (table, step) => {
          table.emit({ fact: 'potChanged', by: coin++ });
          steps.round.run(table, step);
        },
      },
    }),
  },
  {
    mistake: 'the state is changed without a fact',
    caughtBy: 'theRecordIsTheMatch',
    game: withSteps({
      lead: {
        run: (table, step) => {
          table.at.state.pot += 1;
          steps.lead.run(table, step);
        },
      },
    }),
  },
  {
    mistake: 'a step is changed in place on the agenda',
    caughtBy: 'theRecordIsTheMatch',
    game: withSteps({
      lead: {
        run: (table, step) => {
          steps.lead.run(table, step);
          const first = table.at.agenda.at(-3);
          const turn = table.at.agenda.at(-2);
          if (first?.step === 'toll' && turn?.step === 'turn') turn.seat = first.seat;
        },
      },
      effect: {
        run: (table, step) => {
          for (const left of table.at.agenda) if (left.step === 'toll') left.seat = 0;
          steps.effect.run(table, step);
        },
      },
    }),
  },
  {
    mistake: 'a fact shares an object with the state',
    caughtBy: 'theSameEntriesAgain',
    game: withFacts({
      stanceTaken: (state, { seat, order }) => {
        state.stances[seat] = order;
      },
      turnBegan: (state, { seat }) => {
        state.turn = seat;
        state.stances[seat]?.reverse();
      },
    }),
  },
  {
    mistake: 'the state holds a value that JSON cannot store',
    caughtBy: 'theRecordIsTheMatch',
    game: withFacts({
      potChanged: (state, { by }) => {
        state.pot = state.pot + by > 0 ? state.pot + by : Number.NaN;
      },
    }),
  },
  {
    mistake: 'a reducer keeps something outside the state',
    caughtBy: 'theRecordIsTheMatch',
    game: withFacts({
      bidOpened: (state, { seat, bid }) => {
        kept.list.push(`${seat}`);
        state.bids[seat] = bid + kept.list.length;
      },
    }),
  },
  {
    mistake: 'a card vanishes',
    caughtBy: 'noCardAppearsOrVanishes',
    game: meddling(({ at }) => zoneAt(at, 'omens').cards.pop()),
  },
  {
    mistake: 'a card lies in two places',
    caughtBy: 'noCardAppearsOrVanishes',
    game: meddling(({ at }) => {
      const [card] = zoneAt(at, 'discard').cards;
      if (card !== undefined) zoneAt(at, 'seen-omens').cards.push(card);
    }),
  },
];
