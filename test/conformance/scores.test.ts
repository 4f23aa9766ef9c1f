import { expect, it } from 'vitest';
import { type AnyGame, randomPolicy } from '../../src/engine/index.ts';
import { GOLEMS } from '../../src/games/golems/index.ts';
import { SPARK_FORMING } from '../../src/games/spark-forming/index.ts';
import { SPARK_OF_WAR } from '../../src/games/spark-of-war/index.ts';
import { VALHALLA } from '../../src/games/valhalla/index.ts';
import { botsPlay } from '../games/index.ts';

/** Returns the parts of a seat's score, most important first. */
const partsOf = (game: AnyGame, at: Parameters<AnyGame['counters']>[0], seat: number) =>
  (game.scores?.(at) ?? []).filter((score) => score.seat === seat).map(({ value }) => value);

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, i) => value !== b[i]);
  return Math.sign((b[index] ?? 0) - (a[index] ?? 0));
}

it.each<[AnyGame, object, number]>([
  [GOLEMS, { rounds: 2 }, 3],
  [VALHALLA, { rounds: 2 }, 1],
  [SPARK_FORMING, { turns: 4 }, 1],
  [SPARK_OF_WAR, { turns: 6 }, 3],
])('$id ranks a match decided by points according to its scores', (game, options, parts) => {
  for (let start = 1; start <= 5; start++) {
    const { at } = botsPlay(game, { options }, [randomPolicy], start);
    const ranks = at.result?.ranks ?? [];
    const [one, two] = [0, 1].map((seat) => partsOf(game, at, seat));
    expect([one?.length, two?.length, ranks.length]).toEqual([parts, parts, 2]);
    expect(compare(one ?? [], two ?? [])).toBe(Math.sign((ranks[0] ?? 0) - (ranks[1] ?? 0)));
  }
});
