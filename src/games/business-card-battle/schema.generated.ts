// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a Business Card Battle match, as the caller is allowed to see it. */
export interface BusinessCardBattleView {
  /** The current phase. */
  businessCardBattlePhase: BusinessCardBattlePhase;
  /** The stakes of the match. */
  stakes: BusinessCardBattleStakes;
  /** The number of cards that each player brings, 6 to 10. */
  size: number;
  /** The seat that took the first turn. Null until the marks have decided it. */
  first: number | null;
  /** The number of the current turn, starting at 1; 0 before the first turn. */
  turn: number;
  /** The seat whose turn it is, or null before the first turn. */
  acting: number | null;
  /** The number of turns that can still begin. After the last one, the match is a draw. */
  turnsLeft: number;
  /** The number of consecutive turns without a battle, including the current one. After 100, the match is a draw. */
  quietTurns: number;
  /** Both players, in seat order. */
  players: readonly BusinessCardBattlePlayer[];
  /** The current battle, or null if there is none. */
  battle: BusinessCardBattleFight | null;
  /** The seat that won. Null if the match is undecided or drawn. */
  winner: number | null;
  /** Why the match ended, or null if it has not. */
  ending: BusinessCardBattleEnding | null;
  /** The seat that picks the prize. Null until that is decided, and in friendly matches. */
  prizePicker: number | null;
}

/** The current phase of a match. */
export type BusinessCardBattlePhase = 'FIRST_PICK' | 'PLACEMENT' | 'FORCED_ADVANCE' | 'ACTION' | 'BATTLE' | 'PRIZE' | 'OVER';

/** The stakes of a match. */
export type BusinessCardBattleStakes = 'FRIENDLY' | 'FOR_KEEPS';

/** Why a match ended. */
export type BusinessCardBattleEnding = 'ELIMINATION' | 'LEFT' | 'NO_BATTLE' | 'TURNS' | 'LONG_TURN';

/** One player's side of the table. */
export interface BusinessCardBattlePlayer {
  /** The seat's number, 0 or 1. */
  seat: number;
  /** The number of cards in this player's deck that the caller is not allowed to read. */
  hiddenCards: number;
  /** True if this player has answered and the answer stays secret until the other player answers too. */
  hasAnswered: boolean;
  /** The mark that this player revealed to decide the first turn. Null before the player reveals one, and after a tie. */
  mark: BusinessCardBattleMark | null;
  /** The cards that have not been placed yet and that the caller is allowed to read. The spots in a `place` move are in the same order. */
  deck: readonly BusinessCardBattleCharacter[];
  /** The player's field: the front line, then the rear line. */
  lines: readonly BusinessCardBattleLine[];
  /** The defeated characters, in the order in which they were defeated. */
  graveyard: readonly BusinessCardBattleCharacter[];
  /** The number of characters on the field. */
  charactersLeft: number;
  /** The total HP of all characters on the field. */
  totalHp: number;
}

/** One line of a field. */
export interface BusinessCardBattleLine {
  /** Which of the two lines this is. */
  line: BusinessCardBattleLineName;
  /** Five columns; null for an empty spot. Each column faces the other player's column with the same number. */
  columns: readonly (BusinessCardBattleFighter | null)[];
}

/** The two lines of a field. */
export type BusinessCardBattleLineName = 'FRONT' | 'REAR';

/** A spot on a field: a line and a column from 1 to 5. Each column faces the other player's column with the same number. */
export type BusinessCardBattleSpot = 'FRONT_1' | 'FRONT_2' | 'FRONT_3' | 'FRONT_4' | 'FRONT_5' | 'REAR_1' | 'REAR_2' | 'REAR_3' | 'REAR_4' | 'REAR_5';

/** Earth is stronger than Water, Water than Fire, Fire than Air, and Air than Earth. Neither of two opposite attributes is stronger. */
export type BusinessCardBattleAttribute = 'EARTH' | 'WATER' | 'FIRE' | 'AIR';

/** The mark that a card plays to decide the first turn. */
export type BusinessCardBattleMark = 'PAPER' | 'SCISSORS' | 'ROCK';

/** A character's special skill. */
export type BusinessCardBattleSkill = 'FLYING' | 'LEADOFF_ATTACK' | 'SELF_RESTORATION' | 'INSTANT_DEATH' | 'ABSORB_ATTACKING_POWER';

/** A character as printed on its card. */
export interface BusinessCardBattleCharacter {
  /** The card's number in this match. Moves use it to refer to the character. */
  card: number;
  /** The name printed on the card. */
  name: string;
  /** The character's department. */
  department: string;
  /** The character's job title. */
  title: string;
  /** The character's attribute. */
  attribute: BusinessCardBattleAttribute;
  /** The character's mark. */
  mark: BusinessCardBattleMark;
  /** The character's skills; may be empty. */
  skills: readonly BusinessCardBattleSkill[];
  /** The character's attack power. */
  ap: number;
  /** The hit points printed on the card. */
  printedHp: number;
}

