import type { EntrantNumber } from '../standings/round-results.ts';
import type { Contender } from './field.ts';
import type { Lots } from './lots.ts';

/** The first seat goes to the entrant who had it less often, then to the one who did not have it last, then by lot. */
export function inSeatOrder(a: Contender, b: Contender, lots: Lots): Contender[] {
  const lastFirst = ({ lastSeat }: Contender) => (lastSeat === 0 ? 1 : 0);
  const later = excess(a) - excess(b) || lastFirst(a) - lastFirst(b) || (lots.draw(2) === 0 ? -1 : 1);
  return later < 0 ? [a, b] : [b, a];
}

/** Returns how many more times an entrant sat first than second. */
export function excess({ seats }: Contender): number {
  return (seats[0] ?? 0) - (seats[1] ?? 0);
}

/** Prefers seats that entrants have had less often, then seats other than the last one, then the given order. */
export function inBalancedSeats(table: readonly Contender[]): Contender[] {
  let best: { order: Contender[]; cost: number } = { order: [...table], cost: Number.POSITIVE_INFINITY };
  const seat = (seated: Contender[], left: readonly Contender[], cost: number): void => {
    if (cost >= best.cost) return;
    if (left.length === 0) best = { order: seated, cost };
    for (const next of left) {
      const rest = left.filter((one) => one !== next);
      seat([...seated, next], rest, cost + seatCost(next, seated.length));
    }
  };
  seat([], table, 0);
  return best.order;
}

// Minimizing the sum of these costs minimizes the sum, over entrants and seats, of the squared seat counts.
function seatCost({ seats, lastSeat }: Contender, seat: number): number {
  return 16 * (seats[seat] ?? 0) + (lastSeat === seat ? 1 : 0);
}

/** Returns tables in the order of their numbers: by the highest score group, then by the sum of score groups. */
export function inTableOrder(tables: readonly (readonly Contender[])[]): EntrantNumber[][] {
  const groupsOf = (table: readonly Contender[]) => table.map(({ group }) => group).sort((a, b) => b - a);
  const sumOf = (table: readonly Contender[]) => table.reduce((sum, { group }) => sum + group, 0);
  const better = (a: readonly Contender[], b: readonly Contender[]) =>
    (groupsOf(b)[0] ?? 0) - (groupsOf(a)[0] ?? 0) || sumOf(b) - sumOf(a);
  return tables.toSorted(better).map((table) => table.map(({ entrant }) => entrant));
}
