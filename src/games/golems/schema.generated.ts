// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a match of Golems, as the caller may see it. */
export interface GolemsView {
  /** The phase of the turn that is being played. */
  golemsPhase: GolemsPhase;
  /** The seat whose turn it is, counted from 0. */
  turnSeat: number;
  /** The round that is being played, counted from 1: one turn of every seat, the fallen included. */
  round: number;
  /** After this many rounds the match ends and the Wizards are counted. */
  rounds: number;
  /** Every seat, in seat order. */
  players: readonly GolemsPlayer[];
  /** The 64 spaces of the board, row by row from the bottom left: a1, b1 … h8. */
  spaces: readonly GolemsSpace[];
  /** The two decks with their discards: Golem cards, Event cards. */
  piles: readonly GolemsPile[];
  /** Spells that have been announced and have not yet taken effect. The last one is answered now; each Dispell negates the one before it. */
  spells: readonly GolemsSpell[];
  /** The battle in progress, null when there is none. */
  battle: GolemsBattle | null;
}

/** The phases of a turn, in their order. */
export type GolemsPhase = 'POWER' | 'CRAFT' | 'FATE' | 'SPELL' | 'MOVE' | 'BATTLE' | 'END';

/** One seat at the table. */
export interface GolemsPlayer {
  /** The seat, counted from 0. */
  seat: number;
  /** False once the Wizard has fallen or the player has left: the seat is out. */
  alive: boolean;
  /** The space of the seat's tower, where its Wizard stands: a1, a8, h8 or h1. */
  tower: string;
  /** Mana in hand. */
  mana: number;
  /** Mana that the next Power Phase would bring as the board is now. */
  income: number;
  /** Hits that the Wizard has left, 0 to 5. */
  wizardHits: number;
  /** Golems on the board. */
  golemCount: number;
  /** How many Golem cards are held. */
  golemHandCount: number;
  /** How many Event cards are held. */
  eventHandCount: number;
  /** The Golem cards in hand that the caller may read: all of its own, of others those it has seen by Divination. */
  golemHand: readonly GolemsCard[];
  /** The Event cards in hand that the caller may read: all of its own, of others those it has seen by Divination. */
  eventHand: readonly GolemsCard[];
}

/** A card that the caller may read. */
export interface GolemsCard {
  /** The card's number in this match: moves name cards by it. */
  number: number;
  /** The printed name. */
  name: string;
  /** The printed text. */
  text: string;
}

/** One space of the board. */
export interface GolemsSpace {
  /** The name that moves use: column a-h and row 1-8. a1 is the bottom left corner. */
  key: string;
  /** Column from the left, 0 to 7. */
  x: number;
  /** Row from the top, 0 to 7. */
  y: number;
  /** The terrain of the space. */
  terrain: GolemsTerrain;
  /** The material that is found there, null where there is none. */
  material: GolemsMaterial | null;
  /** The seats that control the space and so pay the single price for golems of its material: a seat with a golem on it or, if it is empty, every seat with a golem next to it. Empty for spaces without material. */
  controllers: readonly number[];
  /** The units on the space, all of one seat: golems, and in a tower its Wizard. */
  units: readonly GolemsUnit[];
}

/** A golem or a Wizard on the board. */
export interface GolemsUnit {
  /** The unit's number in this match: moves name units by it. */
  number: number;
  /** The seat it belongs to. */
  seat: number;
  /** True for a Wizard, who never moves and stacks with every golem. */
  wizard: boolean;
  /** What it is called: "Large Crystal Flyer" or "Wizard". */
  name: string;
  /** What it is made of, null for a Wizard. */
  material: GolemsMaterial | null;
  /** The hardness of its material; a Wizard is soft. */
  hardness: GolemsHardness;
  /** Its size; a Wizard is small. */
  size: GolemsSize;
  /** Its shape; a Wizard is man-shaped. */
  shape: GolemsShape;
  /** The unit's space. */
  space: string;
  /** Hits it has left, 1 or more. */
  hits: number;
  /** Hits it has undamaged. */
  maxHits: number;
  /** What it adds to its roll when it attacks, spells included. */
  force: number;
  /** What it adds to its roll when it is attacked, spells and the tower included. */
  armor: number;
  /** How many spaces it may go in one move; 0 for a Wizard. */
  move: number;
  /** How many moves it has left this turn, should it be its seat's turn; 0 for a Wizard. */
  movesLeft: number;
  /** How many attacks it has left in this round of the battle; 0 outside one. */
  attacksLeft: number;
  /** The Power and Protection spells that work on it. */
  boosts: readonly GolemsBoost[];
}

