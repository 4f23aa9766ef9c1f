import {
  type At,
  type Audience,
  type CardId,
  type EngineFact,
  knownByCard,
  type Table,
} from '../../../src/engine/index.ts';
import { tollRoad } from '../tiny/index.ts';
import type { TollRoad } from '../tiny/toll-road.ts';
import type { Mutant, Tiny } from './mutant.ts';

type Known = Record<CardId, Audience>;

/** The engine's own table, of which a game knows nothing. */
interface Engine {
  record(fact: EngineFact): void;
}

/** The tiny game on an engine that lays tables again with something else known than there should be. */
function laidWith(knownIn: (at: At<TollRoad>) => Known): Tiny {
  // A match is folded from its beginning when its table is laid again, and so is set up without its set-up.
  let laidAgain = false;
  const { initial, setup } = tollRoad;
  const layOtherwise = (table: Table<TollRoad>, step: object): void => {
    laidAgain = false;
    const { at } = table;
    const { state, zones, told, answered, left } = at;
    const agenda = [step, ...[...at.agenda].reverse()];
    const laid = { state, zones, known: knownIn(at), told, answered, left };
    const engine = table as unknown as Engine; // what a game is handed is the engine's table
    engine.record({ fact: 'rewound', to: at.version, by: '', reason: '', table: laid });
    table.next(...(agenda as Parameters<typeof table.next>)); // as they stood there
  };
  // For a moment nobody is asked, and the step is done instead.
  const steps = Object.entries(tollRoad.steps).map(([name, rule]) => {
    if (!('asks' in rule)) return [name, rule];
    const { asks, ...rest } = rule;
    const made = {
      ...rest,
      run: layOtherwise,
      get asks() {
        return laidAgain ? undefined : asks;
      },
    };
    return [name, made];
  });
  return {
    ...tollRoad,
    steps: Object.fromEntries(steps) as Tiny['steps'], // the same steps
    initial: (made) => {
      laidAgain = true;
      return initial(made);
    },
    setup: (table, made) => {
      laidAgain = false;
      setup(table, made);
    },
  };
}

/** Mistakes of the engine's when it takes back what was done, each as it would be seen in a game. */
export const REWINDING: Mutant[] = [
  {
    mistake: 'a table is laid again with the hands open',
    caughtBy: 'rewindsShowNothingNew',
    game: laidWith((at) => {
      const hands = Object.values(at.zones).filter(({ kind }) => kind === 'hand');
      return {
        ...knownByCard(at),
        ...Object.fromEntries(hands.flatMap(({ cards }) => cards.map((card) => [card, 'everyone']))),
      };
    }),
  },
  {
    mistake: 'a table is laid again with what lies on top of a face-down pile known to its owner',
    caughtBy: 'rewindsShowNothingNew',
    game: laidWith((at) => {
      const piles = Object.values(at.zones).filter(({ kind, readers }) => kind === 'pile' && readers.length === 0);
      return {
        ...knownByCard(at),
        ...Object.fromEntries(piles.flatMap(({ seat, cards }) => cards.slice(-1).map((card) => [card, [seat ?? 0]]))),
      };
    }),
  },
  {
    mistake: 'what seats had been shown is forgotten when a table is laid again',
    caughtBy: 'rewindsShowNothingNew',
    game: laidWith(() => ({})),
  },
];
