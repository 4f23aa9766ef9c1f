// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a match of Valhalla, as the caller may see it. */
export interface ValhallaView {
  /** True while the map is being laid; the first turn has not begun. */
  laying: boolean;
  /** The phase of the turn that is being played. */
  valhallaPhase: ValhallaPhase;
  /** The seat whose turn it is, counted from 0. */
  turnSeat: number;
  /** The round that is being played, counted from 1: one turn of every seat. */
  round: number;
  /** After this many rounds the match ends and most life wins. */
  rounds: number;
  /** Every seat, in seat order. */
  players: readonly ValhallaPlayer[];
  /** The 36 cells of the map, from the top left, six to a row. */
  cells: readonly ValhallaCell[];
  /** The events in play. They apply to all players and add up. */
  events: readonly ValhallaCard[];
  /** The attack going on, null when there is none. */
  attack: ValhallaAttack | null;
  /** The pending activity announced by the turn's player, null if there is none. */
  activity: ValhallaActivity | null;
}

/** The phases of a turn, in their order. */
export type ValhallaPhase = 'RESOLVE' | 'DRAW' | 'ACTIVITY' | 'COMBAT' | 'DISCARD';

/** One seat at the table. */
export interface ValhallaPlayer {
  /** The seat, counted from 0. */
  seat: number;
  /** False once the avatar is defeated or the player has left: the seat is out. */
  alive: boolean;
  /** Life left. At 0 the seat is out. */
  life: number;
  /** The most life there can be. */
  maxLife: number;
  /** The cell of the avatar's token, 1 to 36; null while it is off the map. */
  cell: number | null;
  /** The avatar, null only where the deck had none. */
  avatar: ValhallaCard | null;
  /** ATK of the avatar, its allies and all that counts now, without a weapon and without R. */
  atk: number;
  /** DEF of the avatar, its armour, its allies and all that counts now, without R. */
  def: number;
  /** How many steps away the farthest-reaching weapon reaches; 0: melee only. */
  reach: number;
  /** Cards in hand. */
  handCount: number;
  /** Cards that may be kept at the end of the turn. */
  handLimit: number;
  /** The cards in hand that the caller may read: all of its own, of others those it has seen. */
  hand: readonly ValhallaCard[];
  /** The terrains not laid yet that the caller may read: its own. */
  terrainHand: readonly ValhallaCard[];
  /** Cards in the Draw stack. */
  drawCount: number;
  /** The cards of the Draw stack that the caller has seen, the next to be drawn first. */
  knownDraw: readonly ValhallaCard[];
  /** The Recycle stack, its top card first. It is shuffled when the Draw stack runs out. */
  recycle: readonly ValhallaCard[];
  /** The Discard stack, its top card first: out of the match. */
  discard: readonly ValhallaCard[];
  /** The equipment worn, by slot. */
  equipment: readonly ValhallaPiece[];
  /** The allies, in the order in which they take damage. */
  allies: readonly ValhallaAlly[];
  /** Timed effects on this seat. */
  boosts: readonly ValhallaBoost[];
  /** Phases that will be skipped when they come next. */
  skips: readonly ValhallaPhase[];
}

/** A card that the caller may read. */
export interface ValhallaCard {
  /** The card's number in this match: moves name cards by it. */
  number: number;
  /** The name of the card, as in the game's catalogue. */
  name: string;
  /** The printed text. */
  text: string;
  /** The Randomizer number in its corner, 1 to 6; null on terrains and avatars, which have none. */
  r: number | null;
}

/** A piece of equipment that lies open. */
export interface ValhallaPiece {
  /** The card's number in this match. */
  number: number;
  /** The name of the card. */
  name: string;
  /** The printed text. */
  text: string;
  /** The Randomizer number in its corner, 1 to 6; null on terrains and avatars, which have none. */
  r: number | null;
  /** The slot it is worn in. Each slot holds one piece. */
  slot: ValhallaSlot;
  /** True when it is rotated: it cannot be used before its wearer's next Resolve phase. */
  used: boolean;
  /** Shots left of a pistol, rifle or bow; 0: it lies face down until it is reloaded. Null for everything else. */
  shots: number | null;
  /** The weapon class, null for armour and devices. */
  weapon: ValhallaWeapon | null;
  /** ATK in attacks with this weapon. */
  atk: number;
  /** The +DEF of armour, 0 for everything else. */
  def: number;
  /** How many steps away the weapon reaches as printed; null for armour and devices. */
  rng: number | null;
  /** Damage of the weapon as printed; null for armour and devices. */
  dmg: number | null;
}

