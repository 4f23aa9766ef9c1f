import { z } from 'zod';
import { type At, type Catalogue, catalogue, oneOf, type Seat, wholeNumber } from '../../../src/engine/index.ts';
import { CARDS, type RoadCard } from '../tiny/cards/catalogue.ts';
import { tollRoad } from '../tiny/index.ts';
import { handOf, nameOf } from '../tiny/rules/rounds.ts';
import { playing, type TollRoad } from '../tiny/toll-road.ts';
import { type Mutant, withSteps } from './mutant.ts';

const { rulebook, steps } = tollRoad;
const corners = tollRoad.trials?.corners ?? [];

const rounds = z.int().min(1).max(6).default(3);

function worthOf(at: At<TollRoad>, seat: Seat): number {
  return handOf(at, seat).reduce((sum, card) => sum + 1 + (CARDS[nameOf(at, card)]?.value ?? 0), 0);
}

function question(at: At<TollRoad>, seat: Seat): { target: Seat; name: string } {
  const hand = handOf(at, seat).map((card) => nameOf(at, card));
  return { target: playing(at).find((other) => other !== seat) ?? 0, name: hand.sort().join() };
}

/** Games with a part that matches never reach, so that a green run proves little. */
export const UNTRIED: Mutant[] = [
  {
    mistake: 'no corner has a certain value of an option',
    caughtBy: 'everyOptionHasACorner',
    game: { ...tollRoad, options: z.strictObject({ rounds, blind: z.boolean().default(false) }) },
  },
  {
    mistake: 'a number always keeps its default',
    caughtBy: 'everyOptionHasACorner',
    game: { ...tollRoad, trials: { corners: [{ rounds: 3 }] } },
  },
  {
    mistake: 'the rules refuse the options of a corner',
    caughtBy: 'everyOptionHasACorner',
    game: { ...tollRoad, trials: { corners: [...corners, { rounds: 7 }] } },
  },
  {
    mistake: 'the options of a corner allow no number of seats',
    caughtBy: 'everyOptionHasACorner',
    game: { ...tollRoad, misfit: (_, options) => (options.rounds === 6 ? 'Six rounds are too many.' : null) },
  },
  {
    mistake: 'the rulebook does not explain a question',
    caughtBy: 'theRulebookIsComplete',
    game: { ...tollRoad, rulebook: { ...rulebook, sections: rulebook.sections.filter(({ id }) => id !== 'round') } },
  },
  {
    mistake: 'the rulebook does not explain a kind of card',
    caughtBy: 'theRulebookIsComplete',
    game: { ...tollRoad, rulebook: { ...rulebook, sections: rulebook.sections.filter(({ id }) => id !== 'cards') } },
  },
  {
    mistake: 'the rulebook contains HTML',
    caughtBy: 'theRulebookIsComplete',
    game: { ...tollRoad, rulebook: { ...rulebook, goal: 'Have the <b>most</b> coins.' } },
  },
  {
    mistake: 'each answer is possible with one hand only',
    caughtBy: 'comparisonsGoFar',
    game: withSteps({
      bid: {
        ...steps.bid,
        choices: (at, _, seat) => {
          const worth = worthOf(at, seat);
          return [wholeNumber('Bid what your hand is worth', { bid: 0 }, ['bid'], worth, worth)];
        },
        absent: (at, _, seat) => ({ bid: worthOf(at, seat) }),
      },
      turn: {
        ...steps.turn,
        choices: (at, { seat }) => {
          const { target, name } = question(at, seat);
          const from = [{ value: name, label: 'your hand' }];
          return [oneOf('Ask for', { ask: { target: [target], name: [] } }, ['ask', 'name'], from)];
        },
        absent: (at, { seat }) => {
          const { target, name } = question(at, seat);
          return { ask: { target: [target], name: [name] } };
        },
      },
    }),
  },
  {
    mistake: 'a fact never happens',
    caughtBy: 'everythingIsReached',
    game: withSteps({
      toll: {
        ...steps.toll,
        take: (table, step, seat, move) => {
          if ('pay' in move) steps.toll.take(table, step, seat, move);
        },
      },
    }),
  },
  {
    mistake: 'a move is never offered, and a step never reached',
    caughtBy: 'everythingIsReached',
    game: withSteps({
      turn: {
        ...steps.turn,
        choices: (at, step, seat, who) =>
          steps.turn.choices(at, step, seat, who).filter(({ move }) => !('scout' in move)),
      },
    }),
  },
  {
    mistake: 'no deck may hold a card of the catalogue',
    caughtBy: 'everythingIsReached',
    game: { ...tollRoad, cards: catalogue<RoadCard>({ ...plain(CARDS), duke: plain(CARDS).coach as RoadCard }) },
  },
  {
    mistake: 'a turn ends only at its limit',
    caughtBy: 'rulingsAreRare',
    game: withSteps({
      turn: {
        ...steps.turn,
        take: (table, step, seat, move) => {
          table.next(step);
          steps.turn.take(table, step, seat, move);
        },
      },
    }),
  },
  {
    mistake: 'the match ends only by a ruling',
    caughtBy: 'rulingsAreRare',
    game: { ...tollRoad, trials: { corners, rulings: ['The last round is over'] } },
  },
  {
    mistake: 'no test of the rules reaches a part that is called rare',
    caughtBy: 'raritiesAreTested',
    game: {
      ...tollRoad,
      trials: { corners, rare: [{ what: ['fact vetoed'], why: 'writs are rare', test: 'writs.test.ts' }] },
    },
  },
];

function plain(cards: Catalogue<RoadCard>): Record<string, RoadCard> {
  return { ...cards };
}
