// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a Valhalla match, as the caller is allowed to see it. */
export interface ValhallaView {
  /** True while the players are laying out the map, before the first turn. */
  laying: boolean;
  /** The current phase of the turn. */
  valhallaPhase: ValhallaPhase;
  /** The number of the seat whose turn it is, starting at 0. */
  turnSeat: number;
  /** The number of the current round, starting at 1. Each round has one turn for every seat. */
  round: number;
  /** The number of rounds after which the match ends. The seat with the most life then wins. */
  rounds: number;
  /** All seats, ordered by number. */
  players: readonly ValhallaPlayer[];
  /** The 36 cells of the map, row by row from the top left, six to a row. */
  cells: readonly ValhallaCell[];
  /** The events in play, which apply to all players. The effects of several events add up. */
  events: readonly ValhallaCard[];
  /** The current attack, or null if there is none. */
  attack: ValhallaAttack | null;
  /** The action that the current player has announced and that has not taken effect, or null if there is none. */
  activity: ValhallaActivity | null;
}

/** The phases of a turn, in order. */
export type ValhallaPhase = 'RESOLVE' | 'DRAW' | 'ACTIVITY' | 'COMBAT' | 'DISCARD';

/** One seat at the table. */
export interface ValhallaPlayer {
  /** The seat's number, starting at 0. */
  seat: number;
  /** False if the seat is out, because its avatar was defeated or its player has left. */
  alive: boolean;
  /** The seat's remaining life. At 0, the seat is out. */
  life: number;
  /** The maximum life. */
  maxLife: number;
  /** The cell that the avatar's token is on, 1 to 36. Null while it is off the map. */
  cell: number | null;
  /** The avatar. Null only if the deck had none. */
  avatar: ValhallaCard | null;
  /** The ATK of the avatar, its allies and all current effects, without a weapon and without R. */
  atk: number;
  /** The DEF of the avatar, its armour, its allies and all current effects, without R. */
  def: number;
  /** The range of the longest-ranged weapon in cells; 0 for melee only. */
  reach: number;
  /** The number of cards in the seat's hand. */
  handCount: number;
  /** The number of cards that the seat may keep at the end of its turn. */
  handLimit: number;
  /** The cards in the seat's hand that the caller is allowed to read: all of the caller's own, and those of other seats that the caller has seen. */
  hand: readonly ValhallaCard[];
  /** The seat's terrains that have not been laid yet and that the caller is allowed to read. */
  terrainHand: readonly ValhallaCard[];
  /** The number of cards in the Draw stack. */
  drawCount: number;
  /** The cards in the Draw stack that the caller has seen, in the order in which they will be drawn. */
  knownDraw: readonly ValhallaCard[];
  /** The Recycle stack, top card first. When the Draw stack runs out, the Recycle stack is shuffled to replace it. */
  recycle: readonly ValhallaCard[];
  /** The Discard stack, top card first. Discarded cards are out of the match. */
  discard: readonly ValhallaCard[];
  /** The equipment that the avatar wears, ordered by slot. */
  equipment: readonly ValhallaPiece[];
  /** The allies, in the order in which they take damage. */
  allies: readonly ValhallaAlly[];
  /** The timed effects on this seat. */
  boosts: readonly ValhallaBoost[];
  /** The phases that the seat will skip the next time it reaches them. */
  skips: readonly ValhallaPhase[];
}

/** A card that the caller is allowed to read. */
export interface ValhallaCard {
  /** The card's number in this match. Moves use it to refer to the card. */
  number: number;
  /** The card's name in the game's catalogue. */
  name: string;
  /** The card's printed text. */
  text: string;
  /** The Randomizer number in the card's corner, 1 to 6. Null for terrains and avatars, which have none. */
  r: number | null;
}

/** A face-up piece of equipment. */
export interface ValhallaPiece {
  /** The card's number in this match. */
  number: number;
  /** The card's name. */
  name: string;
  /** The card's printed text. */
  text: string;
  /** The Randomizer number in the card's corner, 1 to 6. Null for terrains and avatars, which have none. */
  r: number | null;
  /** The slot that the piece is worn in. Each slot holds one piece. */
  slot: ValhallaSlot;
  /** True if the piece is rotated and cannot be used until its wearer's next Resolve phase. */
  used: boolean;
  /** For a pistol, rifle or bow, the number of shots left. At 0, the weapon lies face down until it is reloaded. Null for other pieces. */
  shots: number | null;
  /** The weapon class, or null for armour and devices. */
  weapon: ValhallaWeapon | null;
  /** The ATK in attacks with this weapon. */
  atk: number;
  /** The armour's +DEF; 0 for other pieces. */
  def: number;
  /** The weapon's printed range in cells, or null for armour and devices. */
  rng: number | null;
  /** The weapon's printed damage, or null for armour and devices. */
  dmg: number | null;
}

