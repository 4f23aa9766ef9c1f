import type { CardId, CardName, EngineFact, Table, ZoneId } from '../../../src/engine/index.ts';
import { witnesses, zoneAt, zoneOf } from '../../../src/engine/index.ts';
import { CARDS } from '../tiny/cards/catalogue.ts';
import { tollRoad } from '../tiny/index.ts';
import type { TollRoad } from '../tiny/toll-road.ts';
import { type Mutant, type Tiny, withSteps } from './mutant.ts';

/** The engine's own table, which is hidden from games. */
interface Engine {
  record(fact: EngineFact): void;
}

function engineOf(table: Table<TollRoad>): Engine {
  return table as unknown as Engine; // games receive the engine's table
}

/** Returns the tiny game on an engine that assigns card ids differently. */
function numbered(idsOf: (names: readonly CardName[]) => number[]): Tiny {
  return {
    ...tollRoad,
    setup: (table, setup) => {
      let next = setup.firstCard;
      table.make = (to: ZoneId, names: readonly CardName[]): CardId[] => {
        const ids = idsOf(names).map((id) => next + id);
        const cards = names.map((name, i) => ({ id: ids[i] ?? 0, name, back: CARDS[name]?.back ?? '' }));
        next += names.length;
        engineOf(table).record({ fact: 'cardsMade', to, cards, seen: zoneAt(table.at, to).readers });
        return ids;
      };
      tollRoad.setup(table, setup);
    },
  };
}

const { steps } = tollRoad;

/** The tiny game on an engine that always moves exactly the named card out of a hand. */
const NAMED_LEAVES = withSteps({
  turn: {
    ...steps.turn,
    take: (table, step, seat, move) => {
      table.move = (cards, to) => {
        const from = zoneOf(table.at, cards[0] ?? 0);
        const seen = witnesses(table.at, cards[0] ?? 0, from, zoneAt(table.at, to));
        engineOf(table).record({ fact: 'cardsMoved', from: from.id, to, cards: [...cards], seen });
        return cards;
      };
      steps.turn.take(table, step, seat, move);
    },
  },
});

function byName(names: readonly CardName[]): number[] {
  const sorted = names.map((name, index) => `${name} ${String(index).padStart(3, '0')}`).sort();
  return names.map((name, index) => sorted.indexOf(`${name} ${String(index).padStart(3, '0')}`));
}

/** Mistakes in the engine, as they would show in a game. */
export const ENGINE: Mutant[] = [
  {
    mistake: 'ids follow the order of the list',
    caughtBy: 'idsTellNothing',
    game: numbered((names) => [...names.keys()]),
  },
  {
    mistake: 'ids follow the order of the names',
    caughtBy: 'idsTellNothing',
    game: numbered(byName),
  },
  {
    mistake: 'the named card leaves the hand instead of any equal one',
    caughtBy: 'equalCardsAreOne',
    game: NAMED_LEAVES,
  },
];
