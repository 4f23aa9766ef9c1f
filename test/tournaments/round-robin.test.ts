import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lots } from '../../src/tournaments/pairing/lots.ts';
import { roundRobin, withoutGone } from '../../src/tournaments/pairing/round-robin.ts';
import { pairsAt, upTo } from './random-results.ts';

describe('a round robin', () => {
  it('pairs all entrants once in each cycle, each with a table or a bye in every round, and balances the seats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.constantFrom(1, 2), fc.nat(), (count, cycles, seed) => {
        const rounds = roundRobin(upTo(count), cycles, lots(`${seed}`, 'robin'));
        expect(rounds.length).toBe(cycles * (count % 2 === 0 ? count - 1 : count));
        for (const { tables, byes } of rounds) {
          expect([...tables.flat(), ...byes].sort((a, b) => a - b)).toEqual(upTo(count));
          expect(byes.length).toBe(count % 2);
        }
        const met = rounds.flatMap(({ tables }) => tables.flatMap(pairsAt)).sort();
        expect(met).toEqual(
          Array.from({ length: cycles }, () => pairsAt(upTo(count)))
            .flat()
            .sort(),
        );
        for (const who of upTo(count)) {
          const firsts = rounds.filter(({ tables }) => tables.some(([one]) => one === who)).length;
          const seconds = rounds.filter(({ tables }) => tables.some(([, other]) => other === who)).length;
          expect(Math.abs(firsts - seconds)).toBeLessThanOrEqual(cycles === 1 ? 1 : 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('gives a bye to the opponent of an entrant who has left', () => {
    const round = {
      tables: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      byes: [7],
    };
    expect(withoutGone(round, new Set([2, 5, 6, 7]))).toEqual({
      tables: [[3, 4]],
      byes: [1],
      unplayed: [
        [1, 2],
        [5, 6],
      ],
    });
  });

  it('has one or two cycles, and at least two entrants', () => {
    expect(() => roundRobin([1], 1, lots('', ''))).toThrow(RangeError);
    expect(() => roundRobin([1, 2], 3, lots('', ''))).toThrow(RangeError);
  });
});
