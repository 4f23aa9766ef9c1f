import { type Contender, timesMet } from './field.ts';
import { excess } from './seats-and-table-numbers.ts';

/** The maximum counted excess of one seat over the other. */
const MOST_EXCESS = 3;

/** Returns the cost of a pair at a table of two, or of a bye, by the criteria of `pairSwiss`. */
export function costsOf(field: readonly Contender[]): (one: number, other: number) => number {
  const weights = weightsFor(field);
  return (one, other) => {
    const [a, b] = [field[one], field[other]];
    if (a && b) return pairCost(a, b, weights);
    const { byes = 0, group = 0 } = a ?? b ?? {};
    return byes * weights.secondBye + group * weights.byeAbove;
  };
}

function pairCost(a: Contender, b: Contender, weights: ReturnType<typeof weightsFor>): number {
  // If both entrants have the same excess, the pairing moves one of them further from balance.
  const uneven = 2 * MOST_EXCESS - Math.abs(bounded(excess(a)) - bounded(excess(b)));
  return timesMet(a, b) * weights.repeat + (a.group - b.group) ** 2 * weights.apart + uneven * weights.seats;
}

function bounded(more: number): number {
  return Math.max(-MOST_EXCESS, Math.min(MOST_EXCESS, more));
}

// Returns the weights of the parts of a cost. One unit of a weight exceeds any possible total of the lower weights.
function weightsFor(field: readonly Contender[]) {
  const pairs = Math.ceil(field.length / 2);
  const highest = Math.max(...field.map(({ group }) => group));
  const seatRoom = pairs * 2 * MOST_EXCESS + 1;
  const apartRoom = pairs * highest ** 2 + 1;
  const byeRoom = highest + 1;
  const secondRoom = field.length % 2 === 0 ? 1 : Math.max(...field.map(({ byes }) => byes)) + 1;
  const byeAbove = seatRoom * apartRoom;
  const secondBye = byeAbove * byeRoom;
  return { seats: 1, apart: seatRoom, byeAbove, secondBye, repeat: secondBye * secondRoom };
}
