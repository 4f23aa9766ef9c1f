// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a Golems match, as the caller is allowed to see it. */
export interface GolemsView {
  /** The current phase of the turn. */
  golemsPhase: GolemsPhase;
  /** The number of the seat whose turn it is, starting at 0. */
  turnSeat: number;
  /** The number of the current round, starting at 1. Each round has one turn for every seat, including seats that are out. */
  round: number;
  /** The number of rounds after which the match ends and the surviving Wizards are counted. */
  rounds: number;
  /** All seats, ordered by number. */
  players: readonly GolemsPlayer[];
  /** The 64 spaces of the board, row by row from the bottom left: a1, b1 … h8. */
  spaces: readonly GolemsSpace[];
  /** The two decks with their discard piles: first Golem cards, then Event cards. */
  piles: readonly GolemsPile[];
  /** Spells that have been announced but have not taken effect. The current decision is about the last one. Each Dispell negates the spell before it. */
  spells: readonly GolemsSpell[];
  /** The current battle, or null if there is none. */
  battle: GolemsBattle | null;
}

/** The phases of a turn, in order. */
export type GolemsPhase = 'POWER' | 'CRAFT' | 'FATE' | 'SPELL' | 'MOVE' | 'BATTLE' | 'END';

/** One seat at the table. */
export interface GolemsPlayer {
  /** The seat's number, starting at 0. */
  seat: number;
  /** False if the seat is out, because its Wizard has fallen or its player has left. */
  alive: boolean;
  /** The space of the seat's tower, where its Wizard stands: a1, a8, h8 or h1. */
  tower: string;
  /** The amount of mana that the seat has. */
  mana: number;
  /** The mana that the seat would gain in its next Power Phase if the board stayed as it is. */
  income: number;
  /** The number of hits that the Wizard has left, 0 to 5. */
  wizardHits: number;
  /** The number of the seat's golems on the board. */
  golemCount: number;
  /** The number of Golem cards in the seat's hand. */
  golemHandCount: number;
  /** The number of Event cards in the seat's hand. */
  eventHandCount: number;
  /** The Golem cards in hand that the caller is allowed to read: all of the caller's own, and those of other seats that the caller has seen with Divination. */
  golemHand: readonly GolemsCard[];
  /** The Event cards in hand that the caller is allowed to read: all of the caller's own, and those of other seats that the caller has seen with Divination. */
  eventHand: readonly GolemsCard[];
}

/** A card that the caller is allowed to read. */
export interface GolemsCard {
  /** The card's number in this match. Moves use it to refer to the card. */
  number: number;
  /** The card's printed name. */
  name: string;
  /** The card's printed text. */
  text: string;
}

/** One space of the board. */
export interface GolemsSpace {
  /** The name of the space in moves: a column from a to h and a row from 1 to 8. a1 is the bottom left corner. */
  key: string;
  /** The column, 0 (left) to 7. */
  x: number;
  /** The row, 0 (top) to 7. */
  y: number;
  /** The terrain. */
  terrain: GolemsTerrain;
  /** The material that the space provides, or null if there is none. */
  material: GolemsMaterial | null;
  /** The seats that control the space and so pay the single price for golems made of its material. If there are golems on the space, only their seat controls it. If the space is empty, every seat with a golem next to it does. Empty for spaces without material. */
  controllers: readonly number[];
  /** The units on the space, which all belong to one seat: golems and, in a tower, its Wizard. */
  units: readonly GolemsUnit[];
}

/** A golem or a Wizard on the board. */
export interface GolemsUnit {
  /** The unit's number in this match. Moves use it to refer to the unit. */
  number: number;
  /** The seat that owns the unit. */
  seat: number;
  /** True for a Wizard, which never moves and can share its space with any golem. */
  wizard: boolean;
  /** The unit's name: "Large Crystal Flyer" or "Wizard". */
  name: string;
  /** The golem's material, or null for a Wizard. */
  material: GolemsMaterial | null;
  /** The hardness of the golem's material. A Wizard is soft. */
  hardness: GolemsHardness;
  /** The golem's size. A Wizard is small. */
  size: GolemsSize;
  /** The golem's shape. A Wizard is man-shaped. */
  shape: GolemsShape;
  /** The space that the unit is on. */
  space: string;
  /** The number of hits that the unit has left, at least 1. */
  hits: number;
  /** The number of hits that the unit has when undamaged. */
  maxHits: number;
  /** The amount that the unit adds to its roll when it attacks, including spells. */
  force: number;
  /** The amount that the unit adds to its roll when it is attacked, including spells and the tower. */
  armor: number;
  /** The number of spaces that the unit can cover in one move; 0 for a Wizard. */
  move: number;
  /** The number of moves that the unit has left in its seat's turn; 0 for a Wizard. */
  movesLeft: number;
  /** The number of attacks that the unit has left in this round of the battle; 0 outside a battle. */
  attacksLeft: number;
  /** The Power and Protection spells that affect the unit. */
  boosts: readonly GolemsBoost[];
}

