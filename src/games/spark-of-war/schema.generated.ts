// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a match of Spark of War, as the caller may see it. */
export interface SparkOfWarView {
  /** Whether all players play alone or in two teams. */
  mode: SparkOfWarMode;
  /** The name of the galaxy: the title of a map, `Random galaxy` or `Custom galaxy`. */
  galaxy: string;
  /** The current phase of the turn. */
  sparkOfWarPhase: SparkOfWarPhase;
  /** The seat whose turn it is, counted from 0. */
  turnSeat: number;
  /** The turn that is being played, counted from 1; each is one player's. */
  turn: number;
  /** After this many turns the match is counted, if stars are left then: a multiple of the number of seats, for the last round is played to its end. */
  turns: number;
  /** The round that is being played, counted from 1; in each every seat has one turn, those of seats that have left are skipped. */
  round: number;
  /** After this many rounds the match is counted, if stars are left then. */
  rounds: number;
  /** Which of the turn's two action phases is played, 1 or 2. */
  action: number;
  /** Stars still in the galaxy: when none is left the match is over. */
  starsLeft: number;
  /** Every seat, in seat order. */
  players: readonly SparkOfWarPlayer[];
  /** Every hexagon where a card lies and every empty one beside a card, in no particular order. */
  hexes: readonly SparkOfWarHex[];
  /** Spaceships in the draw pile. */
  drawCount: number;
  /** The discard pile, the last card first. */
  discard: readonly SparkOfWarCard[];
}

/** The ways to play. */
export type SparkOfWarMode = 'FREE_FOR_ALL' | 'FACE_OFF';

/** The two teams of a Face-off. */
export type SparkOfWarColour = 'BLUE' | 'ORANGE';

/** The parts of a turn in which a seat can be asked. */
export type SparkOfWarPhase = 'DEPLOYMENT' | 'SPECIAL_POWER' | 'DAMAGE' | 'DISCARD' | 'OVER';

/** One seat at the table. */
export interface SparkOfWarPlayer {
  /** The seat, counted from 0. */
  seat: number;
  /** False once the player has left the match. */
  playing: boolean;
  /** The seat's team, null if all players play alone. */
  colour: SparkOfWarColour | null;
  /** Points that lie in the open: 1 for each planet, 2 for each star. Quests are not in it. */
  points: number;
  /** The scoring pile: planets and stars conquered, the first one first. */
  planets: readonly SparkOfWarCard[];
  /** The salvage yard: spaceships conquered. Two of them buy 1 damage. */
  salvage: readonly SparkOfWarCard[];
  /** Supply stations that the seat may still deploy. */
  stations: number;
  /** How many spaceships are in hand. */
  handCount: number;
  /** The spaceships in hand that the caller may read: its own. */
  hand: readonly SparkOfWarCard[];
  /** How many quests the seat has. */
  questCount: number;
  /** The quests that the caller may read: its own, and those of all seats once the match has been counted. */
  quests: readonly SparkOfWarCard[];
  /** The final count including quests; null before the end. */
  score: SparkOfWarScore | null;
}

/** A card that the caller may read. */
export interface SparkOfWarCard {
  /** The card's number in this match: moves name cards by it. */
  number: number;
  /** The printed name. */
  name: string;
  /** The printed text. */
  text: string;
}

/** The score of a seat at the end of the match. */
export interface SparkOfWarScore {
  /** All points: planets, stars, compensation and quests. */
  total: number;
  /** Conquered planets, by number: 1 point for each. */
  planets: number;
  /** Conquered stars, by number: 2 points for each. */
  stars: number;
  /** Points for not having had the first turn: 0, or what the match option `compensation` says. */
  compensation: number;
  /** Face-off: the sum of the team's totals, which decides; null if all players play alone, and in records of earlier rules. */
  team: number | null;
  /** The score of each quest. */
  quests: readonly SparkOfWarQuestScore[];
}

/** The score of one quest. */
export interface SparkOfWarQuestScore {
  /** The printed name of the quest. */
  quest: string;
  /** Points. */
  points: number;
  /** For Envy: the printed name of the neighbour's quest that it copied. Null for other quests, when there was none to copy, and in records of earlier rules. */
  copied: string | null;
  /** For Hidden World, and Envy that copied it: the kind of planet that it became. Null for other quests and in records of earlier rules. */
  planet: SparkOfWarKind | null;
}

