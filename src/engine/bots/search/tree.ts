import type { Seat } from '../../cards/zones.ts';

/** What has been learned of one move of one seat at a node. */
export interface Arm {
  visits: number;
  /** The sum of what came of it, as the seat that makes it sees it. */
  total: number;
  /** How often it could have been made when its node was reached: it is in some worlds only. */
  available: number;
}

/** All that follows on the same moves, whatever lies hidden. Seats that are asked at once choose without one another's leave. */
export interface Node {
  arms: Map<Seat, Map<string, Arm>>;
  next: Map<string, Node>;
}

export function newNode(): Node {
  return { arms: new Map(), next: new Map() };
}

export function armsOf(node: Node, seat: Seat): Map<string, Arm> {
  return found(node.arms, seat, () => new Map());
}

export function after(node: Node, key: string): Node {
  return found(node.next, key, newNode);
}

function found<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export const meanOf = ({ visits, total }: Arm): number => (visits === 0 ? 0 : total / visits);
