import type { At, Result, Seat, Table, TurnLimit } from '../../../engine/index.ts';
import { inTurn, isAlive, lifeOf } from '../seats.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf } from '../zones.ts';
import { dropPiece, putBack, toPile } from './piles.ts';

/**
 * Removes an avatar. Ruling: its equipment falls on its cell, its hand and allies go to the stacks, and its events
 * stay. The match ends when only one avatar is left, so callers must check `table.at.result` before they continue.
 * @param since the number of fallen avatars before an effect that can slay several avatars at the same time
 */
export function fall(table: Table<Valhalla>, seat: Seat, why: 'SLAIN' | 'LEFT', since?: number): void {
  const { at } = table;
  if (!isAlive(at, seat)) return;
  for (const card of [...cardsOf(at, 'equipment', seat)]) dropPiece(table, seat, card);
  toPile(table, [...cardsOf(at, 'hand', seat)], 'recycle');
  const { pending } = at.state;
  if (pending?.kind === 'ACTIVITY' && pending.seat === seat) putBack(table, pending);
  toPile(table, [...cardsOf(at, 'allies', seat)], 'discard');
  const tied = since !== undefined && at.state.fallen.length > since;
  table.emit({ fact: 'fell', seat, why, ...(tied && { tied }) });
  const living = inTurn(at, 0).filter((one) => isAlive(at, one));
  if (living.length <= 1) table.finish({ ranks: ranksOf(at), why: 'One avatar is left' });
}

export function leave(table: Table<Valhalla>, seat: Seat): void {
  fall(table, seat, 'LEFT');
}

/** Ends a long match. Ruling: the seat with the most life wins. */
export function finishByCount(table: Table<Valhalla>, why: string): void {
  table.finish({ ranks: ranksOf(table.at), why });
}

/** Ruling: a limit on the cards that a seat plays or uses in one turn prevents endless loops. */
export const MOST_PLAYS = 30;

/**
 * Ruling: a turn that reaches the limit ends the match with scoring. The limit is higher than the number of answers in
 * a turn in which four seats make the maximum number of plays and all others answer each play.
 */
export const turnLimit: TurnLimit<Valhalla> = {
  begins: 'turnBegan',
  answers: 4 * MOST_PLAYS * 10,
  ruling: (table) => finishByCount(table, 'A turn has gone on without an end'),
};

// Ranks the seats that are still in by life, with shared ranks for ties. Fallen seats follow, and the last seat to fall
// has the best rank among them. Seats that fell at the same time share a rank.
function ranksOf(at: At<Valhalla>): Result['ranks'] {
  const { fallen, tied = [] } = at.state;
  const standing = inTurn(at, 0).map((seat) => {
    if (isAlive(at, seat)) return at.seats + lifeOf(at, seat);
    return fallen.findLastIndex((one, index) => index <= fallen.indexOf(seat) && !tied.includes(one));
  });
  return standing.map((own) => 1 + standing.filter((other) => other > own).length);
}
