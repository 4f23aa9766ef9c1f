// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a Spark of War match, as the caller is allowed to see it. */
export interface SparkOfWarView {
  /** Whether each player plays alone or in one of two teams. */
  mode: SparkOfWarMode;
  /** The name of the galaxy: a map's title, `Random galaxy` or `Custom galaxy`. */
  galaxy: string;
  /** The current phase of the turn. */
  sparkOfWarPhase: SparkOfWarPhase;
  /** The number of the seat whose turn it is, starting at 0. */
  turnSeat: number;
  /** The number of the current turn, starting at 1. Each turn belongs to one player. */
  turn: number;
  /** The number of turns after which the match is scored, even if stars remain. The number is a multiple of the number of seats, because the last round is always completed. */
  turns: number;
  /** The number of the current round, starting at 1. Each seat has one turn per round; seats that have left are skipped. */
  round: number;
  /** The number of rounds after which the match is scored, even if stars remain. */
  rounds: number;
  /** The current action phase of the turn, 1 or 2. */
  action: number;
  /** The number of stars still in the galaxy. When none are left, the match is over. */
  starsLeft: number;
  /** All seats, ordered by number. */
  players: readonly SparkOfWarPlayer[];
  /** All hexagons that hold a card and all empty ones next to a card, in no particular order. */
  hexes: readonly SparkOfWarHex[];
  /** The number of spaceships in the draw pile. */
  drawCount: number;
  /** The discard pile, most recent card first. */
  discard: readonly SparkOfWarCard[];
}

/** How the players compete. */
export type SparkOfWarMode = 'FREE_FOR_ALL' | 'FACE_OFF';

/** The two teams of a Face-off. */
export type SparkOfWarColour = 'BLUE' | 'ORANGE';

/** The parts of a turn in which a seat can be asked to decide. */
export type SparkOfWarPhase = 'DEPLOYMENT' | 'SPECIAL_POWER' | 'DAMAGE' | 'DISCARD' | 'OVER';

/** One seat at the table. */
export interface SparkOfWarPlayer {
  /** The seat's number, starting at 0. */
  seat: number;
  /** False if the player has left the match. */
  playing: boolean;
  /** The seat's team, or null if each player plays alone. */
  colour: SparkOfWarColour | null;
  /** The seat's public points: 1 for each planet and 2 for each star. Quests are not included. */
  points: number;
  /** The scoring pile: the conquered planets and stars, oldest first. */
  planets: readonly SparkOfWarCard[];
  /** The salvage yard: the conquered spaceships. Two of them can be spent for 1 damage. */
  salvage: readonly SparkOfWarCard[];
  /** The number of supply stations that the seat can still deploy. */
  stations: number;
  /** The number of spaceships in the seat's hand. */
  handCount: number;
  /** The spaceships in the seat's hand that the caller is allowed to read. */
  hand: readonly SparkOfWarCard[];
  /** The number of quests that the seat has. */
  questCount: number;
  /** The seat's quests that the caller is allowed to read: all of them for the caller's own seat, and for every seat once the match has been scored. */
  quests: readonly SparkOfWarCard[];
  /** The final score including quests, or null before the end. */
  score: SparkOfWarScore | null;
}

/** A card that the caller is allowed to read. */
export interface SparkOfWarCard {
  /** The card's number in this match. Moves use it to refer to the card. */
  number: number;
  /** The card's printed name. */
  name: string;
  /** The card's printed text. */
  text: string;
}

/** A seat's score at the end of the match. */
export interface SparkOfWarScore {
  /** The total score: planets, stars, compensation and quests. */
  total: number;
  /** The number of conquered planets, worth 1 point each. */
  planets: number;
  /** The number of conquered stars, worth 2 points each. */
  stars: number;
  /** The points for going later than the first player: 0, or as set by the match option `compensation`. */
  compensation: number;
  /** In a Face-off, the sum of the team's totals, which decides the match. Null if each player plays alone, and in matches played under earlier rules. */
  team: number | null;
  /** The score of each quest. */
  quests: readonly SparkOfWarQuestScore[];
}

/** The score of one quest. */
export interface SparkOfWarQuestScore {
  /** The quest's printed name. */
  quest: string;
  /** The number of points. */
  points: number;
  /** For Envy, the printed name of the neighbour's quest that it copied. Null for other quests, if there was no quest to copy, and in matches played under earlier rules. */
  copied: string | null;
  /** For Hidden World, or for Envy if it copied Hidden World, the kind of planet that the quest became. Null for other quests, and in matches played under earlier rules. */
  planet: SparkOfWarKind | null;
}

