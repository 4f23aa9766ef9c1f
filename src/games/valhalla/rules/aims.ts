import type { At, Blank, BlankOption, CardId, Seat } from '../../../engine/index.ts';
import type { Target } from '../moves.ts';
import { cellOf, lifeOf } from '../seats.ts';
import { cellLabel, pieceLabel, seatName } from '../shown/labels.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf } from '../zones.ts';
import { armourOf } from './damage.ts';
import { adjacent, type CellNumber, distance, OFF } from './map.ts';

/** One way to aim an effect: what goes into the move as its target, and what of it is left open. */
export interface Aim {
  label: string;
  target?: Target;
  /** Its path counts from the target. */
  blank?: Blank;
}

const one = (key: 'seat' | 'cell' | 'card', from: readonly BlankOption[]): Pick<Aim, 'target' | 'blank'> => {
  const [only, another] = from;
  const value = Number(only?.value);
  const values = only && !another ? [value] : [];
  const target = key === 'seat' ? { seat: values } : key === 'cell' ? { cell: values } : { card: values };
  return values.length > 0 ? { target } : { target, blank: { path: [key], from, min: 1, max: 1 } };
};

function aimAt(label: string, key: 'seat' | 'cell' | 'card', from: readonly BlankOption[]): Aim[] {
  const [only, another] = from;
  if (!only) return [];
  return [{ label: another ? `${label} …` : `${label} ${only.label}`, ...one(key, from) }];
}

export function aimAtSeats(label: string, seats: readonly Seat[]): Aim[] {
  return aimAt(
    label,
    'seat',
    seats.map((seat) => ({ value: seat, label: seatName(seat) })),
  );
}

export function aimAtCells(at: At<Valhalla>, label: string, cells: readonly CellNumber[]): Aim[] {
  return aimAt(
    label,
    'cell',
    cells.map((cell) => ({ value: cell, label: cellLabel(at, cell) })),
  );
}

/** Pieces by who wears them. */
export function aimAtPieces(
  at: At<Valhalla>,
  label: string,
  cards: readonly CardId[],
  whose: (card: CardId) => string,
): Aim[] {
  return aimAt(
    label,
    'card',
    cards.map((card) => ({ value: card, label: `${whose(card)}${pieceLabel(at, card)}` })),
  );
}

export function equipmentOf(at: At<Valhalla>, seats: readonly Seat[]): CardId[] {
  return seats.flatMap((seat) => cardsOf(at, 'equipment', seat));
}

/** Each opponent within reach may be pushed to a cell next to its own. */
export function pushes(at: At<Valhalla>, seat: Seat, foes: readonly Seat[], within: number): Aim[] {
  return foes
    .filter((foe) => distance(cellOf(at, seat), cellOf(at, foe)) <= within)
    .map((foe) => ({
      label: `push ${seatName(foe)} to …`,
      target: { push: { seat: foe, to: [] } },
      blank: {
        path: ['push', 'to'],
        from: adjacent(cellOf(at, foe)).map((cell) => ({ value: cell, label: cellLabel(at, cell) })),
        min: 1,
        max: 1,
      },
    }));
}

/** Opponents on the map, for who is on it himself. */
export function onMap(at: At<Valhalla>, seat: Seat, foes: readonly Seat[]): Seat[] {
  return cellOf(at, seat) === OFF ? [] : foes.filter((foe) => cellOf(at, foe) !== OFF);
}

/** "20 life, armour 3": what a bystander would like to know before aiming at somebody. */
export function standing(at: At<Valhalla>, seat: Seat): string {
  const armour = armourOf(at, seat).length;
  return `${lifeOf(at, seat)} life${armour ? `, ${armour} armour` : ''}`;
}
