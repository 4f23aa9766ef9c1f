import { fastRandom } from '../src/engine/index.ts';
import { lots } from '../src/tournaments/pairing/lots.ts';
import { pairSwiss } from '../src/tournaments/pairing/swiss.ts';
import { type PointsRule, THREE_POINTS } from '../src/tournaments/standings/points.ts';
import type { Round } from '../src/tournaments/standings/round-results.ts';
import { standings, TIE_BREAKS } from '../src/tournaments/standings/standings.ts';
import { figure, type Row } from './rows.ts';

const ROUNDS = 10;
const FOUR: PointsRule = { byPlace: [4, 3, 2, 1], draw: null, bye: 4 };

/** Times a Swiss tournament in milliseconds: the slowest pairing, and the total with the standings of each round. */
export async function tournamentsBench(): Promise<Row[]> {
  swiss(64, 2, THREE_POINTS); // warms up
  const two = swiss(1000, 2, THREE_POINTS);
  const four = swiss(400, 4, FOUR);
  return [
    { what: 'slowest round, 1,000 at two seats', value: figure(two.slowest, 'ms') },
    { what: `${ROUNDS} rounds, with all tie-breaks`, value: figure(two.all, 'ms') },
    { what: 'slowest round, 400 at four seats', value: figure(four.slowest, 'ms') },
    { what: `${ROUNDS} rounds, with all tie-breaks`, value: figure(four.all, 'ms') },
  ];
}

function swiss(count: number, seats: number, points: PointsRule): { slowest: number; all: number } {
  const entrants = Array.from({ length: count }, (_, i) => i + 1);
  const random = fastRandom(count);
  const rounds: Round[] = [];
  let [slowest, all] = [0, 0];
  for (let round = 1; round <= ROUNDS; round++) {
    const began = performance.now();
    const { tables, byes } = pairSwiss({ entrants, rounds, points, seats }, lots('bench', `1/${round}/pairing`));
    const paired = performance.now();
    rounds.push({
      round,
      byes,
      tables: tables.map((table, i) => ({
        table: i + 1,
        entrants: table,
        over: true,
        games: [{ places: placesOf(table.length, random) }],
      })),
    });
    standings({ entrants, rounds, points, gamesToWin: 1, tieBreaks: TIE_BREAKS, lot: entrants });
    slowest = Math.max(slowest, paired - began);
    all += performance.now() - began;
  }
  return { slowest, all };
}

// All scores are equally likely, including draws.
function placesOf(seats: number, random: (n: number) => number): number[] {
  const scores = Array.from({ length: seats }, () => random(7));
  return scores.map((own) => 1 + scores.filter((other) => other > own).length);
}
