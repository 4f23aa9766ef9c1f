import {
  type At,
  type BlankOption,
  type CardId,
  isRead,
  knowersOf,
  NOBODY,
  type Seat,
  type Who,
} from '../../../engine/index.ts';
import { isTurnedUp, terrainAt } from '../rules/cells.ts';
import { CELLS, type CellNumber, columnOf, rowOf } from '../rules/map.ts';
import { pieceOf } from '../rules/pieces.ts';
import type { Valhalla } from '../valhalla.ts';
import { nameOf, ownerOf, printedOn } from '../zones.ts';

/** Describes a cell, such as "cell 14 (row 3, column 2): Wolf Den", with the terrain only if the seat knows it. */
export function cellLabel(at: At<Valhalla>, cell: CellNumber, seat: Seat): string {
  return `cell ${cell} (row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}): ${groundFor(at, cell, seat)}`;
}

function groundFor(at: At<Valhalla>, cell: CellNumber, seat: Seat): string {
  const terrain = terrainAt(at, cell);
  if (terrain === null) return 'empty';
  if (isTurnedUp(at, cell)) return nameOf(at, terrain);
  const knowers = knowersOf(at, terrain) ?? NOBODY;
  if (knowers !== 'everyone' && !knowers.includes(seat)) return 'face down';
  return `${nameOf(at, terrain)} (${ownerOf(at, terrain) === seat ? 'yours, ' : ''}face down)`;
}

const UNREAD_CELLS: readonly BlankOption[] = CELLS.map((value) => ({ value, label: '' }));

export function cellOptions(at: At<Valhalla>, cells: readonly CellNumber[], seat: Seat, who: Who): BlankOption[] {
  return cells.map((value) => {
    const unread = UNREAD_CELLS[value - 1];
    return unread && !isRead(who) ? unread : { value, label: cellLabel(at, value, seat) };
  });
}

export const shotsLabel = (shots: number): string => (shots === 1 ? '1 shot' : `${shots} shots`);

/** Describes a piece, such as "Revolver, 3 shots, used", to distinguish it from other cards of the same name. */
export function pieceLabel(at: At<Valhalla>, card: CardId): string {
  const { name, weapon, hp: most } = printedOn(at, card);
  const { shots, used, hp } = pieceOf(at, card);
  const loaded = weapon && weapon.sort !== 'melee' ? `, ${shots === 0 ? 'empty' : shotsLabel(shots)}` : '';
  return `${name}${loaded}${hp < most ? `, ${hp} HP left` : ''}${used ? ', used' : ''}`;
}

/** Returns a prefix such as "Seat 1’s " for a card from another seat's deck, and otherwise an empty string. */
export const deckOwner = (at: At<Valhalla>, seat: Seat, who: Who) => (card: CardId) => {
  const owner = ownerOf(at, card);
  return owner === seat ? '' : `${who(owner)}’s `;
};

/** Describes a piece like {@link pieceLabel}, with the owner if the card is from another seat's deck. */
export function ownedLabel(at: At<Valhalla>, card: CardId, seat: Seat, who: Who): string {
  return `${deckOwner(at, seat, who)(card)}${pieceLabel(at, card)}`;
}

/** Describes a card in hand. Equipment keeps its state in a hand, and can be from another seat's deck. */
export function handLabel(at: At<Valhalla>, card: CardId, seat: Seat, who: Who): string {
  return printedOn(at, card).kind === 'equipment' ? ownedLabel(at, card, seat, who) : nameOf(at, card);
}

/** Keeps only the first of several items with equal labels, because they are interchangeable. */
export function unlike<T>(things: readonly T[], label: (thing: T) => string): T[] {
  if (things.length < 2) return [...things];
  const seen: string[] = [];
  return things.filter((thing) => {
    const text = label(thing);
    return !seen.includes(text) && seen.push(text);
  });
}

/** Adds numbers to equal labels, such as "Sprint" and "Sprint (2)", in lists that must contain all options. */
export function distinct(options: readonly BlankOption[]): BlankOption[] {
  const seen = new Map<string, number>();
  return options.map(({ value, label }) => {
    const nth = (seen.get(label) ?? 0) + 1;
    seen.set(label, nth);
    return { value, label: nth === 1 ? label : `${label} (${nth})` };
  });
}
