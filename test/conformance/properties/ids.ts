import { type AnyGame, begin, type CardId, entryRandom } from '../../../src/engine/index.ts';
import { isEngineFact } from '../../../src/engine/play/reduce.ts';
import { expectThat, type Script, setupOf, walk } from '../script.ts';

/** Fewer cards than this may be in order by chance. */
const FEW = 12;

/**
 * Checks that a card's id depends neither on its name nor on its position in a list. Otherwise visible ids would reveal
 * hidden cards, such as how many copies an opponent has brought.
 */
export function idsTellNothing(game: AnyGame, script: Script): void {
  const lists = listsMade(game, script);
  const steps = lists.flatMap((ids) => ids.slice(1).map((id, i) => id - (ids[i] ?? 0)));
  for (const [order, inOrder] of Object.entries(ORDERS)) {
    const isInOrder = steps.length >= FEW && steps.every(inOrder);
    expectThat(!isInOrder, () => `the ids of all cards ${order} along their lists: ${lists[0]?.join(', ')}`);
  }
  expectThat(
    String(lists) === String(madeFromOthers(game, script, lists.length)),
    () => 'the ids of cards depend on their names',
  );
}

const ORDERS: Record<string, (step: number) => boolean> = {
  rise: (step) => step > 0,
  fall: (step) => step < 0,
  'are neighbours': (step) => Math.abs(step) === 1,
};

function listsMade(game: AnyGame, script: Script): CardId[][] {
  const facts = walk(game, script).entries[0]?.facts.filter(isEngineFact) ?? [];
  return facts.flatMap((fact) => (fact.fact === 'cardsMade' ? [fact.cards.map(({ id }) => id)] : []));
}

// Repeats the setup, with each list reversed before the engine gets it.
function madeFromOthers(game: AnyGame, script: Script, count: number): CardId[][] {
  const lists: CardId[][] = [];
  const turned: AnyGame = {
    ...game,
    setup(table, setup) {
      const make = table.make.bind(table);
      table.make = (to, names) => {
        const ids = make(to, [...names].reverse());
        lists.push(ids);
        return [...ids].reverse(); // the game still sees the cards in its own order
      };
      game.setup(table, setup);
    },
  };
  begin(turned, setupOf(game, script), entryRandom(script.seed, 0));
  return lists.slice(0, count);
}
