import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Phase, Stat } from './cards/words.ts';
import type { CellNumber } from './rules/map.ts';

/** The public state of a piece of equipment or an ally, wherever it is. */
export interface Piece {
  /** Shots left, for a pistol, rifle or bow; otherwise 0. */
  shots: number;
  used: boolean;
  /** For an ally: its HP. */
  hp: number;
  /**
   * The seat that used it. It becomes ready in that seat's next Resolve phase, wherever it is. Null if unused or in old records.
   */
  by: Seat | null;
}

export type ActivityKind = 'MOVE' | 'EQUIP' | 'SEED' | 'ALLY' | 'EVENT';
/** The stage of an attack: announced, R numbers known, damage about to be dealt. */
export type Stage = 'ANNOUNCED' | 'NUMBERS' | 'DAMAGE';

/** A card said about the current attack or activity. */
export interface Said {
  seat: Seat;
  card: CardName;
  stage: Stage;
  /** For a cancelling card: the place of its target in the chain, -1 for the activity's own card. */
  answers: number | null;
}

export interface Attack {
  kind: 'ATTACK';
  seat: Seat;
  target: Seat;
  weapon: CardId | null;
  name: string;
  melee: boolean;
  /** The weapon's own numbers, kept if it is lost during the attack. */
  rng: number;
  dmg: number;
  atk: number;
  stage: Stage;
  /** The attacker's R and the target's. */
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
  /** Whether the piece comes from the ground, where it goes back if the activity is cancelled. */
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
  /** The number of the turn from 0, including those of the fallen; -1 while terrain is laid. */
  turn: number;
  phase: Phase;
  /** By seat. */
  life: number[];
  cells: CellNumber[];
  /** By seat: extra attacks left in this turn. */
  extra: number[];
  pieces: Record<CardId, Piece>;
  boosts: { seat: Seat; what: Stat; by: number; from: Seat }[];
  skips: { seat: Seat; phase: Phase }[];
  /** In the order in which they fell. */
  fallen: Seat[];
  /** Seats that fell at the same time as the one before them in `fallen`. Absent if there are none. */
  tied?: Seat[];
  done: Done;
  /** The number of events that players may want to answer: attacks, losses, cards played in another seat's turn. */
  happened: number;
  /** By seat: the count when that seat was last asked. */
  asked: number[];
  /** The count when the turn's player last ended a phase himself; -1 if he has not done so in this turn. */
  ended: number;
  /** The seats in reach of the turn's player when the turn began. */
  reach: Seat[];
  /** The pieces made ready by a card in this turn, which cannot be made ready again. */
  readied: CardId[];
  /** By seat: cards played and pieces used in this turn. */
  plays: number[];
  pending: Attack | Activity | null;
  /** By seat: the id of its deck's first card; decks are made one after another. */
  firstCards: CardId[];
}
