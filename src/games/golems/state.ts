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

/** A unit as facts name it, so that the log can be read without folding. */
export interface Named {
  id: UnitId;
  seat: Seat;
  name: string;
  /** Its space at that time; absent in records of earlier rules. */
  space?: Space;
}

/** A card's target when it was played, for texts; records of earlier rules only have `on`. */
export interface Aimed {
  /** The target golem or unit. */
  on: Named | null;
  /** The units hit in the target stack. */
  stack?: Named[];
  /** For a Dispell: the spell it answers, and its caster. */
  against?: { seat: Seat; card: CardName } | null;
}

/** A lasting spell on a unit: Power or Protection. `turns`: remaining turns, including the current one. */
export interface Boost {
  what: 'force' | 'armor';
  by: number;
  turns: number;
}

/** A golem, or a Wizard (the one unit without a material). */
export interface Unit {
  id: UnitId;
  seat: Seat;
  material: Material | null;
  size: Size;
  shape: Shape;
  space: Space;
  damage: number;
  /** Moves left this turn. */
  moves: number;
  /** Attacks left in this round of the battle. */
  attacks: number;
  boosts: Boost[];
}

/** The traits a golem was made of: enough to put it back. */
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

/** A declared attack before its roll; `force` and `armor` are added by cards. */
export interface Attack {
  unit: UnitId;
  target: UnitId;
  force: number;
  armor: number;
}

export interface Battle {
  /** The side of the turn's player first. */
  sides: [Side, Side];
  round: number;
  /** The side that attacked last in this round: the other one is next if it has a unit of the current size. */
  last: Seat | null;
  attack: Attack | null;
  /** The Soft golems that died in this battle. */
  dead: Mould[];
  /** The seats that play no more cards in this battle and are no longer asked. */
  passed: Seat[];
}

/** An announced spell that has not taken effect yet. */
export interface PendingSpell extends Played {
  negated: boolean;
}

export interface State {
  terrain: Terrain[];
  /** By seat. */
  towers: Space[];
  mana: number[];
  units: Unit[];
  nextUnit: UnitId;
  /** The seat that had the first turn. */
  first: Seat;
  /** Turns counted from 0, including those of the fallen. */
  turn: number;
  /** In the order in which they fell. */
  fallen: Seat[];
  /** The announced spells. The last one is being answered. */
  spells: PendingSpell[];
  battle: Battle | null;
  /** Soft golems that died this turn in battles their owner won, and where. */
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

/** A golem's own value: the sum of material, size and shape. */
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

/** "Large Crystal Flyer", "Wizard". */
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
