import type { At, Result, Seat, Table, TurnLimit } from '../../../engine/index.ts';
import { HANDS } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { inTurn, isAlive } from '../seats.ts';
import { hitsOf, isGolem } from '../state.ts';
import { DISCARD_ZONE, zoneName } from '../zones.ts';

/**
 * Removes a player whose Wizard was destroyed or who has left. Ruling: his golems crumble, and his hands are discarded.
 * The match ends when only one Wizard is left, so callers must check `table.at.result` before they continue.
 */
export function fall(table: Table<Golems>, seat: Seat, why: 'DESTROYED' | 'LEFT'): void {
  const { at } = table;
  if (!isAlive(at, seat)) return;
  table.emit({ fact: 'wizardFell', seat, why });
  for (const kind of HANDS) table.gather([zoneName(kind, seat)], DISCARD_ZONE[kind]);
  const living = inTurn(at, 0).filter((one) => isAlive(at, one));
  if (living.length <= 1) table.finish({ ranks: ranksOf(at, () => []), why: 'One Wizard is left' });
}

export function leave(table: Table<Golems>, seat: Seat): void {
  fall(table, seat, 'LEFT');
}

/** Ends a long match. Ruling: the players who are still in are ranked by Wizard hits, golem hits and mana. */
export function finishByCount(table: Table<Golems>, why: string): void {
  const { at } = table;
  table.finish({ ranks: ranksOf(at, (seat) => countOf(at, seat)), why });
}

/** Returns the numbers that rank a long match: Wizard hits, golem hits and mana. */
export function countOf({ state: { units, mana } }: At<Golems>, seat: Seat): [number, number, number] {
  const mine = units.filter((unit) => unit.seat === seat);
  const wizard = mine.find((unit) => !isGolem(unit));
  const golemHits = mine.filter(isGolem).reduce((sum, unit) => sum + hitsOf(unit), 0);
  return [wizard ? hitsOf(wizard) : 0, golemHits, mana[seat] ?? 0];
}

/** Ruling: a turn that reaches the limit ends the match with scoring. Normal turns end earlier. */
export const turnLimit: TurnLimit<Golems> = {
  begins: 'turnBegan',
  answers: 1000,
  ruling: (table) => finishByCount(table, 'A turn has gone on without an end'),
};

// Ranks the players who are still in by score, with shared ranks for ties. Fallen players follow, and the last player
// to fall has the best rank among them.
function ranksOf(at: At<Golems>, score: (seat: Seat) => number[]): Result['ranks'] {
  const seats = inTurn(at, 0);
  const standing = seats.map((seat) => (isAlive(at, seat) ? [1, ...score(seat)] : [0, at.state.fallen.indexOf(seat)]));
  return seats.map((seat) => 1 + standing.filter((other) => compare(other, standing[seat] ?? []) > 0).length);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
