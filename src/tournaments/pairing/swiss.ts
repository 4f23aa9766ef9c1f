import type { Pairing } from '../standings/round.ts';
import { type Contender, contenders, type Field, inTableOrder, type Lots, timesMet } from './field.ts';
import { cheapestPairs } from './matching/cheapest-pairs.ts';
import { pairTables } from './tables.ts';

/**
 * The next round of a Swiss stage. What comes first outweighs all that comes after it:
 *
 * 1. Who has met meets again as seldom as can be: never, while there is a pairing without a repeat.
 * 2. At two seats an odd one has a bye; one who had none yet; one of the lowest score group.
 * 3. Score groups stay together: the sum of squared distances in groups is the least there is.
 * 4. Seats are balanced.
 * 5. Lots.
 *
 * At two seats the result is the best there is. So it is at three to six for up to twelve entrants; for more it is searched.
 * Tables are in the order of their best score, entrants in seat order.
 * @throws RangeError: nobody to pair, or seats other than 2 to 6
 */
export function pairSwiss(field: Field, lots: Lots): Pairing {
  const { entrants, seats } = field;
  if (!Number.isInteger(seats) || seats < 2 || seats > 6) throw new RangeError(`no tables of ${seats}`);
  if (entrants.length === 0) throw new RangeError('nobody to pair');
  if (entrants.length === 1) return { tables: [], byes: [...entrants] };
  const drawn = contenders(field, lots);
  return seats === 2 ? pairTwos(drawn, lots) : pairTables(drawn, seats, lots);
}

/** What a pair or a bye costs is a sum of ranks of importance: one of a rank outweighs everything of those below it. */
interface Weights {
  readonly repeat: number;
  readonly secondBye: number;
  readonly byeAbove: number;
  readonly apart: number;
  readonly seats: number;
}

/** Nobody has more seats of one kind in excess than this, or it counts as this. */
const MOST_EXCESS = 3;

/** Pairs at tables of two, as `pairSwiss` says. */
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

function pairCost(a: Contender, b: Contender, weights: Weights): number {
  // If both have had the first seat as often, one of them gets further from balance.
  const uneven = 2 * MOST_EXCESS - Math.abs(bounded(excess(a)) - bounded(excess(b)));
  return timesMet(a, b) * weights.repeat + (a.group - b.group) ** 2 * weights.apart + uneven * weights.seats;
}

// How much more often it has had the first seat.
function excess({ seats }: Contender): number {
  return (seats[0] ?? 0) - (seats[1] ?? 0);
}

function bounded(more: number): number {
  return Math.max(-MOST_EXCESS, Math.min(MOST_EXCESS, more));
}

function weightsFor(field: readonly Contender[]): Weights {
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

// The first seat is for whoever has had it less often, then for whoever did not have it last time, then by lot.
function inSeatOrder(a: Contender, b: Contender, lots: Lots): Contender[] {
  const lastFirst = ({ lastSeat }: Contender) => (lastSeat === 0 ? 1 : 0);
  const later = excess(a) - excess(b) || lastFirst(a) - lastFirst(b) || (lots.draw(2) === 0 ? -1 : 1);
  return later < 0 ? [a, b] : [b, a];
}
