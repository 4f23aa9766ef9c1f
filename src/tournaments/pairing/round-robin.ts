import type { EntrantNumber, Pairing } from '../standings/round-results.ts';
import type { Lots } from './lots.ts';

/**
 * Draws all rounds at tables of two, by the circle method (FIDE Handbook C.05, annex 1: Berger tables), whose numbers
 * are drawn by lot. With an odd number of entrants, each has one bye per cycle. Each entrant sits first in alternate
 * rounds, with one exception. In the second cycle the seats are swapped.
 * Larger tables are not supported, because for most numbers of entrants no such schedule exists (a resolvable block
 * design). Late entrants cannot join.
 * @param cycles how often each pair meets, 1 or 2
 * @throws RangeError for fewer than two entrants, or other numbers of cycles
 */
export function roundRobin(entrants: readonly EntrantNumber[], cycles: number, lots: Lots): Pairing[] {
  if (entrants.length < 2) throw new RangeError('a round robin needs two entrants');
  if (cycles !== 1 && cycles !== 2) throw new RangeError(`no round robin of ${cycles} cycles`);
  const drawn: (EntrantNumber | null)[] = lots.shuffle(entrants);
  if (drawn.length % 2 === 1) drawn.push(null);
  const once = drawn.slice(1).map((_, round) => circleRound(drawn, round));
  if (cycles === 1) return once;
  return [...once, ...once.map(({ tables, byes }) => ({ tables: tables.map((table) => table.toReversed()), byes }))];
}

// The last entrant stays in place, and all others rotate by one each round.
function circleRound(drawn: readonly (EntrantNumber | null)[], round: number): Pairing {
  const circle = drawn.length - 1;
  const onCircle = (place: number) => drawn[(round + place + circle) % circle] ?? null;
  const fixed = drawn[circle] ?? null;
  const pairs = [round % 2 === 0 ? [onCircle(0), fixed] : [fixed, onCircle(0)]];
  for (let place = 1; place <= (circle - 1) / 2; place++) {
    const [one, other] = [onCircle(place), onCircle(-place)];
    pairs.push(place % 2 === 0 ? [one, other] : [other, one]);
  }
  const present = pairs.map((pair) => pair.filter((one) => one !== null));
  return {
    tables: present.filter(({ length }) => length === 2),
    byes: present.filter(({ length }) => length === 1).flat(),
  };
}

/** Returns a predrawn round minus entrants who have left. Their opponents have byes, and their pairs are unplayed. */
export function withoutGone({ tables, byes }: Pairing, gone: ReadonlySet<EntrantNumber>): Pairing {
  const left = tables.map((table) => table.filter((entrant) => !gone.has(entrant)));
  return {
    tables: left.filter(({ length }) => length > 1),
    byes: [...byes.filter((entrant) => !gone.has(entrant)), ...left.filter(({ length }) => length === 1).flat()],
    unplayed: tables.filter((table) => table.some((entrant) => gone.has(entrant))),
  };
}