/** The six slots for equipment. */
export type ValhallaSlot = 'HEAD' | 'BODY' | 'BACK' | 'MAIN_HAND' | 'OFF_HAND' | 'LEGS';

/** The classes of weapons. */
export type ValhallaWeapon = 'MELEE' | 'PISTOL' | 'RIFLE' | 'BOW';

/** An ally in play. */
export interface ValhallaAlly {
  /** The card's number in this match. */
  number: number;
  /** The card's name. */
  name: string;
  /** The card's printed text. */
  text: string;
  /** The Randomizer number in the card's corner, 1 to 6. Null for terrains and avatars, which have none. */
  r: number | null;
  /** The ally's remaining HP. Allies take damage before armour and life. */
  hp: number;
  /** The ally's printed HP. */
  maxHp: number;
  /** The amount that the ally adds to ATK. */
  atk: number;
  /** The amount that the ally adds to DEF. */
  def: number;
  /** True if the ally's ability has been used since its owner's last Resolve phase. */
  used: boolean;
}

/** A timed effect, which ends in the next Resolve phase of the player who created it. */
export interface ValhallaBoost {
  /** The number that the effect changes. */
  what: ValhallaStat;
  /** The amount of the change. */
  by: number;
  /** The seat that created the effect. */
  from: number;
}

/** A number that cards can raise and lower. */
export type ValhallaStat = 'ATK' | 'DEF' | 'R' | 'DMG' | 'RNG' | 'HAND' | 'DRAW' | 'MOVES' | 'EQUIPS' | 'ALLIES';

/** One cell of the map. */
export interface ValhallaCell {
  /** The cell's number, 1 to 36, starting at the top left. */
  cell: number;
  /** The cell's row; 1 is the top row. */
  row: number;
  /** The cell's column; 1 is the leftmost column. */
  column: number;
  /** True if there is a terrain on the cell. */
  laid: boolean;
  /** True if the terrain is face up. */
  turnedUp: boolean;
  /** The terrain. Null if there is none, or if the caller does not know it. */
  terrain: ValhallaCard | null;
  /** The seats whose avatars are on the cell. */
  seats: readonly number[];
  /** The face-up equipment on the cell. */
  ground: readonly ValhallaPiece[];
  /** The number of pieces of equipment that lie face down under the terrain. */
  seedCount: number;
  /** The face-down pieces that the caller knows, such as those that the caller seeded. */
  knownSeeds: readonly ValhallaCard[];
}

/** An attack that has been announced and has not dealt its damage. */
export interface ValhallaAttack {
  /** The attacking seat. */
  seat: number;
  /** The attacked seat. */
  target: number;
  /** The name of the weapon, or `bare hands`. */
  weapon: string;
  /** True if the attack is on the same cell and uses no shot. */
  melee: boolean;
  /** The stage that the attack has reached. */
  stage: ValhallaStage;
  /** The attacker's Randomizer number, or null until it is drawn. */
  attackerR: number | null;
  /** The target's Randomizer number, or null until it is drawn. */
  targetR: number | null;
  /** The current attack value, R + ATK. R is left out until it is drawn. */
  atk: number;
  /** The current defence value, R + DEF. R is left out until it is drawn. */
  def: number;
  /** The damage that the attack would deal if it hit now. */
  dmg: number;
  /** An effect that decides whether the attack hits, regardless of the numbers. Null if the numbers decide: the attack then hits if ATK is at least DEF. */
  lastWord: ValhallaWord | null;
  /** The cards played in response to the attack, in order. */
  cards: readonly ValhallaSaid[];
}

/** The stages of an attack. */
export type ValhallaStage = 'ANNOUNCED' | 'NUMBERS' | 'DAMAGE';

/** An effect that overrides the numbers of an attack. */
export type ValhallaWord = 'HIT' | 'MISS';

/** A card played in response to an attack or an activity. */
export interface ValhallaSaid {
  /** The seat that played the card. */
  seat: number;
  /** The card's name. */
  card: string;
  /** False if another card has cancelled it. */
  counts: boolean;
  /** For a card that cancels another one, the index of the cancelled card in this list, starting at 0, or -1 for the activity's own card. Null for other cards. */
  cancels: number | null;
}

