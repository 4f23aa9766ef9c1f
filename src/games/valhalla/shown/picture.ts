import {
  type At,
  type BoardView,
  type CardId,
  type Counter,
  hasPassed,
  type Piece,
  type Seat,
} from '../../../engine/index.ts';
import { LIFE, SHOTS } from '../cards/catalogue.ts';
import { isTurnedUp, lyingAt, terrainAt } from '../rules/cells.ts';
import { CELLS, type CellNumber, columnOf, cornersFor, rowOf } from '../rules/map.ts';
import { pieceOf, shoots } from '../rules/pieces.ts';
import { weaponsOf } from '../rules/reach.ts';
import { attackOf, defenceOf } from '../rules/stats.ts';
import { cellOf, inTurn, isAlive, lifeOf, turnOf } from '../seats.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, nameOf, printedOn } from '../zones.ts';
import { pieceLabel } from './labels.ts';
import { roundOf } from './view.ts';

/** Returns the key of a seat's avatar on the map. */
export function avatarKey(seat: Seat): string {
  return `seat-${seat}`;
}

function tokens(at: At<Valhalla>, cell: CellNumber): Piece[] {
  return inTurn(at, 0)
    .filter((seat) => cellOf(at, seat) === cell)
    .map((seat) => ({
      key: avatarKey(seat),
      kind: 'avatar',
      label: nameOf(at, cardsOf(at, 'avatar', seat)[0] ?? 0),
      seat,
      card: cardsOf(at, 'avatar', seat)[0] ?? null,
      rotation: null,
      stats: [
        { label: 'Life', seat, value: lifeOf(at, seat), max: LIFE },
        { label: 'ATK', seat, value: attackOf(at, seat, null), max: null },
        { label: 'DEF', seat, value: defenceOf(at, seat, null), max: null },
      ],
    }));
}

function lying(at: At<Valhalla>, cell: CellNumber): Piece[] {
  const plain = { seat: null, rotation: null };
  const open = lyingAt(at, 'ground', cell).map((card) => ({
    key: String(card),
    kind: 'equipment',
    label: pieceLabel(at, card),
    ...plain,
    card,
    stats: shoots(printedOn(at, card))
      ? [{ label: 'Shots', seat: null, value: pieceOf(at, card).shots, max: SHOTS }]
      : [],
  }));
  const seeds = lyingAt(at, 'seeds', cell).map((card, i) => ({
    key: `seed-${cell}-${i}`,
    kind: 'seed',
    label: 'face-down equipment',
    ...plain,
    card,
    stats: [],
  }));
  return [...open, ...seeds];
}

/** Returns the public map for generic clients. A cell with a seat is the corner where the seat's avatar enters. */
export function board(at: At<Valhalla>): BoardView {
  const corners = cornersFor(at.seats);
  const cells = CELLS.map((cell) => {
    const terrain = terrainAt(at, cell);
    const open = terrain !== null && isTurnedUp(at, cell);
    const corner = corners.indexOf(cell);
    return {
      key: String(cell),
      x: columnOf(cell),
      y: rowOf(cell),
      seat: corner < 0 ? null : corner,
      card: terrain,
      kind: open ? 'terrain' : terrain === null ? 'empty' : 'face-down',
      label: open ? nameOf(at, terrain) : terrain === null ? 'No terrain yet' : 'Face-down terrain',
      pieces: [...tokens(at, cell), ...lying(at, cell)],
    };
  });
  return { shape: 'SQUARE', cells };
}

export function status(at: At<Valhalla>, seat: Seat): string[] {
  if (!isAlive(at, seat)) return ['out'];
  const hasTurn = !at.result && at.state.turn >= 0 && turnOf(at) === seat;
  return [...(hasTurn ? ['has the turn'] : []), ...(hasPassed(at, seat) ? ['passed'] : [])];
}

// Returns the ATK of a seat with a weapon. The label says how many shots are left, and whether the weapon is used.
function armed(at: At<Valhalla>, seat: Seat, weapon: CardId): Counter {
  const printed = printedOn(at, weapon);
  const value = attackOf(at, seat, { weapon, melee: !shoots(printed) }) + printed.atk;
  return { label: `ATK with ${pieceLabel(at, weapon)}`, seat, value, max: null };
}

export function counters(at: At<Valhalla>): Counter[] {
  const perSeat = inTurn(at, 0).flatMap((seat) => [
    { label: 'Life', seat, value: lifeOf(at, seat), max: LIFE },
    { label: 'ATK without weapon', seat, value: attackOf(at, seat, null), max: null },
    ...weaponsOf(at, seat).map((weapon) => armed(at, seat, weapon)),
    { label: 'DEF', seat, value: defenceOf(at, seat, null), max: null },
  ]);
  return [{ label: 'Round', seat: null, value: roundOf(at), max: at.options.rounds }, ...perSeat];
}
