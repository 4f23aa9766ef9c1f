import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Kind } from './cards/catalogue.ts';
import type { Hex } from './rules/hex.ts';

/** A card of the galaxy as facts name it, so that the log can be read without folding. */
export interface Named {
  hex: Hex;
  card: CardId;
  name: CardName;
  /** For a planet or star in a Face-off; absent otherwise, and in records of earlier rules. */
  colour?: Colour;
}

/** The acting player, as facts name him. */
export interface Doer {
  seat: Seat;
  /** His team in a Face-off; absent otherwise, and in records of earlier rules. */
  side?: Colour;
}

/** The two sides of a Face-off. Seats 0, 2, 4 are blue, seats 1, 3, 5 orange. */
export const COLOURS = ['BLUE', 'ORANGE'] as const;
export type Colour = (typeof COLOURS)[number];

/** A card in the galaxy. It has no owner. */
export interface Thing {
  kind: 'planet' | 'ship' | 'station';
  card: CardId;
  name: CardName;
  /** Clockwise, in sixths of a turn, 0 to 5. */
  rotation: number;
  /** For a planet or star in a Face-off; otherwise null. */
  colour: Colour | null;
}

/** A quest's points. Records of earlier rules have no further fields. */
export interface QuestScore {
  quest: CardName;
  points: number;
  /** For quest 12: the neighbour's quest that it copied, if any. */
  copied?: CardName;
  /** For quest 11, or quest 12 if it copies 11: the kind of planet that the quest became. */
  planet?: Kind;
}

/** A seat's points at the end of the match. */
export interface Score extends Doer {
  /** Conquered planets and stars, by number. */
  planets: number;
  stars: number;
  quests: QuestScore[];
  /** The points for not going first, if the match has compensation. */
  compensation?: number;
  total: number;
}

export interface State {
  /** The seat that had the first turn. */
  first: Seat;
  /** Turns counted from 0, including those of seats that have left. */
  turn: number;
  /** The current action phase of the turn: 1 or 2. */
  action: number;
  /** The name of the galaxy: a map's title. */
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
