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

/** The engine's own table, which is hidden from games. */
interface Engine {
  record(fact: EngineFact): void;
}

/** Returns the tiny game on an engine whose rewinds restore the wrong knowledge of cards. */
function laidWith(knownIn: (at: At<TollRoad>) => Known): Tiny {
  // A rewind folds the match from its beginning, so it calls `initial` without `setup`.
  let laidAgain = false;
  const { initial, setup } = tollRoad;
  const layOtherwise = (table: Table<TollRoad>, step: object): void => {
    laidAgain = false;
    const { at } = table;
    const { state, zones, told, answered, left } = at;
    const agenda = [step, ...[...at.agenda].reverse()];
    const laid = { state, zones, known: knownIn(at), told, answered, left };
    const engine = table as unknown as Engine; // games receive the engine's table
    engine.record({ fact: 'rewound', to: at.version, by: '', reason: '', table: laid });
    table.next(...(agenda as Parameters<typeof table.next>)); // as they were at that version
  };
  // Right after a rewind, the step runs instead of asking a seat.
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
    steps: Object.fromEntries(steps) as Tiny['steps'], // the keys are unchanged
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

/** Returns the tiny game with a view that remembers the largest number of sealed answers. */
function remembering(): Tiny {
  let most = 0;
  return {
    ...tollRoad,
    view: (at, sight) => {
      most = Math.max(most, at.sealed.length);
      return { ...tollRoad.view(at, sight), pot: most };
    },
  };
}

/** Mistakes in rewinds, as they would show in a game. */
export const REWINDING: Mutant[] = [
  { mistake: 'a view remembers what was undone', caughtBy: 'undosLeaveNoTrace', game: remembering() },
  {
    mistake: 'a rewind opens the hands',
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
    mistake: 'a rewind reveals the top of a face-down pile to its owner',
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
    mistake: 'a rewind forgets which cards seats had been shown',
    caughtBy: 'rewindsShowNothingNew',
    game: laidWith(() => ({})),
  },
];