/** The six places where equipment is worn. */
export type ValhallaSlot = 'HEAD' | 'BODY' | 'BACK' | 'MAIN_HAND' | 'OFF_HAND' | 'LEGS';

/** The sorts of weapons. */
export type ValhallaWeapon = 'MELEE' | 'PISTOL' | 'RIFLE' | 'BOW';

/** An ally in play. */
export interface ValhallaAlly {
  /** The card's number in this match. */
  number: number;
  /** The name of the card. */
  name: string;
  /** The printed text. */
  text: string;
  /** The Randomizer number in its corner, 1 to 6; null on terrains and avatars, which have none. */
  r: number | null;
  /** HP left. Allies take damage before armour and life. */
  hp: number;
  /** HP as printed. */
  maxHp: number;
  /** What it adds to ATK. */
  atk: number;
  /** What it adds to DEF. */
  def: number;
  /** True when its ability has been used since its owner's last Resolve phase. */
  used: boolean;
}

/** A timed effect. It ends in the next Resolve phase of who played it. */
export interface ValhallaBoost {
  /** What it changes. */
  what: ValhallaStat;
  /** By how much. */
  by: number;
  /** The seat that played it. */
  from: number;
}

/** A number that cards can raise and lower. */
export type ValhallaStat = 'ATK' | 'DEF' | 'R' | 'DMG' | 'RNG' | 'HAND' | 'DRAW' | 'MOVES' | 'EQUIPS' | 'ALLIES';

/** One cell of the map. */
export interface ValhallaCell {
  /** Its number, 1 to 36 from the top left. */
  cell: number;
  /** Its row, 1 at the top. */
  row: number;
  /** Its column, 1 on the left. */
  column: number;
  /** True when a terrain lies there. */
  laid: boolean;
  /** True if the terrain is turned up. */
  turnedUp: boolean;
  /** The terrain, null when there is none or the caller does not know it. */
  terrain: ValhallaCard | null;
  /** The seats whose avatars are on the cell. */
  seats: readonly number[];
  /** Equipment that lies there open. */
  ground: readonly ValhallaPiece[];
  /** How many pieces of equipment lie face down under the terrain. */
  seedCount: number;
  /** Those of them that the caller knows: what it has seeded itself. */
  knownSeeds: readonly ValhallaCard[];
}

/** An attack between its announcement and its damage. */
export interface ValhallaAttack {
  /** The attacking seat. */
  seat: number;
  /** The attacked seat. */
  target: number;
  /** The weapon, or bare hands. */
  weapon: string;
  /** True for an attack on the same cell without a shot. */
  melee: boolean;
  /** How far it is. */
  stage: ValhallaStage;
  /** The Randomizer number of the attacker, null until it is drawn. */
  attackerR: number | null;
  /** The Randomizer number of the target, null until it is drawn. */
  targetR: number | null;
  /** The current attack value: R + ATK. Without R until it is drawn. */
  atk: number;
  /** The current defence value: R + DEF. Without R until it is drawn. */
  def: number;
  /** The damage, if it hits now. */
  dmg: number;
  /** The last word on whether it hits, whatever the numbers; null: the numbers decide, and at least as much ATK as DEF hits. */
  lastWord: ValhallaWord | null;
  /** The cards that were said to it, in their order. */
  cards: readonly ValhallaSaid[];
}

/** How far an attack is. */
export type ValhallaStage = 'ANNOUNCED' | 'NUMBERS' | 'DAMAGE';

/** A word that overrides the numbers of an attack. */
export type ValhallaWord = 'HIT' | 'MISS';

/** A card that was said to an attack or an activity. */
export interface ValhallaSaid {
  /** The seat that played it. */
  seat: number;
  /** The name of the card. */
  card: string;
  /** False when another card has cancelled it. */
  counts: boolean;
  /** For a cancelling card: the index in this list, from 0, of the card that it cancels, or -1 for the card of the activity itself. Null for other cards. */
  cancels: number | null;
}

