import type { Ask, At, CardId, Run, Seat, Table } from '../../../engine/index.ts';
import { isAlive, lifeOf } from '../seats.ts';
import { ASK } from '../shown/prompts.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, nameOf, printedOn } from '../zones.ts';
import { fall } from './end.ts';
import { isEmpty, pieceOf } from './pieces.ts';
import { changeLife, toPile } from './piles.ts';

export function armourOf(at: At<Valhalla>, seat: Seat): CardId[] {
  return cardsOf(at, 'equipment', seat).filter((card) => printedOn(at, card).def > 0 && !isEmpty(at, card));
}

/** Returns the maximum damage that a seat's armour takes without losing a piece. */
export function armourTotal(at: At<Valhalla>, seat: Seat): number {
  return armourOf(at, seat).reduce((sum, card) => sum + printedOn(at, card).def, 0);
}

/** Rules, Allies: "during combat", allies take the damage first. Then armour takes it, and then life is lost. */
export const damage: Run<Valhalla, 'damage'> = {
  run: (table, { seat, n, combat = false, by, since }) => {
    if (!isAlive(table.at, seat)) return;
    const left = combat ? onAllies(table, seat, n) : n;
    if (left <= 0) return;
    const total = armourTotal(table.at, seat);
    // Damage up to the total of the armour is spread over the pieces, so that no piece takes too much.
    if (total >= left) return absorb(table, seat, left);
    if (total === 0) return wounded(table, seat, left, since);
    table.emit({ fact: 'armourOvercome', seat, n: left });
    const more = { ...(by !== undefined && { by }), ...(since !== undefined && { since }) };
    table.next({ step: 'giveWay', seat, n: left, ...more });
  },
};

// Deals damage to allies in the order in which they joined. Returns the remaining damage.
function onAllies(table: Table<Valhalla>, seat: Seat, n: number): number {
  let left = n;
  for (const card of [...cardsOf(table.at, 'allies', seat)]) {
    if (left <= 0) return 0;
    const { hp } = pieceOf(table.at, card);
    const taken = Math.min(hp, left);
    const name = nameOf(table.at, card);
    left -= taken;
    table.emit({ fact: 'allyHurt', seat, card, name, n: taken, hp: hp - taken });
    if (taken === hp) toPile(table, [card], 'discard');
  }
  return left;
}

function absorb(table: Table<Valhalla>, seat: Seat, n: number): void {
  let left = n;
  for (const card of armourOf(table.at, seat)) {
    const taken = Math.min(left, printedOn(table.at, card).def);
    left -= taken;
    if (taken > 0) table.emit({ fact: 'armourTook', seat, name: nameOf(table.at, card), n: taken, lost: false });
  }
}

function wounded(table: Table<Valhalla>, seat: Seat, n: number, since?: number): void {
  changeLife(table, seat, -n);
  if (lifeOf(table.at, seat) === 0) fall(table, seat, 'SLAIN', since);
}

/** Reduces a seat's life directly. */
export function loseLife(table: Table<Valhalla>, seat: Seat, n: number, since: number): void {
  if (isAlive(table.at, seat)) wounded(table, seat, n, since);
}

/**
 * If the damage exceeds the armour's total, the defender chooses the piece that takes too much and is lost. All other
 * pieces take their +DEF and stay, and the rest reduces life. No other division would be better.
 */
export const giveWay: Ask<Valhalla, 'giveWay'> = {
  asks: (at, { seat }) => (isAlive(at, seat) && armourOf(at, seat).length > 0 ? [seat] : []),
  prompt: (at, { seat, n, by }) => ASK.giveWay(n, by, armourTotal(at, seat)),
  choices: (at, { seat }) =>
    armourOf(at, seat).map((piece) => ({
      label: `${nameOf(at, piece)}: ${printedOn(at, piece).text}`,
      move: { giveWay: { piece } },
    })),
  take: (table, { n, since }, seat, { giveWay: { piece } }) => {
    const rest = n - armourTotal(table.at, seat);
    for (const card of armourOf(table.at, seat)) {
      const { def, name } = printedOn(table.at, card);
      table.emit({ fact: 'armourTook', seat, name, n: def, lost: card === piece });
    }
    toPile(table, [piece], 'discard');
    wounded(table, seat, rest, since);
  },
  absent: (at, { seat }) => {
    const pieces = armourOf(at, seat).sort((a, b) => printedOn(at, a).def - printedOn(at, b).def);
    return { giveWay: { piece: pieces[0] ?? 0 } };
  },
  open: true,
};