/** A spell that affects a unit for several turns. */
export interface GolemsBoost {
  /** The value that the spell raises. */
  kind: GolemsBoostKind;
  /** The amount added to the value. */
  by: number;
  /** The number of turns, of any player, for which the spell still lasts, including the current one. */
  turns: number;
}

/** The value that a lasting spell raises. */
export type GolemsBoostKind = 'FORCE' | 'ARMOR';

/** A deck and its discard pile. */
export interface GolemsPile {
  /** The kind of cards in the deck. */
  kind: GolemsHand;
  /** The number of cards left in the deck. When the deck runs out, the discard pile is shuffled and becomes the new deck. */
  deckCount: number;
  /** The number of cards in the discard pile. */
  discardCount: number;
  /** The discard pile, top card first. It is public. */
  discard: readonly GolemsCard[];
  /** The cards in the deck that the caller has seen with Divination, in the order in which they will be drawn. */
  known: readonly GolemsCard[];
}

/** A spell that has been announced. */
export interface GolemsSpell {
  /** The seat that played the spell. */
  seat: number;
  /** The card's printed name. */
  card: string;
  /** True if a Dispell has negated the spell. */
  negated: boolean;
  /** The space of the stack that the spell targets, or null if it does not target a stack. */
  stack: string | null;
  /** For Portal, the space that the stack moves to. Null for other spells. */
  destination: string | null;
  /** For Transformation, the number of the golem that changes. Null for other spells. */
  golem: number | null;
  /** For Transformation, the golem's new trait. Null for other spells. */
  into: GolemsTrait | null;
  /** For Theft, the seat that loses a card. Null for other spells. */
  opponent: number | null;
  /** For Theft under rules earlier than 1.1.0, the hand that loses a card. Null otherwise. */
  hand: GolemsHandOf | null;
}

/** One of a seat's two hands. */
export interface GolemsHandOf {
  /** The seat that owns the hand. */
  seat: number;
  /** Which of the two hands it is. */
  hand: GolemsHand;
}

/** A battle between two stacks. */
export interface GolemsBattle {
  /** The number of the current round of the battle, starting at 1. */
  round: number;
  /** The two sides, starting with the player whose turn it is. */
  sides: readonly GolemsSide[];
  /** The attack that has been announced but not rolled yet, or null if there is none. */
  attack: GolemsAttack | null;
  /** The seats that have passed for the whole battle and are not asked for battle cards again. */
  passed: readonly number[];
}

/** One side of a battle. */
export interface GolemsSide {
  /** The seat that owns the stack. */
  seat: number;
  /** The space that the stack is on. */
  space: string;
}

/** An attack in a battle, before the dice are rolled. */
export interface GolemsAttack {
  /** The number of the attacking unit. */
  unit: number;
  /** The number of the unit under attack. */
  target: number;
  /** The Force that battle cards have added to this attack. */
  force: number;
  /** The Armor that battle cards have added against this attack. */
  armor: number;
}

/** The terrain of a space. */
export type GolemsTerrain = 'TOWER' | 'MONOLITH' | 'WATER' | 'WASTELAND' | 'VILLAGE' | 'MUD_FLATS' | 'QUARRY' | 'GEM_MINE' | 'IRON_MINE' | 'ICE_CAVE' | 'GOLD_MINE' | 'RUINS' | 'DESERT' | 'FOREST' | 'HILLS' | 'MOUNTAIN' | 'VOLCANO' | 'WORKSHOPS' | 'SALT_FLATS' | 'SILVER_MINE';

/** A golem's material. */
export type GolemsMaterial = 'FLESH' | 'CLAY' | 'STONE' | 'CRYSTAL' | 'IRON' | 'ICE' | 'GOLD' | 'BONE' | 'SAND' | 'WOOD' | 'BRONZE' | 'OBSIDIAN' | 'BASALT' | 'CLOCKWORK' | 'SALT' | 'SILVER';

/** The hardness of a material. Two golems with the same hardness cannot share a space. */
export type GolemsHardness = 'SOFT' | 'HARD' | 'ROCK' | 'METAL';

/** A golem's size. Two golems of the same size cannot share a space. Smaller golems attack first. */
export type GolemsSize = 'SMALL' | 'MEDIUM' | 'LARGE' | 'GIANT';

/** A golem's shape. Two golems with the same shape cannot share a space. */
export type GolemsShape = 'MAN' | 'BEAST' | 'FLYER' | 'JUGGERNAUGHT';

/** A trait that Transformation can give a golem: a new material, size or shape. */
export type GolemsTrait = 'FLESH' | 'CLAY' | 'STONE' | 'CRYSTAL' | 'IRON' | 'ICE' | 'GOLD' | 'BONE' | 'SAND' | 'WOOD' | 'BRONZE' | 'OBSIDIAN' | 'BASALT' | 'CLOCKWORK' | 'SALT' | 'SILVER' | 'SMALL' | 'MEDIUM' | 'LARGE' | 'GIANT' | 'MAN' | 'BEAST' | 'FLYER' | 'JUGGERNAUGHT';

