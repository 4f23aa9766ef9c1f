import type { Disclosure } from '../cards/told.ts';
import type { Audience, CardId, CardName, Seat, ZoneId, ZoneSpec } from '../cards/zones.ts';
import type { DeckList } from './deck.ts';
import type { Judged, Restored } from './judging.ts';
import type { Award } from './result.ts';

/**
 * A seat's auto-pass mode for reaction windows. NONE: always ask. UNTIL_MY_TURN: pass during other seats' turns.
 * UNLESS_TARGET: pass unless the thing to answer is aimed at this seat.
 */
export const AUTO_PASS = ['NONE', 'UNTIL_MY_TURN', 'UNLESS_TARGET'] as const;
export type AutoPass = (typeof AUTO_PASS)[number];

/** Why a seat left before the end. */
export const LEAVING = ['RESIGNED', 'OUT_OF_TIME'] as const;
export type Leaving = (typeof LEAVING)[number];
/** Why a seat left, including by a judge's ruling. */
export type Departure = Leaving | 'RULED';

/** Why clocks were stopped: the server could not take moves. */
export const STANDSTILLS = ['OUTAGE'] as const;

/** When clocks were stopped, in milliseconds since 1970. The table does not change. */
export interface Standstill {
  why: (typeof STANDSTILLS)[number];
  began: number;
  ended: number;
}

/** The match's tournament, as its game sees it. */
export interface TournamentPlay {
  /** The seat of the defending champion, or null if the champion is not in this match. */
  champion: Seat | null;
}

/**
 * The engine's own facts. Facts with cards carry who saw which card at that moment (`seen`), so that a feed is a
 * filter over stored rows. {@link publicFact} builds what everyone else sees.
 */
export interface EngineFacts {
  began: {
    seats: number;
    options: object;
    decks: (DeckList | null)[];
    firstCard: CardId;
    tournament?: TournamentPlay;
  };
  zoneOpened: { zone: ZoneSpec };
  cardsMade: { to: ZoneId; cards: { id: CardId; name: CardName; back: string }[]; seen: Audience };
  cardsMoved: {
    from: ZoneId;
    to: ZoneId;
    cards: CardId[];
    places?: number[];
    under?: true;
    seen: Audience;
    /** The seats that know each card from now on, if that does not follow from the other fields. */
    known?: Record<CardId, Audience>;
  };
  shuffled: { zone: ZoneId; order: CardId[]; seen: Audience };
  revealed: { zone: ZoneId; cards: CardId[]; seen: Audience };
  peeked: { zone: ZoneId; cards: CardId[]; by: Seat[]; seen: Audience };
  /** A public answer about hidden cards: `told` is the game's fact, `cards` are the cards in question, in order. */
  disclosed: { cards: CardId[]; told: Disclosure };
  rolled: { seat: Seat | null; sides: number; value: number };
  passed: { seat: Seat };
  sealed: { seat: Seat; move: object };
  unsealed: Record<never, never>;
  autoPassSet: { seat: Seat; mode: AutoPass };
  left: { seat: Seat; why: Departure };
  timeGivenBack: Standstill;
  paused: Judged<'PAUSED'>;
  resumed: Judged<'RESUMED'>;
  timeGiven: Judged<'TIME_GIVEN'>;
  /** `table` holds what was public at that version, plus what was seen since and can still be followed; never shown. */
  rewound: Judged<'REWOUND'> & { table: Restored };
  ruled: Judged<'RULED'>;
  judgeCalled: { seat: Seat } & Judged<'JUDGE_CALLED'>;
  finished: { ranks: readonly number[]; why: string; awards: readonly Award[] };
}

export type EngineFactName = keyof EngineFacts;
/** The names of the engine's facts: games must not use them. */
export const ENGINE_FACTS: Record<EngineFactName, true> = {
  ...{ began: true, zoneOpened: true, cardsMade: true, cardsMoved: true, shuffled: true, revealed: true, peeked: true },
  ...{ disclosed: true, rolled: true, passed: true, sealed: true, unsealed: true, autoPassSet: true, left: true },
  ...{ timeGivenBack: true, paused: true, resumed: true, timeGiven: true, rewound: true, ruled: true },
  ...{ judgeCalled: true, finished: true },
};
export type EngineFact = { [K in EngineFactName]: { fact: K } & EngineFacts[K] }[EngineFactName];
/** Any fact as stored, from the engine or a game. */
export type Fact = { fact: string };