/** A place in the galaxy. Hexagons have a flat top, and their sides are numbered clockwise from 0 (top) to 5. */
export interface SparkOfWarHex {
  /** The name of the hexagon in moves: its axial coordinates, for example `2,-1`. */
  key: string;
  /** The axial column, which increases to the right. */
  q: number;
  /** The axial row, which increases downwards. */
  r: number;
  /** The card on the hexagon, or null if it is empty. */
  card: SparkOfWarThing | null;
  /** The damage that a ship would take immediately if it were deployed here. Only ships with more resistance than that can be deployed. Null if the hexagon holds a card. */
  damageIfDeployed: number | null;
}

/** The type of card in the galaxy. */
export type SparkOfWarThingKind = 'PLANET' | 'STAR' | 'SHIP' | 'STATION';

/** The kinds of planets, and stars. */
export type SparkOfWarKind = 'DWARF' | 'RING' | 'HABITABLE' | 'GASEOUS' | 'LUNAR' | 'STAR';

/** A spaceship's special power, used when it is deployed. */
export type SparkOfWarPower = 'DESTROY_SHIP' | 'IGNORE_FORCEFIELDS' | 'ROTATE_PLANET' | 'ROTATE_SHIP' | 'STOW_SHIP';

/** A card in the galaxy. */
export interface SparkOfWarThing {
  /** The card's number in this match. */
  number: number;
  /** The type of card. */
  kind: SparkOfWarThingKind;
  /** The card's printed name. */
  name: string;
  /** The card's printed text, which names the sides as they are when the card is not rotated. */
  text: string;
  /** The kind of planet, or STAR for a star. Null for other cards. */
  planet: SparkOfWarKind | null;
  /** In a Face-off, the only team that may take this planet or star. Null otherwise. */
  colour: SparkOfWarColour | null;
  /** The card's clockwise rotation in sixths of a turn, 0 to 5. */
  rotation: number;
  /** The damage needed to conquer the card. */
  resistance: number;
  /** The damage that the card is taking now, from all ships around it and from salvaged ships. */
  damage: number;
  /** The damage that the card deals at each of its six sides, clockwise from the top of the table. The card's rotation is already taken into account. */
  deals: readonly number[];
  /** Whether the card has a forcefield at each of its six sides, clockwise from the top of the table. The card's rotation is already taken into account. */
  forcefields: readonly boolean[];
  /** True for a spaceship whose damage ignores forcefields. */
  ignoresForcefields: boolean;
  /** The card's special power, or null if it has none. */
  power: SparkOfWarPower | null;
}

export interface SparkOfWarMoveKeys {
  /** Declines what is offered. In the deployment phase, only if no spaceship can be deployed. Always true. */
  pass: true;
  /** Deploys a spaceship or a supply station. */
  deploy: SparkOfWarDeploy;
  /** Rotates the card that the decision is about. */
  turn: SparkOfWarTurn;
  /** Destroys a spaceship with a special power. */
  destroy: SparkOfWarTarget;
  /** Picks the card that a special power rotates. The next decision asks for its rotation. */
  rotate: SparkOfWarTarget;
  /** Moves a spaceship from the player's hand to the salvage yard with a special power. */
  stow: SparkOfWarStow;
  /** Deals 1 more damage, paid for with two ships from the salvage yard. */
  fire: SparkOfWarTarget;
  /** Picks the two ships from the salvage yard that pay for the extra damage. */
  spend: SparkOfWarShips;
  /** Discards ships from the salvage yard at the end of the turn. */
  discard: SparkOfWarShips;
}
/** A move in Spark of War. Set exactly one field. If a decision leaves a list blank, put one value in it unless the field says otherwise. */
export type SparkOfWarMove = OneOf<SparkOfWarMoveKeys>;

/** A deployment. */
export interface SparkOfWarDeploy {
  /** The number of a spaceship in the player's hand or of a supply station in the player's supply. If several have the same name, use any of them. */
  card: number;
  /** An empty hexagon next to a card, for example `2,-1`. */
  at: string[];
}

/** A card's rotation. */
export interface SparkOfWarTurn {
  /** The clockwise rotation from the printed orientation in sixths of a turn, 0 to 5. */
  rotation: number;
}

/** A card in the galaxy, identified by its hexagon. */
export interface SparkOfWarTarget {
  /** The card's hexagon, for example `2,-1`. */
  at: string[];
}

/** A spaceship from the player's hand. */
export interface SparkOfWarStow {
  /** The card's number. */
  card: number[];
}

/** Ships from the player's salvage yard. */
export interface SparkOfWarShips {
  /** The cards' numbers, as many as the decision asks for. */
  cards: number[];
}