/** A place in the galaxy. Hexagons have a flat top; sides are numbered 0 to 5 clockwise from the top. */
export interface SparkOfWarHex {
  /** The name that moves use: its axial coordinates, for example `2,-1`. */
  key: string;
  /** Axial column: grows to the right. */
  q: number;
  /** Axial row: grows downwards. */
  r: number;
  /** The card that lies here, null when the hexagon is empty. */
  card: SparkOfWarThing | null;
  /** Damage that a ship deployed here would sustain at once: only ships with more resistance may be; null where a card lies. */
  damageIfDeployed: number | null;
}

/** The type of a card in the galaxy. */
export type SparkOfWarThingKind = 'PLANET' | 'STAR' | 'SHIP' | 'STATION';

/** The kinds of planets, and the star. */
export type SparkOfWarKind = 'DWARF' | 'RING' | 'HABITABLE' | 'GASEOUS' | 'LUNAR' | 'STAR';

/** The special power of a spaceship when it is deployed. */
export type SparkOfWarPower = 'DESTROY_SHIP' | 'IGNORE_FORCEFIELDS' | 'ROTATE_PLANET' | 'ROTATE_SHIP' | 'STOW_SHIP';

/** A card in the galaxy. */
export interface SparkOfWarThing {
  /** The card's number in this match. */
  number: number;
  /** The type of the card. */
  kind: SparkOfWarThingKind;
  /** The printed name. */
  name: string;
  /** The printed text; its sides are those of a card that is not turned. */
  text: string;
  /** The kind of a planet or star, else null. */
  planet: SparkOfWarKind | null;
  /** Face-off: the only team that may take this planet or star, else null. */
  colour: SparkOfWarColour | null;
  /** How far it is turned clockwise, in sixths of a turn, 0 to 5. */
  rotation: number;
  /** Damage that it takes to conquer it. */
  resistance: number;
  /** Damage that it sustains now, from all ships around it and from salvaged ships. */
  damage: number;
  /** Damage that it deals at each side of the table, six numbers, clockwise from the top, its rotation counted in. */
  deals: readonly number[];
  /** Whether it has a forcefield at each side of the table, six values, clockwise from the top, its rotation counted in. */
  forcefields: readonly boolean[];
  /** True for a spaceship that no forcefield stops. */
  ignoresForcefields: boolean;
  /** Its special power, null when it has none. */
  power: SparkOfWarPower | null;
}

export interface SparkOfWarMoveKeys {
  /** Says no to what is offered; in the deployment only when no spaceship can be deployed. Always true. */
  pass: true;
  /** Deploys a spaceship, or a supply station. */
  deploy: SparkOfWarDeploy;
  /** Turns the card in question. */
  turn: SparkOfWarTurn;
  /** Destroys a spaceship by a special power. */
  destroy: SparkOfWarTarget;
  /** Picks the card that a special power rotates; how it is turned is asked next. */
  rotate: SparkOfWarTarget;
  /** Puts a spaceship from the hand into the salvage yard by a special power. */
  stow: SparkOfWarStow;
  /** Deals 1 more damage for two ships of the salvage yard. */
  fire: SparkOfWarTarget;
  /** Says which two ships of the salvage yard pay for that. */
  spend: SparkOfWarShips;
  /** Discards ships from the salvage yard at the end of the turn. */
  discard: SparkOfWarShips;
}
/** A move of Spark of War: exactly one key. A list that a decision leaves blank takes one value unless its key says more. */
export type SparkOfWarMove = OneOf<SparkOfWarMoveKeys>;

/** A deployment. */
export interface SparkOfWarDeploy {
  /** The card: a spaceship in hand or a supply station in the supply; of several with the same name any. */
  card: number;
  /** An empty hexagon beside a card, for example `2,-1`. */
  at: string[];
}

/** How a card is turned. */
export interface SparkOfWarTurn {
  /** Clockwise from how it is printed, in sixths of a turn, 0 to 5. */
  rotation: number;
}

/** A card in the galaxy, by where it lies. */
export interface SparkOfWarTarget {
  /** A hexagon, for example `2,-1`. */
  at: string[];
}

/** A spaceship from the hand. */
export interface SparkOfWarStow {
  /** The card. */
  card: number[];
}

/** Ships of the own salvage yard. */
export interface SparkOfWarShips {
  /** The cards, as many as the decision asks for. */
  cards: number[];
}

