import {
  type At,
  type BlankOption,
  type CardId,
  type Choice,
  isRead,
  type ListPath,
  oneOf,
  type Seat,
  type Who,
} from '../../../../engine/index.ts';
import type { Target } from '../../moves.ts';
import { cellOf, lifeOf } from '../../seats.ts';
import { cellOptions, pieceLabel, unlike } from '../../shown/labels.ts';
import type { Valhalla } from '../../valhalla.ts';
import { cardsOf } from '../../zones.ts';
import { armourOf } from '../damage.ts';
import { adjacent, type CellNumber, distance, OFF } from '../map.ts';

/** One way to aim an effect: a choice of its target, or null if it has no target. */
export type Aim = Choice<Target | null>;

type Single = { seat: number[] } | { cell: number[] } | { card: number[] };

// A single target leaves no blank.
function aimAt(
  label: string,
  from: readonly BlankOption[],
  target: (values: number[]) => Single,
  path: ListPath<Single>,
): Aim[] {
  const [only, another] = from;
  if (!only) return [];
  if (!another) return [{ label: `${label} ${only.label}`, move: target([Number(only.value)]) }];
  return [oneOf(`${label} …`, target([]), path, from)];
}

export function aimAtSeats(at: At<Valhalla>, label: string, seats: readonly Seat[], who: Who): Aim[] {
  const from = seats.map((seat) => ({ value: seat, label: isRead(who) ? `${who(seat)} (${standing(at, seat)})` : '' }));
  return aimAt(label, from, (seat) => ({ seat }), ['seat']);
}

export function aimAtCells(at: At<Valhalla>, label: string, cells: readonly CellNumber[], who: Who): Aim[] {
  return aimAt(label, cellOptions(at, cells, who), (cell) => ({ cell }), ['cell']);
}

/** Pieces with their wearers; only the first of those with equal labels. */
export function aimAtPieces(
  at: At<Valhalla>,
  label: string,
  cards: readonly CardId[],
  whose: (card: CardId) => string,
): Aim[] {
  const from = cards.map((card) => ({ value: card, label: `${whose(card)}${pieceLabel(at, card)}` }));
  return aimAt(
    label,
    unlike(from, (option) => option.label),
    (card) => ({ card }),
    ['card'],
  );
}

export function equipmentOf(at: At<Valhalla>, seats: readonly Seat[]): CardId[] {
  return seats.flatMap((seat) => cardsOf(at, 'equipment', seat));
}

/** Pushes of each opponent within reach to a cell next to its own. */
export function pushes(at: At<Valhalla>, seat: Seat, foes: readonly Seat[], within: number, who: Who): Aim[] {
  return foes
    .filter((foe) => distance(cellOf(at, seat), cellOf(at, foe)) <= within)
    .map((foe) => {
      const from = cellOptions(at, adjacent(cellOf(at, foe)), who);
      return oneOf(`push ${who(foe)} to …`, { push: { seat: foe, to: [] } }, ['push', 'to'], from);
    });
}

/** The opponents on the map, if the seat is on it. */
export function onMap(at: At<Valhalla>, seat: Seat, foes: readonly Seat[]): Seat[] {
  return cellOf(at, seat) === OFF ? [] : foes.filter((foe) => cellOf(at, foe) !== OFF);
}

/** "20 life, 3 armour": an opponent's state in the label of an aim. */
export function standing(at: At<Valhalla>, seat: Seat): string {
  const armour = armourOf(at, seat).length;
  return `${lifeOf(at, seat)} life${armour ? `, ${armour} armour` : ''}`;
}