/** A spell that works on a unit for some turns. */
export interface GolemsBoost {
  /** What it raises. */
  kind: GolemsBoostKind;
  /** By how much. */
  by: number;
  /** For how many turns, of whatever player, the present one counted. */
  turns: number;
}

/** The value that a lasting spell raises. */
export type GolemsBoostKind = 'FORCE' | 'ARMOR';

/** A deck and its discard. */
export interface GolemsPile {
  /** Which of the two decks. */
  kind: GolemsHand;
  /** Cards left to draw. When they run out the discard is shuffled and becomes the deck. */
  deckCount: number;
  /** Cards in the discard. */
  discardCount: number;
  /** The discard, its top card first. Public. */
  discard: readonly GolemsCard[];
  /** The cards of the deck that the caller has seen by Divination, the next to be drawn first. */
  known: readonly GolemsCard[];
}

/** A spell that has been announced. */
export interface GolemsSpell {
  /** The seat that played it. */
  seat: number;
  /** The card's printed name. */
  card: string;
  /** True when a Dispell has negated it. */
  negated: boolean;
  /** The space of the stack it is aimed at, if it is aimed at a stack. */
  stack: string | null;
  /** Portal: the space to which the stack goes. */
  destination: string | null;
  /** Transformation: the golem that changes. */
  golem: number | null;
  /** Transformation: what it becomes. */
  into: GolemsTrait | null;
  /** Theft: the seat from which a card is stolen. */
  opponent: number | null;
  /** Theft that was played by the rules before 1.1.0: the hand from which a card is stolen. */
  hand: GolemsHandOf | null;
}

/** One of the hands of a seat. */
export interface GolemsHandOf {
  /** The seat that holds it. */
  seat: number;
  /** Which of its two hands. */
  hand: GolemsHand;
}

/** A battle between two stacks. */
export interface GolemsBattle {
  /** The round of the battle, counted from 1. */
  round: number;
  /** The two sides, that of the turn's player first. */
  sides: readonly GolemsSide[];
  /** The attack that has been named and not yet rolled, null when there is none. */
  attack: GolemsAttack | null;
  /** The seats that have passed for the whole battle: they are not asked for battle cards any more. */
  passed: readonly number[];
}

/** One side of a battle. */
export interface GolemsSide {
  /** The seat that owns the stack. */
  seat: number;
  /** The space in which it stands. */
  space: string;
}

/** An attack in a battle, before the dice are rolled. */
export interface GolemsAttack {
  /** The unit that attacks. */
  unit: number;
  /** The unit that is attacked. */
  target: number;
  /** Force that battle cards have added to this attack. */
  force: number;
  /** Armor that battle cards have added against this attack. */
  armor: number;
}

/** The terrain of a space. */
export type GolemsTerrain = 'TOWER' | 'MONOLITH' | 'WATER' | 'WASTELAND' | 'VILLAGE' | 'MUD_FLATS' | 'QUARRY' | 'GEM_MINE' | 'IRON_MINE' | 'ICE_CAVE' | 'GOLD_MINE' | 'RUINS' | 'DESERT' | 'FOREST' | 'HILLS' | 'MOUNTAIN' | 'VOLCANO' | 'WORKSHOPS' | 'SALT_FLATS' | 'SILVER_MINE';

/** The material of a golem. */
export type GolemsMaterial = 'FLESH' | 'CLAY' | 'STONE' | 'CRYSTAL' | 'IRON' | 'ICE' | 'GOLD' | 'BONE' | 'SAND' | 'WOOD' | 'BRONZE' | 'OBSIDIAN' | 'BASALT' | 'CLOCKWORK' | 'SALT' | 'SILVER';

/** How hard a material is. Two golems of the same hardness cannot share a space. */
export type GolemsHardness = 'SOFT' | 'HARD' | 'ROCK' | 'METAL';

/** How big a golem is. Two golems of the same size cannot share a space; small ones attack first. */
export type GolemsSize = 'SMALL' | 'MEDIUM' | 'LARGE' | 'GIANT';

/** The shape of a golem. Two golems of the same shape cannot share a space. */
export type GolemsShape = 'MAN' | 'BEAST' | 'FLYER' | 'JUGGERNAUGHT';

/** A trait that Transformation can give a golem: another material, size or shape. */
export type GolemsTrait = 'FLESH' | 'CLAY' | 'STONE' | 'CRYSTAL' | 'IRON' | 'ICE' | 'GOLD' | 'BONE' | 'SAND' | 'WOOD' | 'BRONZE' | 'OBSIDIAN' | 'BASALT' | 'CLOCKWORK' | 'SALT' | 'SILVER' | 'SMALL' | 'MEDIUM' | 'LARGE' | 'GIANT' | 'MAN' | 'BEAST' | 'FLYER' | 'JUGGERNAUGHT';

