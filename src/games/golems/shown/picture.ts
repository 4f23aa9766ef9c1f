import { type At, type BoardView, type Counter, hasPassed, type Piece, type Seat } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { MATERIAL, SHAPE } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { SIDE, SPACES } from '../rules/board.ts';
import { occupancy } from '../rules/stacking.ts';
import { armorAt } from '../rules/tower.ts';
import { inTurn, isAlive, turnOf } from '../seats.ts';
import { forceOf, hitsOf, isGolem, maxHits, nameOf, type Unit, WIZARD } from '../state.ts';
import { roundOf, wizardHits } from './view.ts';

// Names a unit. For a golem, the label also says how far it moves and how hard it is.
function traitsLabel(unit: Unit): string {
  if (!isGolem(unit)) return nameOf(unit);
  return `${nameOf(unit)}, Move ${SHAPE[unit.shape].move}, ${printed(MATERIAL[unit.material].hardness)}`;
}

function pieceOf(at: At<Golems>, unit: Unit): Piece {
  const { seat } = unit;
  return {
    key: String(unit.id),
    kind: isGolem(unit) ? 'golem' : 'wizard',
    label: traitsLabel(unit),
    seat,
    rotation: null,
    stats: [
      { label: 'Hits', seat, value: hitsOf(unit), max: maxHits(unit) },
      { label: 'Force', seat, value: forceOf(unit), max: null },
      { label: 'Armor', seat, value: armorAt(at.state, unit), max: null },
    ],
  };
}

/** Returns the board for generic clients, with row 8 at the top. */
export function board(at: At<Golems>): BoardView {
  const held = occupancy(at.state);
  const cells = SPACES.map((key, index) => {
    const terrain = at.state.terrain[index] ?? 'WASTELAND';
    const tower = at.state.towers.indexOf(key);
    return {
      key,
      x: index % SIDE,
      y: SIDE - 1 - Math.floor(index / SIDE),
      kind: terrain,
      label: printed(terrain),
      seat: tower < 0 ? null : tower,
      pieces: (held[index] ?? []).map((unit) => pieceOf(at, unit)),
    };
  });
  return { shape: 'SQUARE', cells };
}

export function status(at: At<Golems>, seat: Seat): string[] {
  if (!isAlive(at, seat)) return ['out'];
  const words = !at.result && turnOf(at) === seat ? ['has the turn'] : [];
  if (at.state.battle?.passed.includes(seat)) words.push('plays no more cards in this battle');
  else if (hasPassed(at, seat)) words.push('passed');
  return words;
}

export function counters(at: At<Golems>): Counter[] {
  const perSeat = inTurn(at, 0).flatMap((seat) => [
    { label: 'Mana', seat, value: at.state.mana[seat] ?? 0, max: null },
    { label: 'Wizard hits', seat, value: wizardHits(at, seat), max: WIZARD.hits },
  ]);
  return [{ label: 'Round', seat: null, value: roundOf(at), max: at.options.rounds }, ...perSeat];
}
