import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Kind } from './cards/catalogue.ts';
import type { Hex } from './rules/hex.ts';

/** A galaxy card, as recorded in a fact. The fact includes the name, so that the log can be read without folding. */
export interface Named {
  hex: Hex;
  card: CardId;
  name: CardName;
  /** The colour of a planet or star in a Face-off. Absent otherwise, and in records made under earlier rules. */
  colour?: Colour;
}

/** The acting player in a fact. */
export interface Doer {
  seat: Seat;
  /** The player's team in a Face-off. Absent otherwise, and in records made under earlier rules. */
  side?: Colour;
}

/** The two sides of a Face-off. Seats 0, 2 and 4 are blue, and seats 1, 3 and 5 are orange. */
export const COLOURS = ['BLUE', 'ORANGE'] as const;
export type Colour = (typeof COLOURS)[number];

/** A card in the galaxy. Cards in the galaxy have no owner. */
export interface Thing {
  kind: 'planet' | 'ship' | 'station';
  card: CardId;
  name: CardName;
  /** The clockwise rotation in sixths of a turn, from 0 to 5. */
  rotation: number;
  /** The colour of a planet or star in a Face-off; otherwise null. */
  colour: Colour | null;
}

/** The points of a quest. Records made under earlier rules have no optional fields. */
export interface QuestScore {
  quest: CardName;
  points: number;
  /** For quest 12, the neighbour's quest that it copied, if any. */
  copied?: CardName;
  /** For quest 11, or for quest 12 if it copied quest 11, the kind of planet that the quest became. */
  planet?: Kind;
}

/** A seat's points at the end of the match. */
export interface Score extends Doer {
  /** The number of conquered planets, without stars. */
  planets: number;
  stars: number;
  quests: QuestScore[];
  /** The bonus for not going first, if the match has compensation. */
  compensation?: number;
  total: number;
}

export interface State {
  /** The seat that has the first turn. */
  first: Seat;
  /** The number of the turn, counted from 0. Turns of seats that have left count as well. */
  turn: number;
  /** The current action phase of the turn: 1 or 2. */
  action: number;
  /** The name of the galaxy, such as a map's title. */
  galaxy: string;
  things: Record<Hex, Thing>;
  /** The damage from salvaged ships in this damage step, by hexagon. */
  extra: Record<Hex, number>;
  /** The seats that have left, in the order of leaving. */
  left: Seat[];
  scores: Score[] | null;
}

export function isStar(thing: Thing): boolean {
  return thing.kind === 'planet' && thing.name === 'Star';
}
