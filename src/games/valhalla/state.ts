import { type At, type CardId, type CardName, type Seat, type Setup, type Zone, zoneAt } from '../../engine/index.ts';
import { cardOf, LIFE } from './cards/cards.ts';
import type { Card } from './cards/print.ts';
import type { Phase, Stat } from './cards/words.ts';
import { type CellNumber, cornersFor, OFF } from './rules/map.ts';
import type { Valhalla } from './valhalla.ts';

/** The public state of a piece of equipment or an ally, wherever it lies. */
export interface Piece {
  /** Of a pistol, rifle or bow: shots left; of anything else 0. */
  shots: number;
  used: boolean;
  /** Of an ally. */
  hp: number;
}

export const ACTIVITIES = ['MOVE', 'EQUIP', 'SEED', 'ALLY', 'EVENT'] as const;
export type ActivityKind = (typeof ACTIVITIES)[number];
/** How far an attack is: announced, its R numbers known, its damage about to be dealt. */
export const STAGES = ['ANNOUNCED', 'NUMBERS', 'DAMAGE'] as const;
export type Stage = (typeof STAGES)[number];

/** A card that was said to the attack or activity going on. */
export interface Said {
  seat: Seat;
  card: CardName;
  stage: Stage;
  /** Of a cancelling card: the place in the chain of what it cancels, -1 for the activity's own card. */
  answers: number | null;
}

export interface Attack {
  kind: 'ATTACK';
  seat: Seat;
  target: Seat;
  weapon: CardId | null;
  name: string;
  melee: boolean;
  /** The weapon's own numbers, which stay what they are if it is lost in the middle. */
  rng: number;
  dmg: number;
  atk: number;
  stage: Stage;
  /** The attacker's R and the target's. */
  r: [number, number] | null;
  chain: Said[];
}

export interface Activity {
  kind: 'ACTIVITY';
  seat: Seat;
  what: ActivityKind;
  card: CardName | null;
  id: CardId | null;
  cell: CellNumber | null;
  /** An equipped piece that was picked up from the ground goes back there when cancelled. */
  ground: boolean;
  chain: Said[];
}

/** What the turn's player has done in this turn. */
export interface Done {
  moves: number;
  equips: number;
  seeds: number;
  allies: number;
  events: number;
  attacks: number;
}
export const NOTHING_DONE: Done = { moves: 0, equips: 0, seeds: 0, allies: 0, events: 0, attacks: 0 };

export interface State {
  first: Seat;
  /** Turns counted from 0, those of the fallen included; -1 while terrain is laid. */
  turn: number;
  phase: Phase;
  /** By seat. */
  life: number[];
  cells: CellNumber[];
  /** By seat: attacks more than usual. */
  extra: number[];
  pieces: Record<CardId, Piece>;
  boosts: { seat: Seat; what: Stat; by: number; from: Seat }[];
  skips: { seat: Seat; phase: Phase }[];
  /** In the order in which they fell. */
  fallen: Seat[];
  done: Done;
  pending: Attack | Activity | null;
  /** By seat: the id of the first card of its deck; decks are made one after the other. */
  firstCards: CardId[];
}

export function initial({ seats, decks, firstCard }: Setup<Valhalla>): State {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  let next = firstCard;
  const firstCards = all.map((seat) => {
    const first = next;
    next += (decks[seat] ?? []).reduce((sum, { count }) => sum + count, 0);
    return first;
  });
  return {
    ...{ first: 0, turn: -1, phase: 'RESOLVE', life: all.map(() => LIFE), cells: all.map(() => OFF) },
    ...{ extra: all.map(() => 0), pieces: {}, boosts: [], skips: [], fallen: [], done: { ...NOTHING_DONE } },
    ...{ pending: null, firstCards },
  };
}

const SEATS = [0, 1, 2, 3];
const named = (stem: string): readonly string[] => SEATS.map((seat) => `${stem}-${seat}`);
const ZONES = {
  draw: named('draw'),
  hand: named('hand'),
  recycle: named('recycle'),
  discard: named('discard'),
  avatar: named('avatar'),
  equipment: named('equipment'),
  allies: named('allies'),
  terrain: named('terrain'),
  'terrain-stack': named('terrain-stack'),
} as const;
export type SeatZone = keyof typeof ZONES;

