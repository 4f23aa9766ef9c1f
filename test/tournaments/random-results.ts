import { fastRandom, type Random } from '../../src/engine/index.ts';
import type { Game, Pairing, Round, Table } from '../../src/tournaments/standings/round-results.ts';

/** Draws a result for each table of a round. */
export function played(
  round: number,
  { tables, byes }: Pairing,
  gamesOf: (entrants: readonly number[]) => Game[],
): Round {
  const full = tables.map((entrants, i): Table => ({ table: i + 1, entrants, games: gamesOf(entrants), over: true }));
  return { round, tables: full, byes };
}

/**
 * Returns random games: any places, and sometimes a double loss. With `winner`, one entrant is alone in first place.
 */
export function gamesAtRandom(random: Random, winner: boolean): (entrants: readonly number[]) => Game[] {
  return (entrants) => {
    if (!winner && random(12) === 0) return [{ places: null }];
    const scores = entrants.map(() => random(winner ? 1000 : 3));
    if (winner) scores[random(entrants.length)] = 2000;
    return [{ places: scores.map((own) => 1 + scores.filter((other) => other > own).length) }];
  };
}

/** A table of two with its games: `+` won by the first, `-` by the second, `=` drawn, `x` lost by both. */
export function twoAt(table: number, one: number, other: number, games: string): Table {
  const places = { '+': [1, 2], '-': [2, 1], '=': [1, 1], x: null };
  const list = [...games].map((game) => ({ places: places[game as keyof typeof places] ?? null }));
  return { table, entrants: [one, other], games: list, over: true };
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Returns all pairs at a table, the smaller number first. */
export function pairsAt(entrants: readonly number[]): string[] {
  return entrants.flatMap((a) => entrants.filter((b) => a < b).map((b) => `${a}-${b}`));
}

export const chance = fastRandom;
