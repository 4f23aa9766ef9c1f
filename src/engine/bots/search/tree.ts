import type { Seat } from '../../cards/zones.ts';

/** What has been learned of one move of one seat. */
export interface Tally {
  visits: number;
  /** The sum of what came of it, 0 to 1 each, as the seat that makes it sees it. */
  total: number;
}

/** A move at a node. */
export interface Arm {
  visits: number;
  /** By seat: the sum of what came of it for that seat; only of seats that have chosen on the way to it. */
  totals: number[];
  /** How often it could have been made when its node was reached: in some worlds it cannot. */
  available: number;
  /** The move itself, where it was drawn from so many that it is not listed again by itself. */
  sampled: object | null;
}

/** All that follows on the same moves, whatever lies hidden. Of several seats that are asked at once each has its own moves. */
export interface Node {
  arms: Map<Seat, Map<string, Arm>>;
  next: Map<string, Node>;
}

export const newArm = (): Arm => ({ visits: 0, totals: [], available: 0, sampled: null });
export const newNode = (): Node => ({ arms: new Map(), next: new Map() });

/** What a map holds under a key, made where there is nothing yet. */
export function found<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** What a moment is worth to each seat that has chosen on the way to it, 0 to 1. */
export type Values = ReadonlyMap<Seat, number>;

export function learn(arm: Arm, values: Values): void {
  arm.visits++;
  for (const [seat, value] of values) arm.totals[seat] = (arm.totals[seat] ?? 0) + value;
}

/** What came of a move on average for a seat; 0 where it was never made. */
export function meanOf({ visits, totals }: Arm, seat: Seat): number {
  return visits === 0 ? 0 : (totals[seat] ?? 0) / visits;
}
