// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a match of Business Card Battle, as the caller may see it. */
export interface BusinessCardBattleView {
  /** The current phase. */
  businessCardBattlePhase: BusinessCardBattlePhase;
  /** The stakes of the match. */
  stakes: BusinessCardBattleStakes;
  /** How many cards each player brings, 6 to 10. */
  size: number;
  /** The seat that had the first turn, null until the marks have decided it. */
  first: number | null;
  /** The number of the turn, counted from 1; 0 before the first. */
  turn: number;
  /** The seat whose turn it is, null before the first turn. */
  acting: number | null;
  /** How many turns may still begin; after the last one the match is a draw. */
  turnsLeft: number;
  /** Turns in a row without a battle, the present one counted: after 100 the match is a draw. */
  quietTurns: number;
  /** Both players, in seat order. */
  players: readonly BusinessCardBattlePlayer[];
  /** The battle that is being fought, null when there is none. */
  battle: BusinessCardBattleFight | null;
  /** The seat that has won, null while the match is undecided or when it is a draw. */
  winner: number | null;
  /** Why the match is decided, null while it is not. */
  ending: BusinessCardBattleEnding | null;
  /** The seat that picks the prize, null until that is decided and in friendly matches. */
  prizePicker: number | null;
}

/** The current phase of a match. */
export type BusinessCardBattlePhase = 'FIRST_PICK' | 'PLACEMENT' | 'FORCED_ADVANCE' | 'ACTION' | 'BATTLE' | 'PRIZE' | 'OVER';

/** The stakes of a match. */
export type BusinessCardBattleStakes = 'FRIENDLY' | 'FOR_KEEPS';

/** Why a match is decided. */
export type BusinessCardBattleEnding = 'ELIMINATION' | 'LEFT' | 'NO_BATTLE' | 'TURNS' | 'LONG_TURN';

/** One player's side of the table. */
export interface BusinessCardBattlePlayer {
  /** The seat, 0 or 1. */
  seat: number;
  /** Cards of the deck that the caller may not read: the secrets this player still has. */
  hiddenCards: number;
  /** True while an answer of this player lies sealed until the other one has answered too. */
  hasAnswered: boolean;
  /** The mark this player has shown for the first turn, null before that and after equal marks. */
  mark: BusinessCardBattleMark | null;
  /** The cards not placed yet that the caller may read. Their order is the order of the spots in the move `place`. */
  deck: readonly BusinessCardBattleCharacter[];
  /** The field: the front line, then the rear line. */
  lines: readonly BusinessCardBattleLine[];
  /** The fallen, in the order in which they fell. */
  graveyard: readonly BusinessCardBattleCharacter[];
  /** Characters on the field. */
  charactersLeft: number;
  /** HP of all characters on the field together. */
  totalHp: number;
}

/** One line of a field. */
export interface BusinessCardBattleLine {
  /** Which line it is. */
  line: BusinessCardBattleLineName;
  /** Five columns; null for an empty spot. Column k of one player faces column k of the other. */
  columns: readonly (BusinessCardBattleFighter | null)[];
}

/** The two lines of a field. */
export type BusinessCardBattleLineName = 'FRONT' | 'REAR';

/** A spot of a field: a line and a column from 1 to 5. Column k of one player faces column k of the other. */
export type BusinessCardBattleSpot = 'FRONT_1' | 'FRONT_2' | 'FRONT_3' | 'FRONT_4' | 'FRONT_5' | 'REAR_1' | 'REAR_2' | 'REAR_3' | 'REAR_4' | 'REAR_5';

/** Earth is stronger than Water, Water than Fire, Fire than Air, Air than Earth; opposite ones are unrelated. */
export type BusinessCardBattleAttribute = 'EARTH' | 'WATER' | 'FIRE' | 'AIR';

/** The mark that a card plays for the first turn. */
export type BusinessCardBattleMark = 'PAPER' | 'SCISSORS' | 'ROCK';

/** A skill of a character beyond attacking. */
export type BusinessCardBattleSkill = 'FLYING' | 'LEADOFF_ATTACK' | 'SELF_RESTORATION' | 'INSTANT_DEATH' | 'ABSORB_ATTACKING_POWER';

/** A character as its card is printed. */
export interface BusinessCardBattleCharacter {
  /** The card's number in this match: moves name characters by it. */
  card: number;
  /** The name on the card. */
  name: string;
  /** The department it works in. */
  department: string;
  /** The job title. */
  title: string;
  /** Its attribute. */
  attribute: BusinessCardBattleAttribute;
  /** Its mark. */
  mark: BusinessCardBattleMark;
  /** Its skills; may be empty. */
  skills: readonly BusinessCardBattleSkill[];
  /** Attack power. */
  ap: number;
  /** Hit points as printed. */
  printedHp: number;
}

