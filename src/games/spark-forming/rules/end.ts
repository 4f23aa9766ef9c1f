import type { At, Seat, Table, TurnLimit } from '../../../engine/index.ts';
import { attackersOf, defenderOf, isStanding, livingOf, otherSide, sideOf, teamOf } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Side } from '../state.ts';
import { zoneName } from '../zones.ts';

/**
 * Removes a member from the match. The member's fragment charge goes to Quarantine, and the match ends if the team has
 * no member left. Callers must check `table.at.result` before they continue.
 */
export function fall(table: Table<SparkForming>, seat: Seat, why: 'DEFEATED' | 'LEFT'): void {
  const { at } = table;
  if (!isStanding(at.state, seat)) return;
  table.emit({ fact: 'fell', seat, why });
  table.gather([zoneName('fragmentCharge', seat)], zoneName('quarantine', seat));
  const side = sideOf(seat);
  if (livingOf(at, side).length > 0) return;
  const reason = why === 'LEFT' ? 'The other side has left' : 'The other side has no Health Points left';
  finish(table, otherSide(side), reason);
}

/** Removes a seat that resigns. The turn continues without the seat, or is broken off if no attack has been made. */
export function leave(table: Table<SparkForming>, seat: Seat): void {
  const { state } = table.at;
  if (!isStanding(state, seat)) return;
  const attacking = attackersOf(state).includes(seat);
  const inTurn = state.turn > 0 && (attacking || seat === defenderOf(state));
  fall(table, seat, 'LEFT');
  if (table.at.result || !inTurn) return;
  // Ruling: an attacker who leaves loses the attack. A defender or a partner who leaves does not stop the attacker.
  const next = state.active[state.side] === seat ? otherSide(state.side) : state.next;
  if (table.at.agenda.at(-1)?.step === 'attack') table.emit({ fact: 'turnBroken', next });
  else if (next !== state.next) table.emit({ fact: 'attackLost', next });
}

/** Returns the Health Points of a side. */
export function totalOf(at: At<SparkForming>, side: Side): number {
  return teamOf(at, side).reduce((sum, seat) => sum + (at.state.hp[seat] ?? 0), 0);
}

/** Ends a long match. Ruling: the side with more Health Points wins. */
export function finishByCount(table: Table<SparkForming>, why: string): void {
  const [one, other] = [totalOf(table.at, 0), totalOf(table.at, 1)];
  finish(table, one === other ? null : one > other ? 0 : 1, why);
}

/** Ruling: a turn that reaches the limit ends the match, and the side with more Health Points wins. */
export const turnLimit: TurnLimit<SparkForming> = {
  begins: 'turnBegan',
  answers: 300,
  ruling: (table) => finishByCount(table, 'A turn has gone on without an end'),
};

// Ends the match. All seats of the winning side share the first rank. In a draw, all seats share it.
function finish(table: Table<SparkForming>, winner: Side | null, why: string): void {
  const { seats } = table.at;
  const ranks = Array.from({ length: seats }, (_, seat) =>
    winner === null || sideOf(seat) === winner ? 1 : 1 + seats / 2,
  );
  table.finish({ ranks, why });
}
