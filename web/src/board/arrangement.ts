import type { CardView, Counter, TableView, Zone } from '../data/client.ts';

/** A seat's part of the table. */
export interface SeatPart {
  readonly seat: number;
  readonly status: readonly string[];
  readonly counters: readonly Counter[];
  readonly zones: readonly Zone[];
}

/** The table arranged for one viewer. */
export interface Arrangement {
  /** The part in front of the viewer: the viewer's own, or that of seat 0 for spectators. */
  readonly near: readonly SeatPart[];
  /** The other seats, clockwise from the viewer's left. */
  readonly far: readonly SeatPart[];
  /** The open hands in front of the viewer: the viewer's own or, for spectators, all readable hands. */
  readonly hands: readonly Zone[];
  /** The zones that belong to no seat. */
  readonly common: readonly Zone[];
  readonly counters: readonly Counter[];
  /** Every card that the viewer can read, by number. */
  readonly cards: ReadonlyMap<number, CardView>;
}

/** @param mine the viewer's seats; empty for spectators */
export function arranged(table: TableView, mine: readonly number[]): Arrangement {
  const zones = table.zones.filter((zone) => !isOnBoard(table, zone));
  const hands = zones.filter(
    (zone) => isOpen(zone) && (mine.length === 0 || (zone.seat != null && mine.includes(zone.seat))),
  );
  const parts = table.seats.map(({ seat, status }): SeatPart => {
    const counters = table.counters.filter((counter) => counter.seat === seat);
    return { seat, status, counters, zones: zones.filter((zone) => zone.seat === seat && !hands.includes(zone)) };
  });
  const first = mine[0] ?? 0;
  const near = parts.filter(({ seat }) => (mine.length > 0 ? mine.includes(seat) : seat === 0));
  const others = parts.filter((part) => !near.includes(part));
  const cut = others.findIndex(({ seat }) => seat > first);
  const far = cut < 0 ? others : [...others.slice(cut), ...others.slice(0, cut)];
  const common = zones.filter((zone) => zone.seat == null);
  const counters = table.counters.filter((counter) => counter.seat == null);
  return { near, far, hands, common, counters, cards: cardsOf(table) };
}

// A hand with only some known cards is not open.
function isOpen({ kind, cards, count }: Zone): boolean {
  return kind === 'HAND' && count > 0 && cards.length === count;
}

/**
 * Whether the board already shows a zone: one of its cards is a piece or the ground of a cell, or the zone is an empty
 * or face-down row of the table.
 */
function isOnBoard({ board }: TableView, { cards, kind, seat }: Zone): boolean {
  if (!board) return false;
  if (kind === 'ROW' && seat == null)
    return cards.length === 0 || cards.every(({ number }) => number == null) || isThere(board, cards);
  return isThere(board, cards);
}

function isThere(board: NonNullable<TableView['board']>, cards: readonly CardView[]): boolean {
  const numbers = new Set(cards.map(({ number }) => number));
  return board.cells.some(({ card, pieces }) =>
    [card, ...pieces.map((piece) => piece.card)].some((one) => one != null && numbers.has(one)),
  );
}

function cardsOf({ zones }: TableView): ReadonlyMap<number, CardView> {
  const readable = zones.flatMap(({ cards }) => cards).filter((card) => card.number != null);
  return new Map(readable.map((card) => [card.number ?? -1, card]));
}

/** Sorts rows and piles by place, and hands by name: a hand has no order, so copies are grouped. */
export function inOrder({ kind, cards }: Zone): readonly CardView[] {
  const byPlace = (a: CardView, b: CardView) => (a.place ?? 0) - (b.place ?? 0);
  const byName = (a: CardView, b: CardView) =>
    a.back.localeCompare(b.back) || (a.name ?? '').localeCompare(b.name ?? '') || (a.number ?? 0) - (b.number ?? 0);
  return [...cards].sort(kind === 'HAND' ? byName : byPlace);
}

/** Returns the kind of more than two thirds of the free cells, if any: plain ground that needs no attention. */
export function plainKind({ board }: TableView): string | null {
  const cells = board?.cells.filter(({ pieces }) => pieces.length === 0) ?? [];
  const counts = new Map<string, number>();
  for (const { kind } of cells) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [plain] = [...counts].find(([, count]) => count * 3 > cells.length * 2) ?? [];
  return plain ?? null;
}