/** A character on the field. */
export interface BusinessCardBattleFighter {
  /** The card's number in this match: moves name characters by it. */
  card: number;
  /** The name on the card. */
  name: string;
  /** The department it works in. */
  department: string;
  /** The job title. */
  title: string;
  /** Its attribute. */
  attribute: BusinessCardBattleAttribute;
  /** Its mark. */
  mark: BusinessCardBattleMark;
  /** Its skills; may be empty. */
  skills: readonly BusinessCardBattleSkill[];
  /** Attack power. */
  ap: number;
  /** Hit points as printed. */
  printedHp: number;
  /** Hit points now, 1 or more; HP given by others and absorbed strikes may raise it above the printed HP. */
  hp: number;
  /** The spot it occupies. */
  spot: BusinessCardBattleSpot;
  /** True when a failed Instant Death costs its next strike in this battle. */
  sideways: boolean;
}

/** A battle between two characters. */
export interface BusinessCardBattleFight {
  /** The character that began it. */
  attacker: BusinessCardBattleNamed;
  /** The character that was attacked. */
  target: BusinessCardBattleNamed;
  /** True between a front and a rear line: all strikes are weak, attributes count for nothing. */
  longDistance: boolean;
  /** True when the attacked one strikes too: over a distance only with Flying. */
  strikesBack: boolean;
  /** The card number of the one whose strike is next. */
  striker: number;
  /** Card numbers of those that absorb every strike in this battle without being asked. */
  absorbing: readonly number[];
}

/** A character, named. */
export interface BusinessCardBattleNamed {
  /** The card's number in this match. */
  card: number;
  /** The name on the card. */
  name: string;
  /** The seat whose character it is, 0 or 1. */
  seat: number;
  /** The spot it occupies. */
  spot: BusinessCardBattleSpot;
}

export interface BusinessCardBattleMoveKeys {
  /** Do nothing; after a move, nothing more; before a strike that may be absorbed, take it. Always true. */
  pass: true;
  /** Pick a card of the own deck for the first turn. */
  pick: BusinessCardBattlePick;
  /** Place the whole deck. */
  place: BusinessCardBattlePlace;
  /** Step forward into the empty front line. */
  advance: BusinessCardBattleOne;
  /** One step on the own field; the same character may act afterwards. */
  move: BusinessCardBattleStep;
  /** Open a battle. */
  attack: BusinessCardBattleAttack;
  /** Give HP to a neighbour, diagonals included. */
  share: BusinessCardBattleShare;
  /** Self-Restoration: regain a quarter of the printed HP. */
  restore: BusinessCardBattleOne;
  /** Strike with the AP, declaring no Instant Death. Always true. */
  strike: true;
  /** Declare Instant Death before the strike. Always true. */
  instantDeath: true;
  /** Declare Absorb Attacking Power before the strike: if it does not fail, roll to absorb it. Always true. */
  absorb: true;
  /** Declare Absorb Attacking Power before this strike and every further strike at the same character in this battle. Always true. */
  absorbAlways: true;
  /** Pick the card that changes its owner. */
  prize: BusinessCardBattlePrize;
}
/** A move of Business Card Battle: exactly one of these. */
export type BusinessCardBattleMove = OneOf<BusinessCardBattleMoveKeys>;

/** A card of the own deck. */
export interface BusinessCardBattlePick {
  /** The card's number: a list of one. */
  card: number[];
}

/** A spot for each card of the deck. */
export interface BusinessCardBattlePlace {
  /** All different, in the order of the view's `deck`: the first spot is for its first card. */
  spots: BusinessCardBattleSpot[];
}

/** One of the own characters. */
export interface BusinessCardBattleOne {
  /** The card's number. */
  character: number;
}

/** A step. */
export interface BusinessCardBattleStep {
  /** The card number of who steps. */
  character: number;
  /** The spot, one step forward, backward, left or right: a list of one. A character already there swaps places. */
  to: BusinessCardBattleSpot[];
}

/** An attack. */
export interface BusinessCardBattleAttack {
  /** The card number of the attacker. */
  character: number;
  /** The card number of the attacked character: a list of one. */
  target: number[];
}

/** HP given away. */
export interface BusinessCardBattleShare {
  /** The card number of the giver. */
  from: number;
  /** The card number of the receiver. */
  to: number;
  /** How much, from 1 to all that the giver has; all of it sends the giver to the graveyard. */
  hp: number;
}

/** The prize. */
export interface BusinessCardBattlePrize {
  /** The name of a card that the loser brought, the fallen included: a list of one. */
  card: string[];
}

