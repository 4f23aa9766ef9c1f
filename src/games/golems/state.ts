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

/** A unit as facts name it, so that the log can be read without folding it. */
export interface Named {
  id: UnitId;
  seat: Seat;
  name: string;
  /** Where it stood at that moment; records of earlier rules do not say. */
  space?: Space;
}

/** What a text says of a card's target, as it was when the card was played; records of earlier rules know `on` alone. */
export interface Aimed {
  /** The golem or unit that it names. */
  on: Named | null;
  /** Who is hit in the stack that it names. */
  stack?: Named[];
  /** Of a Dispell: what it answers, and who played that. */
  against?: { seat: Seat; card: CardName } | null;
}

/** A spell that still works on a unit: Power or Protection. `turns`: how many turns it lasts, the present one counted. */
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
  /** How often it may still move this turn. */
  moves: number;
  /** How often it may still attack in this round of the battle. */
  attacks: number;
  boosts: Boost[];
}

/** What a golem was made of: enough to put it back. */
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

/** An attack that has been named and not yet rolled; `force` and `armor` are what cards have added. */
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
  /** Who attacked last in this round: then the other side does, if it has a unit of the size at hand. */
  last: Seat | null;
  attack: Attack | null;
  /** Soft golems that died in it. */
  dead: Mould[];
  /** Who plays no more cards in it, and is asked no more. */
  passed: Seat[];
}

/** A spell that has been announced and not yet taken effect. */
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
  /** Who had the first turn. */
  first: Seat;
  /** Turns counted from 0, those of the fallen included. */
  turn: number;
  /** In the order in which they fell. */
  fallen: Seat[];
  /** The last one is answered now. */
  spells: PendingSpell[];
  battle: Battle | null;
  /** Soft golems that died in battles which their owner won this turn, and where. */
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

/** A golem's own number: material, size and shape added up. */
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
