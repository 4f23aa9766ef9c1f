import type { CardName, Seat } from '../../engine/index.ts';
import {
  HARDNESS,
  type Hardness,
  MATERIAL,
  type Material,
  PRINTED,
  SHAPE,
  type Shape,
  SIZE,
  type Size,
} from './cards/catalogue.ts';
import type { Played, UnitId } from './moves.ts';
import type { Space, Terrain } from './rules/board.ts';

/** A unit in a fact. The fact includes the name, so that the log can be read without folding. */
export interface Named {
  id: UnitId;
  seat: Seat;
  name: string;
  /** The unit's space at the time of the fact. Absent in records made under earlier rules. */
  space?: Space;
}

/** The target of a card at the time of playing, for texts. Records made under earlier rules contain only `on`. */
export interface Aimed {
  on: Named | null;
  /** The units in the target stack that the card affects. */
  stack?: Named[];
  /** For a Dispell, the spell that it answers and the caster of that spell. */
  against?: { seat: Seat; card: CardName } | null;
}

/** A Power or Protection spell. `turns` is the number of remaining turns, including the current turn. */
export interface Boost {
  what: 'force' | 'armor';
  by: number;
  turns: number;
}

/** A golem or a Wizard. Only a Wizard has no material. */
export interface Unit {
  id: UnitId;
  seat: Seat;
  material: Material | null;
  size: Size;
  shape: Shape;
  space: Space;
  damage: number;
  /** The number of moves left this turn. */
  moves: number;
  /** The number of attacks left in this round of the battle. */
  attacks: number;
  boosts: Boost[];
}

/** The traits of a golem, which are enough to put it back. */
export interface Mould {
  id: UnitId;
  seat: Seat;
  material: Material;
  size: Size;
  shape: Shape;
}

export interface Side {
  seat: Seat;
  space: Space;
}

/** A declared attack before the roll. `force` and `armor` are the amounts that cards have added. */
export interface Attack {
  unit: UnitId;
  target: UnitId;
  force: number;
  armor: number;
}

export interface Battle {
  /** The two sides. The side of the turn's player comes first. */
  sides: [Side, Side];
  round: number;
  /** The side that attacked last in this round. The other side attacks next if it has a unit of the current size. */
  last: Seat | null;
  attack: Attack | null;
  /** The Soft golems that died in this battle. */
  dead: Mould[];
  /** The seats that have passed for the rest of this battle and are no longer asked. */
  passed: Seat[];
}

/** An announced spell that has not taken effect yet. */
export interface PendingSpell extends Played {
  negated: boolean;
}

export interface State {
  terrain: Terrain[];
  towers: Space[];
  mana: number[];
  units: Unit[];
  nextUnit: UnitId;
  /** The seat that has the first turn. */
  first: Seat;
  /** The number of the turn, counted from 0. Turns of fallen players count as well. */
  turn: number;
  /** The fallen seats, in the order in which they fell. */
  fallen: Seat[];
  /** The announced spells. Players can currently answer the last one. */
  spells: PendingSpell[];
  battle: Battle | null;
  /** Soft golems that died this turn in battles that their owner won, with the spaces of these battles. */
  lost: { golem: Mould; space: Space }[];
}

export const WIZARD = { hits: 5, force: 7, armor: 7 } as const;

export function maxHits(unit: Unit): number {
  return unit.material === null ? WIZARD.hits : SIZE[unit.size].hits;
}
export function hitsOf(unit: Unit): number {
  return maxHits(unit) - unit.damage;
}
export function hardnessOf(unit: { material: Material | null }): Hardness {
  return unit.material === null ? 'SOFT' : MATERIAL[unit.material].hardness;
}

function boosted(unit: Unit, what: Boost['what']): number {
  let sum = 0;
  for (const boost of unit.boosts) if (boost.what === what) sum += boost.by;
  return sum;
}

/** Returns the printed Force of a golem, which is the sum of its material, size and shape. */
export function printedForce(made: { material: Material; size: Size; shape: Shape }): number {
  return HARDNESS[MATERIAL[made.material].hardness].force + SIZE[made.size].force + SHAPE[made.shape].force;
}
export function printedArmor(made: { material: Material; size: Size; shape: Shape }): number {
  return HARDNESS[MATERIAL[made.material].hardness].armor + SIZE[made.size].armor + SHAPE[made.shape].armor;
}

export function forceOf(unit: Unit): number {
  return (isGolem(unit) ? printedForce(unit) : WIZARD.force) + boosted(unit, 'force');
}

export function armorOf(unit: Unit): number {
  return (isGolem(unit) ? printedArmor(unit) : WIZARD.armor) + boosted(unit, 'armor');
}

export function isGolem(unit: Unit): unit is Unit & { material: Material } {
  return unit.material !== null;
}

/** Returns the name of a unit, such as "Large Crystal Flyer" or "Wizard". */
export function nameOf(unit: { material: Material | null; size: Size; shape: Shape }): string {
  const { material, size, shape } = unit;
  return material === null ? 'Wizard' : `${PRINTED[size]} ${PRINTED[material]} ${PRINTED[shape]}`;
}

export function unitById(state: State, id: UnitId): Unit | null {
  return state.units.find((unit) => unit.id === id) ?? null;
}

export function unitsIn(state: State, space: Space): Unit[] {
  return state.units.filter((unit) => unit.space === space);
}
