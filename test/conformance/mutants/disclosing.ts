import { faceOf, type Table } from '../../../src/engine/index.ts';
import { tollRoad } from '../tiny/index.ts';
import { handOf } from '../tiny/rules/rounds.ts';
import type { TollRoad } from '../tiny/toll-road.ts';
import { type Mutant, type Tiny, withSteps } from './mutant.ts';

type Tbl = Table<TollRoad>;
const { steps } = tollRoad;
let asked = 0;

/** Returns the tiny game with another way to answer a question. */
function asking(ask: (table: Tbl, seat: number, target: number, name: string) => void): Tiny {
  return withSteps({
    turn: {
      ...steps.turn,
      take: (table, step, seat, move) => {
        if ('ask' in move) ask(table, seat, move.ask.target[0] ?? 0, move.ask.name[0] ?? '');
        else steps.turn.take(table, step, seat, move);
      },
    },
  });
}

/** Answers about hidden cards that reveal too much, or that are forgotten. */
export const DISCLOSING: Mutant[] = [
  {
    mistake: 'an answer names one card but is about the whole hand',
    caughtBy: 'twoWorldsLookAlike',
    game: asking((table, seat, target, name) => {
      const hand = handOf(table.at, target);
      const isHeld = table.disclose({ fact: 'holdsNamed', seat, target, name }, hand.slice(0, 1));
      if (!isHeld && hand.some((card) => faceOf(table.at, card).name === name)) {
        table.emit({ fact: 'coinsChanged', seat, by: 1 });
      }
    }),
  },
  {
    mistake: 'the question depends on a card that is not named',
    caughtBy: 'twoWorldsLookAlike',
    game: asking((table, seat, target) => {
      const [first, ...others] = handOf(table.at, target);
      const name = others.map((card) => faceOf(table.at, card).name).sort()[0] ?? '';
      table.disclose({ fact: 'holdsNamed', seat, target, name }, first === undefined ? [] : [first]);
    }),
  },
  {
    mistake: 'an answer about hidden cards is stored as an ordinary fact',
    caughtBy: 'twoWorldsLookAlike',
    game: asking((table, seat, target, name) => {
      const isHeld = handOf(table.at, target).some((card) => faceOf(table.at, card).name === name);
      table.emit({ fact: 'coinsChanged', seat, by: isHeld ? 1 : 2 });
    }),
  },
  {
    mistake: 'bots are dealt worlds that contradict earlier answers',
    caughtBy: 'worldsAgreeWithWhatWasHeard',
    game: asking((table, seat, target, name) => {
      table.disclose({ fact: 'holdsNamed', seat, target, name }, handOf(table.at, target));
      table.at.told = [];
    }),
  },
  {
    mistake: 'an answer depends on earlier questions',
    caughtBy: 'twoWorldsLookAlike',
    game: {
      ...tollRoad,
      disclosures: {
        ...tollRoad.disclosures,
        holdsNamed: (names, { name }) => names.includes(name) === asked++ % 2 < 1,
        omenFelt: () => 'dull',
      },
    },
  },
  {
    mistake: 'a question is about a zone that the README does not list',
    caughtBy: 'disclosuresSpeakOfTheirZones',
    game: asking((table, seat, target, name) => {
      const deck = table.at.zones[`deck-${target}`]?.cards ?? [];
      table.disclose({ fact: 'holdsNamed', seat, target, name }, deck.slice(-1));
    }),
  },
];
