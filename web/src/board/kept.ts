import type { Board, CardView, Cell, Counter, Piece, TableView, Zone } from '../data/client.ts';
import { isSame } from '../parts/memo.tsx';
import type { Arrangement, SeatPart } from './arrangement.ts';

/**
 * Returns a table that reuses every unchanged part of the previous one, so that components can compare by identity:
 * most entries change one or two cards out of a hundred.
 */
export function keptTable(before: TableView, now: TableView): TableView {
  return kept(before, {
    zones: keptList(before.zones, now.zones, ({ key }) => key, keptZone),
    board: now.board ? keptBoard(before.board, now.board) : null,
    counters: keptCounters(before.counters, now.counters),
    seats: keptList(
      before.seats,
      now.seats,
      ({ seat }) => seat,
      (old, { seat, status }) => kept(old, { seat, status: same(old.status, status) }),
    ),
  });
}

/** Returns an arrangement that reuses every unchanged part of the previous one. */
export function keptArrangement(before: Arrangement, now: Arrangement): Arrangement {
  const parts = (old: readonly SeatPart[], all: readonly SeatPart[]) =>
    keptList(
      old,
      all,
      ({ seat }) => seat,
      (one, part) =>
        kept(one, { ...part, counters: same(one.counters, part.counters), zones: same(one.zones, part.zones) }),
    );
  return {
    near: parts(before.near, now.near),
    far: parts(before.far, now.far),
    hands: same(before.hands, now.hands),
    common: same(before.common, now.common),
    counters: same(before.counters, now.counters),
    cards: now.cards,
  };
}

/** Returns a list that reuses the unchanged items of the previous one with the same name. */
export function keptList<T extends object>(
  before: readonly T[],
  now: readonly T[],
  nameOf: (one: T, index: number) => string | number,
  keep: (before: T, now: T) => T = kept,
): readonly T[] {
  const known = new Map(before.map((one, index) => [nameOf(one, index), one]));
  const all = now.map((one, index) => {
    const old = known.get(nameOf(one, index));
    return old ? keep(old, one) : one;
  });
  return same(before, all);
}

function keptZone(before: Zone, now: Zone): Zone {
  return kept(before, { ...now, cards: keptList(before.cards, now.cards, nameOfCard, keptCard) });
}

function keptCard(before: CardView, now: CardView): CardView {
  return kept(before, { ...now, stats: keptCounters(before.stats, now.stats) });
}

// Face-down cards have no number, so their position within the zone identifies them.
function nameOfCard({ number, place }: CardView, index: number): string {
  return number == null ? `back ${place ?? index}` : String(number);
}

function keptBoard(before: Board | null | undefined, now: Board): Board {
  if (!before) return now;
  return kept(before, { shape: now.shape, cells: keptList(before.cells, now.cells, ({ key }) => key, keptCell) });
}

function keptCell(before: Cell, now: Cell): Cell {
  return kept(before, { ...now, pieces: keptList(before.pieces, now.pieces, ({ key }) => key, keptPiece) });
}

function keptPiece(before: Piece, now: Piece): Piece {
  return kept(before, { ...now, stats: keptCounters(before.stats, now.stats) });
}

function keptCounters(before: readonly Counter[], now: readonly Counter[]): readonly Counter[] {
  return keptList(before, now, (_, index) => index);
}

function kept<T extends object>(before: T, now: T): T {
  return isSame(before, now) ? before : now;
}

function same<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length && now.every((one, index) => one === before[index]) ? before : now;
}
