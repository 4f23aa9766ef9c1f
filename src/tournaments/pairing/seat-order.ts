import type { Contender } from './history.ts';

/**
 * Who sits where at a table: as few as can be where they have sat often, then where they sat last. Of equal orders the one
 * that is nearest to the order given.
 */
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

// The sum of squares of how often each has had each seat is the least when these are.
function seatCost({ seats, lastSeat }: Contender, seat: number): number {
  return 16 * (seats[seat] ?? 0) + (lastSeat === seat ? 1 : 0);
}