/** An action announced in the Activity phase. */
export interface ValhallaActivity {
  /** The seat that announced the action. */
  seat: number;
  /** The type of action. */
  kind: ValhallaActivityKind;
  /** The name of the card, or null if it is not face up. */
  card: string | null;
  /** The cell that the action leads to. For a piece of equipment picked up from the ground, the cell where it lay. */
  cell: number | null;
  /** The cards played in response to the action, in order. */
  cards: readonly ValhallaSaid[];
}

/** An action in the Activity phase. Each is possible once per turn. */
export type ValhallaActivityKind = 'MOVE' | 'EQUIP' | 'SEED' | 'ALLY' | 'EVENT';

export interface ValhallaMoveKeys {
  /** Plays nothing, or ends or skips the phase. Always true. */
  pass: true;
  /** During set-up: lays a terrain face down. */
  lay: ValhallaLay;
  /** Activity phase: moves to an adjacent cell, or enters the map. */
  move: ValhallaGo;
  /** Activity phase: equips a piece from the player's hand or from the avatar's cell. */
  equip: ValhallaCardMove;
  /** Activity phase: lays a piece of equipment face down under an empty cell. */
  seed: ValhallaLay;
  /** Activity phase: plays an ally. */
  ally: ValhallaCardMove;
  /** Activity phase: plays an event. */
  event: ValhallaCardMove;
  /** Plays an action card from the player's hand, in any decision that offers it. */
  play: ValhallaPlay;
  /** Uses a piece of equipment or an ally in play, which then stays rotated until the player's next Resolve phase. */
  use: ValhallaPlay;
  /** Combat phase: attacks an opponent. */
  attack: ValhallaStrike;
  /** Chooses which piece of armour takes more than its +DEF and is lost. */
  giveWay: ValhallaPieceMove;
  /** Chooses the target of an effect that does not come from a played card, such as a terrain's or a weapon's. */
  choose: ValhallaChoose;
  /** Discards cards from the player's hand. */
  discard: ValhallaDiscard;
  /** Discard phase: takes a piece of equipment from the avatar's cell into the player's hand. */
  take: ValhallaPieceMove;
}
/** A move in Valhalla. Set exactly one field. A decision's choices list all legal moves. */
export type ValhallaMove = OneOf<ValhallaMoveKeys>;

/** A card and the cell to put it on. */
export interface ValhallaLay {
  /** The number of a card in the player's hand. If several cards have the same name, use the one that the choices list. */
  card: number;
  /** The cell, 1 to 36, in a list with one element. */
  cell: number[];
}

/** The destination of a move. */
export interface ValhallaGo {
  /** The cell, in a list with one element. */
  to: number[];
}

/** A card. */
export interface ValhallaCardMove {
  /** The card's number. If several cards have the same name, use the one that the choices list. */
  card: number;
}

/** A piece of equipment. */
export interface ValhallaPieceMove {
  /** The number of the piece. */
  piece: number;
}

/** A card to play, or a piece of equipment or an ally to use. */
export interface ValhallaPlay {
  /** The card's number. If several cards have the same name, use the one that the choices list. */
  card: number;
  /** The card's target. Omit it if the card has none. */
  target?: ValhallaTarget;
}

export interface ValhallaTargetKeys {
  /** An opponent's seat, in a list with one element. */
  seat: number[];
  /** A cell, in a list with one element. */
  cell: number[];
  /** The number of a piece of equipment, an ally or an event in play, in a list with one element. */
  card: number[];
  /** An opponent and the cell to push them to. */
  push: ValhallaPush;
}
/** An effect's target. Set exactly one field: the one that the effect needs. */
export type ValhallaTarget = OneOf<ValhallaTargetKeys>;

/** An opponent to push, and where to. */
export interface ValhallaPush {
  /** The opponent's seat. */
  seat: number;
  /** A cell next to the opponent's cell, in a list with one element. */
  to: number[];
}

/** An attack. */
export interface ValhallaStrike {
  /** The number of the weapon. If omitted, the attack is unarmed. */
  weapon?: number;
  /** The opponent's seat, in a list with one element. */
  target: number[];
}

/** The target of an effect. */
export interface ValhallaChoose {
  /** The target. */
  target: ValhallaTarget;
}

/** Cards to discard. */
export interface ValhallaDiscard {
  /** The cards' numbers: exactly as many as the decision asks for. */
  cards: number[];
}

