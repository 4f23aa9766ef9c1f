import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BracketPairing } from '../../../src/tournaments/pairing/bracket.ts';
import { nextBracketRound } from '../../../src/tournaments/pairing/elimination.ts';
import type { Round } from '../../../src/tournaments/standings/round-results.ts';
import type { WholeRound } from '../../../web/src/data/tournaments/index.ts';
import { filledBracket } from '../../../web/src/pages/tournament/bracket/filled.ts';
import { layoutOf } from '../../../web/src/pages/tournament/bracket/layout.ts';
import { keyOf } from '../../../web/src/pages/tournament/bracket/shape.ts';

type Kind = 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION';

const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const NOBODY: ReadonlySet<number> = new Set();

/** Returns a round as the pages read it. Without results, it is in progress. */
function shown(number: number, { tables, byes, nodes }: BracketPairing, results: readonly number[] | null): WholeRound {
  return {
    ...{ stage: 1, round: number, status: 'PLAYING', supplied: false, begunAt: null, endsAt: null, timeCalled: false },
    ...{ overAt: results ? '2026-05-02T12:00:00Z' : null, tableCount: tables.length },
    byes: byes.map((entrant) => ({ number: entrant })),
    tables: tables.map((entrants, i) => ({
      ...{
        table: i + 1,
        over: results !== null,
        awaitsRuling: false,
        matchId: null,
        ruled: null,
        noShows: [],
        bracket: nodes[i] ?? null,
      },
      entrants: entrants.map((entrant) => ({ number: entrant })),
      games: results ? [{ places: results[i] === 0 ? [1, 2] : [2, 1] }] : [],
    })),
  };
}

function counted(round: number, { tables, byes }: BracketPairing, results: readonly number[]): Round {
  return {
    round,
    byes: [...byes],
    tables: tables.map((entrants, i) => ({
      ...{ table: i + 1, entrants: [...entrants], over: true },
      games: [{ places: results[i] === 0 ? [1, 2] : [2, 1] }],
    })),
  };
}

/** Plays a bracket to its end, and lays it out before and after each round. */
function played(
  kind: Kind,
  size: number,
  coins: () => number,
  look: (rounds: WholeRound[], next: BracketPairing) => void,
) {
  const bracket = { kind, seeds: range(size), seats: 2 };
  const [seen, rounds]: [WholeRound[], Round[]] = [[], []];
  for (let next = nextBracketRound(bracket, rounds, NOBODY); next; next = nextBracketRound(bracket, rounds, NOBODY)) {
    if (rounds.length > 0) look(seen, next);
    const results = next.tables.map(coins);
    seen.push(shown(seen.length + 1, next, results));
    rounds.push(counted(seen.length, next, results));
  }
  return seen;
}

describe('the drawn bracket', () => {
  it.each(['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION'] as const)('of a %s predicts the pairings', (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 17 }), fc.infiniteStream(fc.integer({ min: 0, max: 1 })), (size, coins) => {
        const flip = () => coins.next().value ?? 0;
        const all = played(kind, size, flip, (rounds, next) => {
          const boxes = new Map(
            filledBracket(rounds, kind === 'DOUBLE_ELIMINATION', NOBODY).map((box) => [keyOf(box), box]),
          );
          next.tables.forEach((entrants, i) => {
            const node = next.nodes[i] ?? expect.fail();
            if (node.branch === 'RESET') return;
            expect([...(boxes.get(keyOf(node))?.slots ?? [])].sort(), keyOf(node)).toEqual([...entrants].sort());
          });
        });
        const boxes = filledBracket(all, kind === 'DOUBLE_ELIMINATION', NOBODY);
        const tables = all.reduce((sum, { tables: those }) => sum + those.length, 0);
        expect(boxes.filter(({ table }) => table !== null)).toHaveLength(tables);
      }),
    );
  });

  it('shows future tables as empty boxes, and byes with their entrant', () => {
    const first = nextBracketRound({ kind: 'SINGLE_ELIMINATION', seeds: range(5), seats: 2 }, [], NOBODY);
    const boxes = filledBracket([shown(1, first ?? expect.fail(), null)], false, NOBODY);
    expect(boxes.map(({ round, slots, isBye }) => [round, slots, isBye])).toEqual([
      [1, [1, null], true],
      [1, [4, 5], false],
      [1, [2, null], true],
      [1, [3, null], true],
      [2, [1, null], false],
      [2, [2, 3], false],
      [3, [null, null], false],
    ]);
  });

  it('shows no byes if some tables are hidden', () => {
    const first = nextBracketRound({ kind: 'SINGLE_ELIMINATION', seeds: range(8), seats: 2 }, [], NOBODY);
    const whole = shown(1, first ?? expect.fail(), null);
    const boxes = filledBracket([{ ...whole, tables: whole.tables.slice(2, 3) }], false, NOBODY);
    expect(boxes.filter(({ isBye }) => isBye)).toEqual([]);
    expect(boxes.find(({ round, position }) => round === 1 && position === 3)?.slots).toEqual([2, 7]);
    const alone = [{ ...whole, tables: whole.tables.slice(0, 1) }];
    expect(filledBracket(alone, false, NOBODY, 7)).toHaveLength(7);
  });

  it('advances an entrant whose opponent has left', () => {
    const first = nextBracketRound({ kind: 'SINGLE_ELIMINATION', seeds: range(4), seats: 2 }, [], NOBODY);
    const boxes = filledBracket([shown(1, first ?? expect.fail(), [0, 0])], false, new Set([1]));
    expect(boxes.at(-1)).toMatchObject({ slots: [1, 2], isBye: true, winner: 2 });
  });

  it.each([2, 5, 8, 16, 32])('of %s in a double elimination has no boxes that overlap', (size) => {
    const first = nextBracketRound({ kind: 'DOUBLE_ELIMINATION', seeds: range(size), seats: 2 }, [], NOBODY);
    const { columns, width, height } = layoutOf(filledBracket([shown(1, first ?? expect.fail(), null)], true, NOBODY));
    const boxes = columns.flatMap(({ boxes: those }) => those);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(a.x !== b.x || Math.abs(a.y - b.y) >= a.height, `${keyOf(a.box)} and ${keyOf(b.box)}`).toBe(true);
    expect(boxes.every(({ x, y, height: own }) => x >= 0 && y >= 0 && x < width && y + own <= height)).toBe(true);
  });
});
