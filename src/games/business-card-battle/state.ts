import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Mark } from './cards/print.ts';
import type { Spot } from './rules/spots.ts';

/** A character as facts name it, so that the log can be read without folding it. */
export interface Named {
  card: CardId;
  name: CardName;
  /** Whose it is, and where it stood then. Facts of rules 1.0 do not say it. */
  seat?: Seat;
  spot?: Spot;
}

/** Why a match ended. */
export const ENDINGS = ['ELIMINATION', 'LEFT', 'NO_BATTLE', 'TURNS', 'LONG_TURN'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A battle: it lasts until one of the two is in the graveyard. */
export interface Battle {
  attacker: CardId;
  target: CardId;
  longDistance: boolean;
  /** Does the attacked one strike at all? Over a distance only with Flying. */
  strikesBack: boolean;
  /** Whose strike is next. */
  striker: CardId;
  /** Turned sideways by a failed Instant Death: the next strike is skipped. */
  sideways: CardId[];
  /** Their owners have declared Absorb for the whole battle. */
  absorbing: CardId[];
}

export interface State {
  /** By seat: the mark shown last for the first turn. */
  marks: (Mark | null)[];
  /** How often in a row the marks were equal. */
  equal: number;
  first: Seat | null;
  /** By card in play. */
  hp: Record<CardId, number>;
  /** Turns begun so far. */
  turn: number;
  /** Turns in a row without a battle, the present one counted. */
  quiet: number;
  battle: Battle | null;
  /** Those who left before the end. */
  gone: Seat[];
  outcome: { winner: Seat | null; ending: Ending } | null;
  /** Who picks the prize. */
  picker: Seat | null;
}
