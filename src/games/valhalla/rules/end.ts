import type { At, Counter, Result, Seat, Table, TurnLimit } from '../../../engine/index.ts';
import { inTurn, isAlive, lifeOf } from '../seats.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf } from '../zones.ts';
import { dropPiece, putBack, toPile } from './piles.ts';

/**
 * An avatar is out: its equipment falls on its cell, its hand and allies go to the stacks, and its events stay. The match
 * ends when one avatar is left. Callers must check `table.at.result` before they continue.
 * @param since the number of the fallen before an effect that can slay several avatars at the same time
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

/** A seat resigns: it is out. */
export function leave(table: Table<Valhalla>, seat: Seat): void {
  fall(table, seat, 'LEFT');
}

/** Ends a long match: the seat with the most life wins. */
export function finishByCount(table: Table<Valhalla>, why: string): void {
  table.finish({ ranks: ranksOf(table.at), why });
}

/** The numbers that rank the living; empty if only one is left. */
export function scores(at: At<Valhalla>): Counter[] {
  const living = inTurn(at, 0).filter((seat) => isAlive(at, seat));
  if (living.length < 2) return [];
  return living.map((seat) => ({ label: 'Life', seat, value: lifeOf(at, seat), max: null }));
}

/** The most cards that a seat may play and use in one turn. Ruling: this prevents endless loops of cards. */
export const MOST_PLAYS = 30;

/**
 * The match is scored if a turn reaches this number of answers. Four seats with the most plays, and the others' answers to
 * each, stay below it.
 */
export const turnLimit: TurnLimit<Valhalla> = {
  begins: 'turnBegan',
  answers: 4 * MOST_PLAYS * 10,
  ruling: (table) => finishByCount(table, 'A turn has gone on without an end'),
};

// The living by life, with shared ranks; then the fallen, the last one to fall first, sharing a rank if they fell together.
function ranksOf(at: At<Valhalla>): Result['ranks'] {
  const { fallen, tied = [] } = at.state;
  const standing = inTurn(at, 0).map((seat) => {
    if (isAlive(at, seat)) return at.seats + lifeOf(at, seat);
    return fallen.findLastIndex((one, index) => index <= fallen.indexOf(seat) && !tied.includes(one));
  });
  return standing.map((own) => 1 + standing.filter((other) => other > own).length);
}
