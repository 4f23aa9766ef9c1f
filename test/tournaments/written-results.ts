import { type FieldRecord, records } from '../../src/tournaments/standings/entrant-record.ts';
import type { PointsRule } from '../../src/tournaments/standings/points.ts';
import type { Round, Table } from '../../src/tournaments/standings/round-results.ts';
import { twoAt } from './random-results.ts';

/** Two points for a win, so that a chess half-point is one point. */
export const CHESS: PointsRule = { byPlace: [2, 0], draw: 1, bye: 2 };

/**
 * Rounds as lines: `1+2`: the first wins; `1=2`: a draw; `1-2`: the second wins; `3 bye`; `1++2`: several games.
 * Entrants who are not listed are absent.
 */
export function rounds(...lines: string[]): Round[] {
  return lines.map((line, i) => {
    const parts = line.split(', ');
    const byes = parts.flatMap((part) => part.match(/^(\d+) bye$/)?.[1] ?? []).map(Number);
    const tables = parts.flatMap((part, j): Table[] => {
      const [, one, games, other] = part.match(/^(\d+)([-+=x]+)(\d+)$/) ?? [];
      return one && games && other ? [twoAt(j + 1, Number(one), Number(other), games)] : [];
    });
    return { round: i + 1, tables, byes };
  });
}

export function fieldOf(made: Round[], points: PointsRule, gamesToWin = 1, edition = 3): FieldRecord {
  const entrants = made.flatMap(({ tables, byes }) => [...tables.flatMap((table) => table.entrants), ...byes]);
  return { records: records([...new Set(entrants)], made, points), points, gamesToWin, isRoundRobin: false, edition };
}
