import type { Seat } from '../../cards/zones.ts';

export interface Tally {
  visits: number;
  /** The sum of the move's results, each from 0 to 1, for the seat that makes the move. */
  total: number;
}

export interface Arm {
  visits: number;
  /** The sum of the results by seat. Only seats that chose a move on a path through this move have a sum. */
  totals: number[];
  /** The number of visits to the node in worlds that allow the move. */
  available: number;
  /** The move itself if it was sampled from too many fillings to list; otherwise null. */
  sampled: object | null;
}

/** A point that the same moves reach in all worlds. Seats asked at the same time have separate moves. */
export interface Node {
  arms: Map<Seat, Map<string, Arm>>;
  next: Map<string, Node>;
}

export const newArm = (): Arm => ({ visits: 0, totals: [], available: 0, sampled: null });
export const newNode = (): Node => ({ arms: new Map(), next: new Map() });

/** Returns the map's value for a key. Creates the value if it is missing. */
export function found<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The value of a position, 0 to 1, for each seat that chose a move on the path to the position. */
export type Values = ReadonlyMap<Seat, number>;

export function learn(arm: Arm, values: Values): void {
  arm.visits++;
  for (const [seat, value] of values) arm.totals[seat] = (arm.totals[seat] ?? 0) + value;
}

/** Returns a move's average result for a seat, or 0 if the move was never made. */
export function meanOf({ visits, totals }: Arm, seat: Seat): number {
  return visits === 0 ? 0 : (totals[seat] ?? 0) / visits;
}
