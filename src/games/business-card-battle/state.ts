import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Mark } from './cards/print.ts';
import type { Spot } from './rules/spots.ts';

/** A character as facts name it, so that the log can be read without folding. */
export interface Named {
  card: CardId;
  name: CardName;
  /** Its owner and its spot at that time. Absent in facts of rules 1.0. */
  seat?: Seat;
  spot?: Spot;
}

/** Why a match ended. */
export type Ending = 'ELIMINATION' | 'LEFT' | 'NO_BATTLE' | 'TURNS' | 'LONG_TURN';

/** A battle, which lasts until one of the two is in the graveyard. */
export interface Battle {
  attacker: CardId;
  target: CardId;
  longDistance: boolean;
  /** Whether the attacked character strikes at all: over a distance only with Flying. */
  strikesBack: boolean;
  /** The next striker. */
  striker: CardId;
  /** Turned sideways by a failed Instant Death: the next strike is skipped. */
  sideways: CardId[];
  /** Characters whose owners have declared Absorb for the whole battle. */
  absorbing: CardId[];
}

export interface State {
  /** By seat: the mark last shown to decide the first turn. */
  marks: (Mark | null)[];
  /** The number of equal pairs of marks in a row. */
  equal: number;
  first: Seat | null;
  /** By card in play. */
  hp: Record<CardId, number>;
  /** Turns begun so far. */
  turn: number;
  /** Turns in a row without a battle, including the current one. */
  quiet: number;
  battle: Battle | null;
  /** The seats that left early. */
  gone: Seat[];
  outcome: { winner: Seat | null; ending: Ending } | null;
  /** The seat that picks the prize. */
  picker: Seat | null;
}
