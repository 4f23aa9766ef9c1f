import type { At, Seat, Table, TurnLimit } from '../../../engine/index.ts';
import { colourOf, doer, hasLeft, seatsOf } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Score } from '../state.ts';
import { DISCARD_PILE, zoneName, zoneOf } from '../zones.ts';
import { scoreOf, sideSums } from './scoring.ts';

/** Reveals the quests, scores the match and ends it. */
export function finishByScore(table: Table<SparkOfWar>, why: string): void {
  const { at } = table;
  const seats = seatsOf(at);
  table.reveal(seats.flatMap((seat) => zoneOf(at, 'quests', seat).cards));
  const scores = seats.map((seat) => scoreOf(at, seat));
  table.emit({ fact: 'scored', scores });
  table.finish({ ranks: ranksOf(at, (seat) => sideScore(at, scores, seat)), why });
}

/** Ruling: a turn that reaches the limit ends the match with scoring. Normal turns end earlier, after two actions. */
export const turnLimit: TurnLimit<SparkOfWar> = {
  begins: 'turnBegan',
  answers: 300,
  ruling: (table) => finishByScore(table, 'A turn has gone on without an end'),
};

/**
 * Returns the numbers that rank a side: points, then stars, then planets. The numbers of a team are the sums over its
 * players.
 */
export function sideScore(at: At<SparkOfWar>, scores: readonly Score[], seat: Seat): number[] {
  const team = sideSums(scores).find(({ side }) => side === colourOf(at, seat));
  const score = team ?? scores.find((one) => one.seat === seat);
  return score ? [score.total, score.stars, score.planets] : [];
}

export function sameSide(at: At<SparkOfWar>, a: Seat, b: Seat): boolean {
  const colour = colourOf(at, a);
  return colour === null ? a === b : colour === colourOf(at, b);
}

// Ranks all seats. Players who have left rank behind all others, and in a Face-off behind both teams. The last player
// to leave ranks first among them.
function ranksOf(at: At<SparkOfWar>, score: (seat: Seat) => number[]): number[] {
  const seats = seatsOf(at);
  const standing = seats.map((seat) => (hasLeft(at, seat) ? [0, at.state.left.indexOf(seat)] : [1, ...score(seat)]));
  return seats.map((seat) => 1 + standing.filter((other) => isBetter(other, standing[seat] ?? [])).length);
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The player's ships go to the discard pile, and his turns are skipped. The last remaining side wins immediately. */
export function leave(table: Table<SparkOfWar>, seat: Seat): void {
  const { at } = table;
  if (hasLeft(at, seat)) return;
  table.emit({ fact: 'seatLeft', ...doer(at, seat) });
  table.gather([zoneName('hand', seat), zoneName('salvage', seat)], DISCARD_PILE);
  const staying = seatsOf(at).filter((one) => !hasLeft(at, one));
  const [first] = staying;
  if (first === undefined || staying.every((one) => sameSide(at, one, first))) {
    table.finish({ ranks: ranksOf(at, () => []), why: 'One side is left' });
  }
}
