import { describe, expect, it } from 'vitest';
import { TOLL_ROAD } from '../../../test/toll-road.ts';
import type { Leaving } from '../../engine/index.ts';
import { fresh } from './clocks.ts';
import { endReason } from './preamble.ts';

const RULE = 'One side is left';

function reason(ranks: number[], left: (Leaving | 'RULED' | null)[]): string {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
  const seats = ranks.map((_, seat) => {
    const player = { id: `${seat}`, name: names[seat] ?? '' };
    return { seat, player, signed: null, bot: null, reserved: false, entropy: null };
  });
  const standing = left.map((why) => ({
    ...fresh(null),
    left: why === 'RULED' ? ('RESIGNED' as const) : why,
    ruled: why === 'RULED' ? ('MATCH_LOSS' as const) : null,
  }));
  const game = { ...TOLL_ROAD, sides: (all: number) => (all === 4 ? 2 : all) };
  return endReason({ seats, standing, game, options: {} }, { ranks, why: RULE });
}

describe('why a match ended', () => {
  it.each([
    ['a resignation', [1, 2], [null, 'RESIGNED'], 'Bob resigned'],
    ['a lost clock', [2, 1], ['OUT_OF_TIME', null], 'Ann ran out of time'],
    ['a ruling', [2, 1], ['RULED', null], 'Ann was ruled out by a judge'],
    [
      'both losses of a side',
      [1, 3, 1, 3],
      [null, 'RESIGNED', null, 'OUT_OF_TIME'],
      'Bob resigned, Dan ran out of time',
    ],
    ['the rules, although one player had left before', [1, 2, 3], [null, null, 'RESIGNED'], RULE],
    ['the rules, although only the loser of a draw has left', [1, 1, 3], [null, null, 'RESIGNED'], RULE],
    ['the rules', [1, 2], [null, null], RULE],
    ['the rules, in a draw', [1, 1], [null, null], RULE],
    ['a void match', [], [null, 'RESIGNED'], RULE],
  ] as const)('comes from %s', (_, ranks, left, said) => expect(reason([...ranks], [...left])).toBe(said));
});
