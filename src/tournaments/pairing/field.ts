import { records } from '../standings/entrant-record.ts';
import type { Fraction } from '../standings/fraction.ts';
import type { PointsRule } from '../standings/points.ts';
import type { EntrantNumber, Round } from '../standings/round-results.ts';
import type { Lots } from './lots.ts';

export interface Field {
  /** The entrants of this round, including late entrants but not those who have left. */
  readonly entrants: readonly EntrantNumber[];
  readonly rounds: readonly Round[];
  readonly points: PointsRule;
  /** The number of seats at a full table, 2 to 6. */
  readonly seats: number;
}

/** An entrant with the history that pairing needs. */
export interface Contender {
  readonly entrant: EntrantNumber;
  /** The score group, from 0 for the lowest group among the entrants who are present. */
  readonly group: number;
  readonly byes: number;
  /** How many times the entrant sat at a table that was smaller than another table of the same round. */
  readonly small: number;
  /** How many times the entrant sat in each seat, by seat. */
  readonly seats: readonly number[];
  /** The seat at the entrant's last table; -1 if there is none. */
  readonly lastSeat: number;
  readonly met: ReadonlyMap<EntrantNumber, number>;
}

/** Returns all entrants to pair, in drawn order. */
export function contenders(field: Field, lots: Lots): Contender[] {
  const groups = scoreGroups(field);
  return lots.shuffle(field.entrants).map((entrant) => contender(entrant, groups.get(entrant) ?? 0, field.rounds));
}

function scoreGroups({ entrants, rounds, points: rule }: Field): Map<EntrantNumber, number> {
  const ordered = [...records(entrants, rounds, rule).values()].sort((a, b) => a.points.compare(b.points));
  const groups = new Map<EntrantNumber, number>();
  let [group, points]: [number, Fraction | null] = [-1, null];
  for (const record of ordered) {
    if (!points?.equals(record.points)) group++;
    points = record.points;
    groups.set(record.entrant, group);
  }
  return groups;
}

function contender(entrant: EntrantNumber, group: number, rounds: readonly Round[]): Contender {
  const met = new Map<EntrantNumber, number>();
  const seats = [0, 0, 0, 0, 0, 0];
  let [byes, small, lastSeat] = [0, 0, -1];
  for (const { tables, byes: without } of rounds) {
    if (without.includes(entrant)) byes++;
    const table = tables.find(({ entrants }) => entrants.includes(entrant));
    if (!table) continue;
    for (const other of table.entrants) if (other !== entrant) met.set(other, (met.get(other) ?? 0) + 1);
    lastSeat = table.entrants.indexOf(entrant);
    seats[lastSeat] = (seats[lastSeat] ?? 0) + 1;
    if (tables.some(({ entrants }) => entrants.length > table.entrants.length)) small++;
  }
  return { entrant, group, byes, small, seats, lastSeat, met };
}

export function timesMet(one: Contender, other: Contender): number {
  return one.met.get(other.entrant) ?? 0;
}
