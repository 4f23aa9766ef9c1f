import type { CardId, CardName, Seat } from '../../engine/index.ts';
import type { Mark } from './cards/print.ts';
import type { Spot } from './rules/spots.ts';

/** A character in a fact. The fact includes the name, so that the log can be read without folding. */
export interface Named {
  card: CardId;
  name: CardName;
  /** The character's owner and its spot at the time of the fact. Absent in facts recorded under rules 1.0. */
  seat?: Seat;
  spot?: Spot;
}

export type Ending = 'ELIMINATION' | 'LEFT' | 'NO_BATTLE' | 'TURNS' | 'LONG_TURN';

/** A battle, which lasts until one of the two characters is in the graveyard. */
export interface Battle {
  attacker: CardId;
  target: CardId;
  longDistance: boolean;
  /** Whether the attacked character strikes back. Over a long distance, this requires Flying. */
  strikesBack: boolean;
  /** The character that strikes next. */
  striker: CardId;
  /** Characters that a failed Instant Death has turned sideways, so that they skip their next strike. */
  sideways: CardId[];
  /** Characters whose owners have declared Absorb for the whole battle. */
  absorbing: CardId[];
}

export interface State {
  /** By seat: the mark that was last shown to decide who goes first. */
  marks: (Mark | null)[];
  /** How many times in a row the marks were equal. */
  equal: number;
  first: Seat | null;
  /** The current HP by card. Only cards in play have an entry. */
  hp: Record<CardId, number>;
  /** The number of turns that have begun. */
  turn: number;
  /** The number of turns in a row without a battle, including the current turn. */
  quiet: number;
  battle: Battle | null;
  gone: Seat[];
  outcome: { winner: Seat | null; ending: Ending } | null;
  picker: Seat | null;
}