/** Something announced in the Activity phase. */
export interface ValhallaActivity {
  /** The acting seat. */
  seat: number;
  /** What it is. */
  kind: ValhallaActivityKind;
  /** The card, if it lies open. */
  card: string | null;
  /** The cell that is meant: where it leads, or where the piece lay that is taken up from the ground. */
  cell: number | null;
  /** The cards that were said to it, in their order. */
  cards: readonly ValhallaSaid[];
}

/** An action of the Activity phase, each possible once. */
export type ValhallaActivityKind = 'MOVE' | 'EQUIP' | 'SEED' | 'ALLY' | 'EVENT';

export interface ValhallaMoveKeys {
  /** Play nothing, end the phase, leave it. Always true. */
  pass: true;
  /** Set-up: lay a terrain face down. */
  lay: ValhallaLay;
  /** Activity phase: move to an adjacent cell, or enter the map. */
  move: ValhallaGo;
  /** Activity phase: put on a piece from the hand or from the cell one is on. */
  equip: ValhallaCardMove;
  /** Activity phase: lay a piece face down under an empty cell. */
  seed: ValhallaLay;
  /** Activity phase: call an ally. */
  ally: ValhallaCardMove;
  /** Activity phase: begin an event. */
  event: ValhallaCardMove;
  /** Play an action card from the hand, whenever one is asked. */
  play: ValhallaPlay;
  /** Use a piece of equipment or an ally in play; it is rotated until one's next Resolve phase. */
  use: ValhallaPlay;
  /** Combat phase: attack. */
  attack: ValhallaStrike;
  /** Say which piece of armour is given more than its +DEF and is lost. */
  giveWay: ValhallaPieceMove;
  /** Aim an effect for which no card was played: a terrain's, a weapon's. */
  choose: ValhallaChoose;
  /** Discard cards from the hand. */
  discard: ValhallaDiscard;
  /** Discard phase: take a piece from one's cell into the hand. */
  take: ValhallaPieceMove;
}
/** A move in Valhalla: exactly one of these. The choices of a decision list the moves that are allowed. */
export type ValhallaMove = OneOf<ValhallaMoveKeys>;

/** A card and the cell for it. */
export interface ValhallaLay {
  /** The card, out of the hand; of cards with the same name the one that the choices list. */
  card: number;
  /** The cell, exactly one: 1 to 36. */
  cell: number[];
}

/** Where to move. */
export interface ValhallaGo {
  /** The cell, exactly one. */
  to: number[];
}

/** A card. */
export interface ValhallaCardMove {
  /** The card; of cards with the same name the one that the choices list. */
  card: number;
}

/** A piece of equipment. */
export interface ValhallaPieceMove {
  /** The piece. */
  piece: number;
}

/** A card to play or a piece to use. */
export interface ValhallaPlay {
  /** The card; of cards with the same name the one that the choices list. */
  card: number;
  /** What it is aimed at, for a card that is aimed at something. */
  target?: ValhallaTarget;
}

export interface ValhallaTargetKeys {
  /** An opponent, exactly one. */
  seat: number[];
  /** A cell, exactly one. */
  cell: number[];
  /** A piece of equipment, an ally or an event in play, exactly one. */
  card: number[];
  /** An opponent and where it is pushed. */
  push: ValhallaPush;
}
/** The target of an effect: exactly one field, the one that it asks for. */
export type ValhallaTarget = OneOf<ValhallaTargetKeys>;

/** Whom to push, and to where. */
export interface ValhallaPush {
  /** The opponent. */
  seat: number;
  /** A cell next to the opponent's own, exactly one. */
  to: number[];
}

/** An attack. */
export interface ValhallaStrike {
  /** The weapon; left out: unarmed. */
  weapon?: number;
  /** The opponent, exactly one. */
  target: number[];
}

/** Where an effect goes. */
export interface ValhallaChoose {
  /** The target. */
  target: ValhallaTarget;
}

/** Cards to discard. */
export interface ValhallaDiscard {
  /** Exactly as many as asked for. */
  cards: number[];
}

