import type { EntrantNumber, Pairing } from '../standings/round-results.ts';
import type { Lots } from './lots.ts';

/**
 * All rounds of a round robin at tables of two, by the circle method (FIDE Handbook C.05, annex 1: Berger tables); with an odd
 * number each has one bye a cycle. Numbers in the tables are drawn by lot. Each entrant sits first in alternate rounds, with
 * one exception, and in the second cycle in the rounds in which it did not in the first.
 *
 * Larger tables are not supported: for most numbers of entrants no such schedule exists (a resolvable block design). Late
 * entrants cannot join. An entrant who drops leaves byes to its scheduled opponents: `withoutGone`.
 * @param cycles how often each pair meets, 1 or 2
 * @throws RangeError: fewer than two entrants, or other cycles
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

// The last one stays in place; the others rotate by one each round.
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

/** A predrawn round without entrants who have left: their opponents have byes, their pairs are unplayed. */
export function withoutGone({ tables, byes }: Pairing, gone: ReadonlySet<EntrantNumber>): Pairing {
  const left = tables.map((table) => table.filter((entrant) => !gone.has(entrant)));
  return {
    tables: left.filter(({ length }) => length > 1),
    byes: [...byes.filter((entrant) => !gone.has(entrant)), ...left.filter(({ length }) => length === 1).flat()],
    unplayed: tables.filter((table) => table.some((entrant) => gone.has(entrant))),
  };
}
