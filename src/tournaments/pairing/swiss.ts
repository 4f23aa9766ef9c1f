import type { Pairing } from '../standings/round-results.ts';
import { type Contender, contenders, type Field, timesMet } from './field.ts';
import { pairTables } from './large-tables.ts';
import type { Lots } from './lots.ts';
import { cheapestPairs } from './matching/cheapest-pairs.ts';
import { excess, inSeatOrder, inTableOrder } from './seats-and-table-numbers.ts';

/**
 * The next round of a Swiss stage. Each criterion outweighs all that follow:
 *
 * 1. Repeat pairings are as rare as possible: none if a pairing without one exists.
 * 2. At two seats, with an odd number, the bye goes to an entrant who has had none; then to one of the lowest score group.
 * 3. Score groups stay together: the sum of squared group distances is minimal.
 * 4. Seats are balanced.
 * 5. Lots.
 *
 * The result is optimal at two seats, and at three to six for up to twelve entrants; for more it is a heuristic search.
 * Tables are ordered by their best score, entrants by seat.
 * @throws RangeError: no entrants, or seats other than 2 to 6
 */
export function pairSwiss(field: Field, lots: Lots): Pairing {
  const { entrants, seats } = field;
  if (!Number.isInteger(seats) || seats < 2 || seats > 6) throw new RangeError(`no tables of ${seats}`);
  if (entrants.length === 0) throw new RangeError('no entrants to pair');
  if (entrants.length === 1) return { tables: [], byes: [...entrants] };
  const drawn = contenders(field, lots);
  return seats === 2 ? pairTwos(drawn, lots) : pairTables(drawn, seats, lots);
}

/** An entrant's excess of one seat over the other counts at most this much. */
const MOST_EXCESS = 3;

/** Pairs at tables of two, by the criteria of `pairSwiss`. */
function pairTwos(drawn: readonly Contender[], lots: Lots): Pairing {
  const field = drawn.toSorted((a, b) => b.group - a.group);
  const kinds = field.map(({ group }) => -group);
  if (kinds.length % 2 === 1) kinds.push(0); // the bye, beside the lowest group
  const mates = cheapestPairs(kinds, costsOf(field));
  const tables: Contender[][] = [];
  const byes: number[] = [];
  mates.forEach((mate, one) => {
    const [contender, other] = [field[one], field[mate]];
    if (contender && !other) byes.push(contender.entrant);
    if (contender && other && one < mate) tables.push(inSeatOrder(contender, other, lots));
  });
  return { tables: inTableOrder(tables), byes };
}

function costsOf(field: readonly Contender[]): (one: number, other: number) => number {
  const weights = weightsFor(field);
  return (one, other) => {
    const [a, b] = [field[one], field[other]];
    if (a && b) return pairCost(a, b, weights);
    const { byes = 0, group = 0 } = a ?? b ?? {};
    return byes * weights.secondBye + group * weights.byeAbove;
  };
}

function pairCost(a: Contender, b: Contender, weights: ReturnType<typeof weightsFor>): number {
  // If both have the same excess, one of them gets further from balance.
  const uneven = 2 * MOST_EXCESS - Math.abs(bounded(excess(a)) - bounded(excess(b)));
  return timesMet(a, b) * weights.repeat + (a.group - b.group) ** 2 * weights.apart + uneven * weights.seats;
}

function bounded(more: number): number {
  return Math.max(-MOST_EXCESS, Math.min(MOST_EXCESS, more));
}

// The weights of a pair's or a bye's cost: one unit outweighs any total of the lower weights.
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
