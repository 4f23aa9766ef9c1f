import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Kind } from './cards/catalogue.ts';
import type { Hex } from './rules/hex.ts';

/** A card of the galaxy as facts name it, so that the log can be read without folding it. */
export interface Named {
  hex: Hex;
  card: CardId;
  name: CardName;
  /** Of a planet or star in a Face-off; not there otherwise, nor in records of earlier rules. */
  colour?: Colour;
}

/** Who does something, as facts name him. */
export interface Doer {
  seat: Seat;
  /** His team in a Face-off; not there otherwise, nor in records of earlier rules. */
  side?: Colour;
}

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

/** What a quest has brought its owner. Records of earlier rules say no more than its points. */
export interface QuestScore {
  quest: CardName;
  points: number;
  /** Of quest 12: the neighbour's quest that it copied, if there was one. */
  copied?: CardName;
  /** Of quest 11, and of 12 that copied it: the kind of planet that it became. */
  planet?: Kind;
}

/** A seat's points when the match is over. */
export interface Score extends Doer {
  /** Conquered planets and stars, by number. */
  planets: number;
  stars: number;
  quests: QuestScore[];
  /** Points for not having had the first turn, where they are agreed. */
  compensation?: number;
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

export function isStar(thing: Thing): boolean {
  return thing.kind === 'planet' && thing.name === 'Star';
}
