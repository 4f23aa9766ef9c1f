import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Phase, Stat } from './cards/words.ts';
import type { CellNumber } from './rules/map.ts';

/** The public state of a piece of equipment or an ally, wherever it lies. */
export interface Piece {
  /** Of a pistol, rifle or bow: shots left; of anything else 0. */
  shots: number;
  used: boolean;
  /** Of an ally. */
  hp: number;
  /** Who used it: it is ready again in that seat's next Resolve phase, wherever it lies. Null: nobody, or by an old record. */
  by: Seat | null;
}

export const ACTIVITIES = ['MOVE', 'EQUIP', 'SEED', 'ALLY', 'EVENT'] as const;
export type ActivityKind = (typeof ACTIVITIES)[number];
/** How far an attack is: announced, its R numbers known, its damage about to be dealt. */
export const STAGES = ['ANNOUNCED', 'NUMBERS', 'DAMAGE'] as const;
export type Stage = (typeof STAGES)[number];

/** A card that was said to the attack or activity going on. */
export interface Said {
  seat: Seat;
  card: CardName;
  stage: Stage;
  /** Of a cancelling card: the place in the chain of what it cancels, -1 for the activity's own card. */
  answers: number | null;
}

export interface Attack {
  kind: 'ATTACK';
  seat: Seat;
  target: Seat;
  weapon: CardId | null;
  name: string;
  melee: boolean;
  /** The weapon's own numbers, which stay what they are if it is lost in the middle. */
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
  /** Where it leads; of a piece from the ground: where it lay. */
  cell: CellNumber | null;
  /** An equipped piece that was picked up from the ground goes back there when cancelled. */
  ground: boolean;
  chain: Said[];
}

/** What the turn's player has done in this turn. */
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
  /** Turns counted from 0, those of the fallen included; -1 while terrain is laid. */
  turn: number;
  phase: Phase;
  /** By seat. */
  life: number[];
  cells: CellNumber[];
  /** By seat: attacks more than usual. */
  extra: number[];
  pieces: Record<CardId, Piece>;
  boosts: { seat: Seat; what: Stat; by: number; from: Seat }[];
  skips: { seat: Seat; phase: Phase }[];
  /** In the order in which they fell. */
  fallen: Seat[];
  /** Seats that fell at the same time as the one before them in `fallen`; left out: none. */
  tied?: Seat[];
  done: Done;
  /** Counts what has happened that somebody may want to answer: attacks, losses, cards played in another's turn. */
  happened: number;
  /** By seat: what it was when that seat was last asked. */
  asked: number[];
  /** What it was when the turn's player last ended a phase himself; -1: not yet in this turn. */
  ended: number;
  /** Who was within reach of the turn's player when the turn began. */
  reach: Seat[];
  /** What a card has made ready in this turn: not a second time. */
  readied: CardId[];
  /** By seat: cards played and pieces used in this turn. */
  plays: number[];
  pending: Attack | Activity | null;
  /** By seat: the id of the first card of its deck; decks are made one after the other. */
  firstCards: CardId[];
}
