import type { Seat } from '../../cards/zones.ts';

/** Statistics of one move of one seat. */
export interface Tally {
  visits: number;
  /** The sum of the move's results, 0 to 1 each, for the seat that makes the move. */
  total: number;
}

/** A move at a node. */
export interface Arm {
  visits: number;
  /** The sum of results by seat; only for seats that chose a move on a path through this move. */
  totals: number[];
  /** How often the move was available when its node was reached. Not every world allows it. */
  available: number;
  /** The move, if it was one of too many to list and will not be listed again. */
  sampled: object | null;
}

/** A point in the tree, which stands for the same moves in all worlds. Seats asked at the same time have separate moves. */
export interface Node {
  arms: Map<Seat, Map<string, Arm>>;
  next: Map<string, Node>;
}

export const newArm = (): Arm => ({ visits: 0, totals: [], available: 0, sampled: null });
export const newNode = (): Node => ({ arms: new Map(), next: new Map() });

/** The map's value for a key, created if missing. */
export function found<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** A position's value, 0 to 1, for each seat that chose a move on the path to it. */
export type Values = ReadonlyMap<Seat, number>;

export function learn(arm: Arm, values: Values): void {
  arm.visits++;
  for (const [seat, value] of values) arm.totals[seat] = (arm.totals[seat] ?? 0) + value;
}

/** A move's average result for a seat; 0 if the move was never made. */
export function meanOf({ visits, totals }: Arm, seat: Seat): number {
  return visits === 0 ? 0 : (totals[seat] ?? 0) / visits;
}
