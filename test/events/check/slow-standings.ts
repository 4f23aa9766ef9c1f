import { isAlone, outcome, pointsOf, tableOf } from './outcome.ts';
import { below, type Ratio, ratio } from './ratio.ts';
import type { Setup, Stage } from './read-log.ts';
import { type Sheet, tieBreakOf } from './slow-tie-breaks.ts';

/** A line of the standings as this second implementation computes it. */
export interface Line {
  entrant: number;
  place: number;
  points: Ratio;
  tieBreaks: Ratio[];
  won: number;
  drawn: number;
  lost: number;
}

/** Returns the standings of a stage, best first. The draw of lots decides the order within a shared place. */
export function slowStandings(setup: Setup, { rounds, players, lot, kind }: Stage): Line[] {
  const sheet = { setup, rounds, isRoundRobin: kind === 'ROUND_ROBIN' };
  const lines = players.map((entrant) => lineOf(sheet, entrant));
  for (const name of ['POINTS', ...setup.tieBreaks]) {
    const groups = [...new Set(lines.map(({ place }) => place))].map((one) =>
      lines.filter(({ place }) => place === one),
    );
    for (const group of groups) settle(sheet, name, group);
  }
  return lines.sort((a, b) => a.place - b.place || lot.indexOf(a.entrant) - lot.indexOf(b.entrant));
}

// Applies one tie-break to a group of entrants who are still tied.
function settle(sheet: Sheet, name: string, group: readonly Line[]): void {
  const tied = group.map(({ entrant }) => entrant);
  const valued = group.map((line) => {
    const value = name === 'POINTS' ? line.points : tieBreakOf(sheet, name, line.entrant, tied);
    if (name !== 'POINTS') line.tieBreaks.push(value);
    return { line, value };
  });
  for (const { line, value } of valued) line.place += valued.filter((other) => below(value, other.value)).length;
}

function lineOf(sheet: Sheet, entrant: number): Line {
  const { setup, rounds } = sheet;
  const count = { won: 0, drawn: 0, lost: 0 };
  for (const round of rounds) {
    const table = tableOf(round, entrant);
    if (round.byes.includes(entrant)) count.won++;
    else if (round.unplayed.some((pair) => pair.includes(entrant))) count.lost++;
    if (!table?.over) continue;
    const places = outcome(table);
    if (places?.every((place) => place === 1)) count.drawn++;
    else if (isAlone(places, table.entrants.indexOf(entrant))) count.won++;
    else count.lost++;
  }
  return {
    entrant,
    place: 1,
    points: rounds.length === 0 ? ratio(0) : pointsOf(setup, rounds, entrant),
    tieBreaks: [],
    ...count,
  };
}