/** A character on the field. */
export interface BusinessCardBattleFighter {
  /** The card's number in this match. Moves use it to refer to the character. */
  card: number;
  /** The name printed on the card. */
  name: string;
  /** The character's department. */
  department: string;
  /** The character's job title. */
  title: string;
  /** The character's attribute. */
  attribute: BusinessCardBattleAttribute;
  /** The character's mark. */
  mark: BusinessCardBattleMark;
  /** The character's skills; may be empty. */
  skills: readonly BusinessCardBattleSkill[];
  /** The character's attack power. */
  ap: number;
  /** The hit points printed on the card. */
  printedHp: number;
  /** The character's current hit points, at least 1. HP from neighbours and absorbed strikes can raise them above the printed HP. */
  hp: number;
  /** The spot where the character stands. */
  spot: BusinessCardBattleSpot;
  /** True if the character loses its next strike in this battle after a failed Instant Death. */
  sideways: boolean;
}

/** A battle between two characters. */
export interface BusinessCardBattleFight {
  /** The character that started the battle. */
  attacker: BusinessCardBattleNamed;
  /** The character that was attacked. */
  target: BusinessCardBattleNamed;
  /** True if the battle is between a front line and a rear line. Attributes are then ignored, and all strikes are weak. */
  longDistance: boolean;
  /** True if the attacked character strikes too. At long distance, this requires Flying. */
  strikesBack: boolean;
  /** The card number of the character that strikes next. */
  striker: number;
  /** The card numbers of characters that try to absorb every strike in this battle without being asked again. */
  absorbing: readonly number[];
}

/** A character in a battle. */
export interface BusinessCardBattleNamed {
  /** The card's number in this match. */
  card: number;
  /** The name printed on the card. */
  name: string;
  /** The seat that owns the character, 0 or 1. */
  seat: number;
  /** The spot where the character stands. */
  spot: BusinessCardBattleSpot;
}

export interface BusinessCardBattleMoveKeys {
  /** Does nothing. After a step, ends the turn; before a strike that could be absorbed, does not absorb it. Always true. */
  pass: true;
  /** Picks a card from the player's deck to decide the first turn. */
  pick: BusinessCardBattlePick;
  /** Places the whole deck. */
  place: BusinessCardBattlePlace;
  /** Moves a character forward into the empty front line. */
  advance: BusinessCardBattleOne;
  /** Moves a character one step on the player's own field. The same character may act afterwards. */
  move: BusinessCardBattleStep;
  /** Starts a battle. */
  attack: BusinessCardBattleAttack;
  /** Gives HP to a neighbouring character, including diagonally. */
  share: BusinessCardBattleShare;
  /** Uses Self-Restoration: the character regains a quarter of its printed HP. */
  restore: BusinessCardBattleOne;
  /** Strikes with the character's AP, without declaring Instant Death. Always true. */
  strike: true;
  /** Declares Instant Death before the strike. Always true. */
  instantDeath: true;
  /** Declares Absorb Attacking Power before the strike: if the strike does not fail, the player rolls to absorb it. Always true. */
  absorb: true;
  /** Declares Absorb Attacking Power for this strike and all later strikes against the same character in this battle. Always true. */
  absorbAlways: true;
  /** Picks the card that changes owner. */
  prize: BusinessCardBattlePrize;
}
/** A move in Business Card Battle. Set exactly one field. */
export type BusinessCardBattleMove = OneOf<BusinessCardBattleMoveKeys>;

/** A card from the player's deck. */
export interface BusinessCardBattlePick {
  /** The card's number, in a list with one element. */
  card: number[];
}

/** A spot for each card in the deck. */
export interface BusinessCardBattlePlace {
  /** The spots, all different, in the order of `deck`: the first spot is for the first card. */
  spots: BusinessCardBattleSpot[];
}

/** One of the player's characters. */
export interface BusinessCardBattleOne {
  /** The card's number. */
  character: number;
}

/** A step. */
export interface BusinessCardBattleStep {
  /** The card number of the character that moves. */
  character: number;
  /** The spot to move to, in a list with one element: one step forward, backward, left or right. If another character is there, the two swap places. */
  to: BusinessCardBattleSpot[];
}

/** An attack. */
export interface BusinessCardBattleAttack {
  /** The card number of the attacker. */
  character: number;
  /** The card number of the attacked character, in a list with one element. */
  target: number[];
}

/** HP that one character gives to another. */
export interface BusinessCardBattleShare {
  /** The card number of the character that gives HP. */
  from: number;
  /** The card number of the character that receives HP. */
  to: number;
  /** The amount of HP, from 1 to all that the giver has. A character that gives all of its HP goes to the graveyard. */
  hp: number;
}

/** The prize. */
export interface BusinessCardBattlePrize {
  /** The name of a card that the loser brought, in a list with one element. The card may be that of a defeated character. */
  card: string[];
}