export function zoneId(zone: SeatZone, seat: Seat): string {
  return ZONES[zone][seat] ?? '';
}
export function zoneFor(at: At<Valhalla>, zone: SeatZone, seat: Seat): Zone {
  return zoneAt(at, zoneId(zone, seat));
}
export function cardsOf(at: At<Valhalla>, zone: SeatZone, seat: Seat): readonly CardId[] {
  return zoneFor(at, zone, seat).cards;
}

export function nameOf(at: At<Valhalla>, card: CardId): CardName {
  return at.faces[card]?.name ?? '';
}
export function printedOn(at: At<Valhalla>, card: CardId): Card {
  return cardOf(nameOf(at, card));
}

/** Whose deck a card belongs to: it goes to that seat's Recycle and Discard. */
export function ownerOf(at: At<Valhalla>, card: CardId): Seat {
  return at.state.firstCards.findLastIndex((first) => card >= first);
}

export function isAlive(at: At<Valhalla>, seat: Seat): boolean {
  return !at.state.fallen.includes(seat);
}
export function cellOf(at: At<Valhalla>, seat: Seat): CellNumber {
  return at.state.cells[seat] ?? OFF;
}
export function lifeOf(at: At<Valhalla>, seat: Seat): number {
  return at.state.life[seat] ?? 0;
}
export function cornerOf(at: { seats: number }, seat: Seat): CellNumber {
  return cornersFor(at.seats)[seat] ?? OFF;
}

/** Whose turn it is. */
export function turnOf(at: At<Valhalla>): Seat {
  return (at.state.first + Math.max(0, at.state.turn)) % at.seats;
}
/** The turn's player, or nobody once he is out: then the rest of his turn is skipped. */
export function turnPlayer(at: At<Valhalla>): readonly Seat[] {
  const seat = turnOf(at);
  return isAlive(at, seat) ? [seat] : [];
}

/** All seats in turn order, this one first. */
export function inTurn(at: { seats: number }, from: Seat): Seat[] {
  return Array.from({ length: at.seats }, (_, step) => (from + step) % at.seats);
}
export function opponents(at: At<Valhalla>, seat: Seat): Seat[] {
  return inTurn(at, seat).filter((other) => other !== seat && isAlive(at, other));
}

/** A card's state; what has never been in play is fresh. */
export function pieceOf(at: At<Valhalla>, card: CardId): Piece {
  return at.state.pieces[card] ?? freshPiece(printedOn(at, card));
}
export function freshPiece(card: Card): Piece {
  return { shots: shoots(card) ? 4 : 0, used: false, hp: card.hp };
}
export function shoots({ weapon }: Card): boolean {
  return weapon !== null && weapon.sort !== 'melee';
}
/** A weapon that has shot four times lies face down: nothing printed on it counts. */
export function isEmpty(at: At<Valhalla>, card: CardId): boolean {
  return shoots(printedOn(at, card)) && pieceOf(at, card).shots === 0;
}

/** Cards of a row that lie at a place. */
export function lyingAt(at: At<Valhalla>, row: 'map' | 'seeds' | 'ground', cell: CellNumber): CardId[] {
  const zone = zoneAt(at, row);
  return zone.cards.filter((_, index) => zone.places[index] === cell);
}
export function terrainAt(at: At<Valhalla>, cell: CellNumber): CardId | null {
  return lyingAt(at, 'map', cell)[0] ?? null;
}
/** Whether the terrain of a cell has been turned up for everybody. */
export function isTurnedUp(at: At<Valhalla>, cell: CellNumber): boolean {
  const card = terrainAt(at, cell);
  return card !== null && at.known[card] === 'everyone';
}
export function isOccupied(at: At<Valhalla>, cell: CellNumber): boolean {
  return at.state.cells.includes(cell);
}
