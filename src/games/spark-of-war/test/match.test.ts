import { describe, it } from 'vitest';
import { expectRecord } from '../../../../test/games/index.ts';
import { eagerPolicy, randomPolicy } from '../../../engine/index.ts';
import { SPARK_OF_WAR } from '../index.ts';

const CASES = [
  ...[2, 3, 4, 5, 6].map((seats) => ({ seats, mode: 'freeForAll' })),
  ...[2, 4, 6].map((seats) => ({ seats, mode: 'faceOff' })),
].map((one, index) => ({ ...one, first: index % 2 }));

describe('Whole matches', () => {
  it.each(CASES)(
    'with $seats seats ($mode) end, fold to the same state, and are verified',
    ({ seats, mode, first }) => {
      for (let i = first; i < 4; i += 2) {
        const galaxy = i === 0 || i === 3 ? 'auto' : 'random';
        const options = SPARK_OF_WAR.options.parse({ mode, galaxy, supplyStations: i === 3, turns: 40 });
        const setup = { seats, options, decks: Array.from({ length: seats }, () => null), firstCard: 1 };
        expectRecord(SPARK_OF_WAR, setup, `match ${i}`, i < 2 ? randomPolicy : eagerPolicy, i);
      }
    },
  );
});
