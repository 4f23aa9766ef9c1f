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
import { AIMED } from '../../shown/prompts.ts';
import type { Valhalla } from '../../valhalla.ts';
import { cardsOf } from '../../zones.ts';
import { armourOf } from '../damage.ts';
import { adjacent, type CellNumber, distance, OFF } from '../map.ts';

/** A choice of an effect's target. The move is null if the effect has no target. */
export type Aim = Choice<Target | null>;

type Single = { seat: number[] } | { cell: number[] } | { card: number[] };

// Builds a choice of a target. A single target needs no blank.
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

export function aimAtCells(at: At<Valhalla>, label: string, cells: readonly CellNumber[], seat: Seat, who: Who): Aim[] {
  return aimAt(label, cellOptions(at, cells, seat, who), (cell) => ({ cell }), ['cell']);
}

/** Returns choices naming a piece and its wearer. If several pieces have equal labels, only the first is included. */
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

/** Returns choices that push an opponent within reach to an adjacent cell. */
export function pushes(at: At<Valhalla>, seat: Seat, foes: readonly Seat[], within: number, who: Who): Aim[] {
  return foes
    .filter((foe) => distance(cellOf(at, seat), cellOf(at, foe)) <= within)
    .map((foe) => {
      const from = cellOptions(at, adjacent(cellOf(at, foe)), seat, who);
      return oneOf(AIMED.push(who(foe)), { push: { seat: foe, to: [] } }, ['push', 'to'], from);
    });
}

/** Returns the opponents on the map, or none if the seat itself is off the map. */
export function onMap(at: At<Valhalla>, seat: Seat, foes: readonly Seat[]): Seat[] {
  return cellOf(at, seat) === OFF ? [] : foes.filter((foe) => cellOf(at, foe) !== OFF);
}

/** Describes the state of an opponent in the label of a choice, such as "20 life, 3 armour". */
export function standing(at: At<Valhalla>, seat: Seat): string {
  const armour = armourOf(at, seat).length;
  return `${lifeOf(at, seat)} life${armour ? `, ${armour} armour` : ''}`;
}
