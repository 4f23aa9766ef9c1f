import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Phase, Stat } from './cards/words.ts';
import type { CellNumber } from './rules/map.ts';

/** The public state of a piece of equipment or an ally, wherever it is. */
export interface Piece {
  /** The number of shots left in a pistol, rifle or bow; 0 for other pieces. */
  shots: number;
  used: boolean;
  hp: number;
  /**
   * The seat that used the piece, and in whose next Resolve phase it becomes ready. Null if unused, or in old records.
   */
  by: Seat | null;
}

export type ActivityKind = 'MOVE' | 'EQUIP' | 'SEED' | 'ALLY' | 'EVENT';
/** NUMBERS: the R numbers are known. DAMAGE: damage is about to be dealt. */
export type Stage = 'ANNOUNCED' | 'NUMBERS' | 'DAMAGE';

/** A card in the chain of the current attack or activity. */
export interface Said {
  seat: Seat;
  card: CardName;
  stage: Stage;
  /** For a cancelling card, the place of its target in the chain, or -1 if the target is the activity's card. */
  answers: number | null;
}

export interface Attack {
  kind: 'ATTACK';
  seat: Seat;
  target: Seat;
  weapon: CardId | null;
  name: string;
  melee: boolean;
  /** The numbers of the weapon, which are kept if the weapon is lost during the attack. */
  rng: number;
  dmg: number;
  atk: number;
  stage: Stage;
  /** The R of the attacker and the R of the target. */
  r: [number, number] | null;
  chain: Said[];
}

export interface Activity {
  kind: 'ACTIVITY';
  seat: Seat;
  what: ActivityKind;
  card: CardName | null;
  id: CardId | null;
  /** The destination of the activity, or the cell of a piece from the ground. */
  cell: CellNumber | null;
  /** Whether the piece comes from the ground. A piece from the ground returns there if the activity is cancelled. */
  ground: boolean;
  chain: Said[];
}

/** The actions of the turn's player in this turn. */
export interface Done {
  moves: number;
  equips: number;
  seeds: number;
  allies: number;
  events: number;
  attacks: number;
}
export const NOTHING_DONE: Done = { moves: 0, equips: 0, seeds: 0, allies: 0, events: 0, attacks: 0 };

export interface State {
  first: Seat;
  /** The number of the turn, counted from 0, or -1 while terrains are laid. Turns of fallen players count as well. */
  turn: number;
  phase: Phase;
  life: number[];
  cells: CellNumber[];
  /** By seat: the number of extra attacks left in this turn. */
  extra: number[];
  pieces: Record<CardId, Piece>;
  boosts: { seat: Seat; what: Stat; by: number; from: Seat }[];
  skips: { seat: Seat; phase: Phase }[];
  /** The fallen seats, in the order in which they fell. */
  fallen: Seat[];
  /** The seats that fell at the same time as the preceding seat in `fallen`. Absent if there are none. */
  tied?: Seat[];
  done: Done;
  /** The number of events that players may want to answer: attacks, losses, and cards played in another seat's turn. */
  happened: number;
  /** By seat: the value of `happened` when the seat was last asked. */
  asked: number[];
  /** The value of `happened` when the turn's player last ended a phase himself; -1 if not in this turn. */
  ended: number;
  /** The seats within reach of the turn's player when the turn began. */
  reach: Seat[];
  /** The pieces that a card has made ready in this turn. These pieces cannot be made ready again. */
  readied: CardId[];
  /** By seat: the number of cards played and pieces used in this turn. */
  plays: number[];
  pending: Attack | Activity | null;
  /** By seat: the id of the first card in the seat's deck. Decks are made one after another. */
  firstCards: CardId[];
}