/** The two kinds of cards. Each kind has its own deck, discard pile and hands. */
export type GolemsHand = 'GOLEM' | 'EVENT';

export interface GolemsMoveKeys {
  /** Builds no golem, draws no more cards, plays no card, ends the player's moves or battles, or puts back no golem, depending on the decision. Always true. */
  pass: true;
  /** Craft Phase: builds a golem. */
  craft: GolemsCraft;
  /** Battle Phase: passes and plays no more cards in this battle. Always true. */
  passBattle: true;
  /** Fate Phase: draws cards. */
  draw: GolemsDraw;
  /** Fate Phase: pays 5 mana and draws one more card from this deck. */
  buy: GolemsHand;
  /** Fate Phase: discards the cards beyond seven in a hand. */
  discard: GolemsDiscard;
  /** Plays an event card: a spell in the Spell Phase, a Dispell in response to a spell, or a battle card before an attack is rolled or a round ends. */
  play: GolemsPlay;
  /** Move Phase: moves a golem. */
  move: GolemsMoveGolem;
  /** Battle Phase: attacks an adjacent enemy stack. */
  attack: GolemsAttackStack;
  /** Battle Phase: chooses a unit to attack with in the current battle, and its target. */
  strike: GolemsStrike;
  /** End Phase: puts back a Soft golem that died in a battle that the player won. */
  regenerate: GolemsRegenerate;
}
/** A move in Golems. Set exactly one field. A decision's choices list all legal moves. */
export type GolemsMove = OneOf<GolemsMoveKeys>;

/** A golem to build from three cards in the player's hand. If several cards have the same name, use the one that the choices list. */
export interface GolemsCraft {
  /** The number of the material card. */
  material: number;
  /** The number of the size card. */
  size: number;
  /** The number of the shape card. */
  shape: number;
  /** The space where the golem appears, in a list with one element: the player's tower or a space next to it. */
  at: string[];
}

/** The number of cards to draw from each deck. Either draw one card and be asked again, or draw all that are left of the three. */
export interface GolemsDraw {
  /** The number of cards from the Golem deck, 0 to 3. */
  golem: number;
  /** The number of cards from the Event deck, 0 to 3. */
  event: number;
}

/** Cards to discard from a hand that has too many. */
export interface GolemsDiscard {
  /** The cards' numbers: exactly as many as the hand has beyond seven. */
  cards: number[];
}

/** An event card to play. */
export interface GolemsPlay {
  /** The card's number. If several cards have the same name, use the one that the choices list. */
  card: number;
  /** The card's target. Omit it if the card has none. */
  target?: GolemsTarget;
}

export interface GolemsTargetKeys {
  /** For Haste, Elemental Storm, Power, Protection and Repair: the space of the stack, in a list with one element. */
  stack: string[];
  /** For Portal: one of the player's stacks and its destination. */
  portal: GolemsPortal;
  /** For Theft: the opponent's seat. The stolen card is a random one from both hands. */
  opponent: number;
  /** For Theft under rules earlier than 1.1.0: an opponent and which of their hands to steal from. */
  hand: GolemsHandTarget;
  /** For Transformation: a golem and its new trait. */
  golem: GolemsTransformation;
  /** For a card that gives an extra attack: the unit that gets it, in a list with one element. */
  unit: number[];
}
/** An event card's target. Set exactly one field: the one that the card needs. */
export type GolemsTarget = OneOf<GolemsTargetKeys>;

/** A stack and the empty space that Portal moves it to. */
export interface GolemsPortal {
  /** The space of the stack. A Wizard in the stack stays. */
  from: string;
  /** The empty space, in a list with one element. Water is not allowed. */
  to: string[];
}

/** An opponent's hand to steal from. */
export interface GolemsHandTarget {
  /** The opponent's seat. */
  seat: number;
  /** Which of the opponent's two hands to steal from. */
  hand: GolemsHand;
}

/** A golem and its new trait. */
export interface GolemsTransformation {
  /** The number of the golem, which may belong to any seat. */
  golem: number;
  /** A trait that the golem does not have yet, in a list with one element. */
  into: GolemsTrait[];
}

/** A golem to move. */
export interface GolemsMoveGolem {
  /** The golem's number. */
  golem: number;
  /** The space that the golem moves to, in a list with one element. */
  to: string[];
}

/** A stack to attack with, and the enemy stack to attack. */
export interface GolemsAttackStack {
  /** The space of the player's stack. */
  from: string;
  /** The space of an adjacent enemy stack, in a list with one element. */
  target: string[];
}

/** An attack in a battle. */
export interface GolemsStrike {
  /** The number of the player's unit, which must be one of the smallest that have attacks left. */
  unit: number;
  /** The number of the enemy unit, in a list with one element. */
  target: number[];
}

/** A golem to put back. */
export interface GolemsRegenerate {
  /** The number of the golem that died. */
  golem: number;
  /** The space to put it on, in a list with one element: the winning stack's space if stacking allows it, otherwise the player's tower or a space next to it. */
  at: string[];
}

