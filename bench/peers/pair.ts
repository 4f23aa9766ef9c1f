import type { Pool } from 'undici';
import type { Table } from '../live/gate.ts';

/** Two clients that play match after match, each over its own connection. */
export interface Pair {
  /** Creates a match and plays it to the end. Each seat moves as soon as it learns that its turn has begun. */
  playMatch(rounds: number): Promise<void>;
}

export interface PairSettings {
  url: string;
  pool: Pool;
  table: Table;
  /** The folder where the side's packages are installed. */
  modules: string;
}

/**
 * Returns the number of moves in a match of Ladder, which is the same on every side: the number of dealt cards plus the
 * cards drawn in each round.
 */
export function movesOf(rounds: number): number {
  return 6 + 34 * rounds;
}

/** Returns a random element. */
export function anyOf<T>(cards: readonly T[]): T {
  const card = cards[Math.floor(Math.random() * cards.length)];
  if (card === undefined) throw new Error('a turn without a card');
  return card;
}
