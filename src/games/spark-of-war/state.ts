import { type At, type CardId, type CardName, type Seat, type Zone, zoneAt } from '../../engine/index.ts';
import type { Hex } from './rules/hex.ts';
import type { SparkOfWar } from './spark-of-war.ts';

/** The two sides of a Face-off. Seats 0, 2, 4 are blue, seats 1, 3, 5 orange. */
export const COLOURS = ['BLUE', 'ORANGE'] as const;
export type Colour = (typeof COLOURS)[number];

/** A card that lies in the galaxy. Nobody owns it. */
export interface Thing {
  kind: 'planet' | 'ship' | 'station';
  card: CardId;
  name: CardName;
  /** Clockwise, in sixths of a turn, 0 to 5. */
  rotation: number;
  /** Of a planet or star in a Face-off; else null. */
  colour: Colour | null;
}

/** What a quest has brought its owner. */
export interface QuestScore {
  quest: CardName;
  points: number;
}

/** A seat's points when the match is over. */
export interface Score {
  seat: Seat;
  /** Conquered planets and stars, by number. */
  planets: number;
  stars: number;
  quests: QuestScore[];
  total: number;
}

export interface State {
  /** Who had the first turn. */
  first: Seat;
  /** Turns counted from 0, those of seats that have left included. */
  turn: number;
  /** Which action phase of the turn is played: 1 or 2. */
  action: number;
  /** What the galaxy is called: a map's title. */
  galaxy: string;
  things: Record<Hex, Thing>;
  /** Damage from salvaged ships in this damage step. */
  extra: Record<Hex, number>;
  /** In the order in which they left. */
  left: Seat[];
  scores: Score[] | null;
}

type Table = At<SparkOfWar>;

/** Whose turn it is. */
export function turnOf(at: Table): Seat {
  return (at.state.first + at.state.turn) % at.seats;
}

export function hasLeft(at: Table, seat: Seat): boolean {
  return at.state.left.includes(seat);
}

/** The turn's player, or nobody once he has left: then the rest of his turn is skipped. */
export function turnPlayer(at: Table): readonly Seat[] {
  const seat = turnOf(at);
  return hasLeft(at, seat) ? [] : [seat];
}

export function seatsOf(at: { seats: number }): Seat[] {
  return Array.from({ length: at.seats }, (_, seat) => seat);
}

/** The colour of a seat in a Face-off, null where everybody plays alone. */
export function colourOf(at: Table, seat: Seat): Colour | null {
  if (at.options.mode !== 'faceOff') return null;
  return seat % 2 === 0 ? 'BLUE' : 'ORANGE';
}

/** Face-off: nobody takes a planet or star of the other colour. */
export function mayTake(at: Table, seat: Seat, thing: Thing): boolean {
  return thing.colour === null || thing.colour === colourOf(at, seat);
}

export function isStar(thing: Thing): boolean {
  return thing.kind === 'planet' && thing.name === 'Star';
}

export const DRAW_PILE = 'draw-pile';
export const DISCARD_PILE = 'discard-pile';
export const GALAXY = 'galaxy';
export const QUEST_BOX = 'quest-box';

const SEATS = [0, 1, 2, 3, 4, 5];
const perSeat = (name: string): readonly string[] => SEATS.map((seat) => `${name}-${seat}`);
const ZONES = {
  hand: perSeat('hand'),
  quests: perSeat('quests'),
  salvage: perSeat('salvage'),
  scored: perSeat('scored'),
  supply: perSeat('supply'),
} as const;
export type OwnZone = keyof typeof ZONES;

export function zoneName(seat: Seat, which: OwnZone): string {
  return ZONES[which][seat] ?? '';
}

export function zoneOfSeat(at: Table, seat: Seat, which: OwnZone): Zone {
  return zoneAt(at, zoneName(seat, which));
}