/** The two kinds of cards. Each has its own deck, discard and hands. */
export type GolemsHand = 'GOLEM' | 'EVENT';

export interface GolemsMoveKeys {
  /** Do nothing: build no golem, draw no further card, play no card, end one's moves or battles, put back no golem. Always true. */
  pass: true;
  /** Craft Phase: build a golem. */
  craft: GolemsCraft;
  /** Battle Phase: pass, and play no more cards in the whole battle. Always true. */
  passBattle: true;
  /** Fate Phase: which cards to draw. */
  draw: GolemsDraw;
  /** Fate Phase: pay 5 mana and draw one more card of this deck. */
  buy: GolemsHand;
  /** Fate Phase: discard what is above seven cards in a hand. */
  discard: GolemsDiscard;
  /** Play an event card: a spell in the Spell Phase, a Dispell in answer to a spell, a battle card before an attack is rolled or before a round ends. */
  play: GolemsPlay;
  /** Move Phase: move a golem. */
  move: GolemsMoveGolem;
  /** Battle Phase: attack an adjacent enemy stack. */
  attack: GolemsAttackStack;
  /** Battle Phase: name the unit that attacks in the battle, and its target. */
  strike: GolemsStrike;
  /** End Phase: put back a Soft golem that died in a battle you won. */
  regenerate: GolemsRegenerate;
}
/** A move in Golems: exactly one of these. The choices of a decision list the moves that are allowed. */
export type GolemsMove = OneOf<GolemsMoveKeys>;

/** A golem to build out of three cards of one's hand: of cards with the same name the one that the choices list. */
export interface GolemsCraft {
  /** The card of its material. */
  material: number;
  /** The card of its size. */
  size: number;
  /** The card of its shape. */
  shape: number;
  /** The space where it appears, exactly one: one's tower or a space next to it. */
  at: string[];
}

/** How many cards to draw from each deck: one, and then one is asked again; or together all that are left of the three. */
export interface GolemsDraw {
  /** Cards from the Golem deck, 0 to 3. */
  golem: number;
  /** Cards from the Event deck, 0 to 3. */
  event: number;
}

/** Cards to discard from the hand that holds too many. */
export interface GolemsDiscard {
  /** Exactly as many cards as are above seven. */
  cards: number[];
}

/** An event card to play. */
export interface GolemsPlay {
  /** The card; of cards with the same name the one that the choices list. */
  card: number;
  /** What it is aimed at, for a card that is aimed at something. */
  target?: GolemsTarget;
}

export interface GolemsTargetKeys {
  /** Haste, Elemental Storm, Power, Protection, Repair: the space of the stack, exactly one. */
  stack: string[];
  /** Portal: which of your stacks, and to where. */
  portal: GolemsPortal;
  /** Theft: the seat of the opponent. The card is a random one out of both hands. */
  opponent: number;
  /** Theft by the rules before 1.1.0: from which hand of which opponent. */
  hand: GolemsHandTarget;
  /** Transformation: which golem, and what it becomes. */
  golem: GolemsTransformation;
  /** A card that gives an extra attack: the unit that gets it, exactly one. */
  unit: number[];
}
/** The target of an event card: exactly one field, the one that the card asks for. */
export type GolemsTarget = OneOf<GolemsTargetKeys>;

/** A stack and the empty space to which Portal moves it. */
export interface GolemsPortal {
  /** The space of the stack. A Wizard in it stays. */
  from: string;
  /** The empty space, exactly one, not Water. */
  to: string[];
}

/** A hand of an opponent, to steal from. */
export interface GolemsHandTarget {
  /** The opponent's seat. */
  seat: number;
  /** Which of his two hands. */
  hand: GolemsHand;
}

/** A golem and its new trait. */
export interface GolemsTransformation {
  /** The golem, of any seat. */
  golem: number;
  /** A trait that it does not have yet, exactly one. */
  into: GolemsTrait[];
}

/** A golem to move. */
export interface GolemsMoveGolem {
  /** The golem. */
  golem: number;
  /** The space where it ends, exactly one. */
  to: string[];
}

/** A stack to attack with, and the enemy stack. */
export interface GolemsAttackStack {
  /** The space of your stack. */
  from: string;
  /** The space of the enemy stack, exactly one, adjacent to it. */
  target: string[];
}

/** An attack in a battle. */
export interface GolemsStrike {
  /** Your unit, one of the smallest that have attacks left. */
  unit: number;
  /** The enemy unit, exactly one. */
  target: number[];
}

/** A golem to put back. */
export interface GolemsRegenerate {
  /** The golem that died. */
  golem: number;
  /** The space, exactly one: the winning stack's space if stacking allows, otherwise your tower or a space next to it. */
  at: string[];
}

