import type { Disclosure } from '../cards/told.ts';
import type { Audience, CardId, CardName, Seat, ZoneId, ZoneSpec } from '../cards/zones.ts';
import type { DeckList } from './deck.ts';
import type { Judged, Restored } from './judging.ts';
import type { Award } from './result.ts';

/**
 * What a seat wants of reaction windows. NONE: ask me always. UNTIL_MY_TURN: pass for me while it is somebody else's
 * turn. UNLESS_TARGET: pass for me always unless the thing I could answer is aimed at me.
 */
export const AUTO_PASS = ['NONE', 'UNTIL_MY_TURN', 'UNLESS_TARGET'] as const;
export type AutoPass = (typeof AUTO_PASS)[number];

/** Why a seat left before the end. */
export const LEAVING = ['RESIGNED', 'OUT_OF_TIME'] as const;
export type Leaving = (typeof LEAVING)[number];
/** The same, or a judge's ruling. */
export type Departure = Leaving | 'RULED';

/** Why clocks stand still: the server could not take moves. */
export const STANDSTILLS = ['OUTAGE'] as const;

/** From when to when all clocks stood still, in milliseconds since 1970. It changes nothing at the table. */
export interface Standstill {
  why: (typeof STANDSTILLS)[number];
  began: number;
  ended: number;
}

/** The tournament that a match belongs to, as its game gets it. */
export interface TournamentPlay {
  /** The seat of the player who defends the title; null: no player of this match does. */
  champion: Seat | null;
}

/**
 * The engine's own facts. Those with cards carry who saw which (`seen`), as it was when they happened: so a feed is a
 * filter over stored rows. {@link publicFact} says what everybody else is told.
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
    /** Who knows which cards from now on, where that is not what follows from the rest. */
    known?: Record<CardId, Audience>;
  };
  shuffled: { zone: ZoneId; order: CardId[]; seen: Audience };
  revealed: { zone: ZoneId; cards: CardId[]; seen: Audience };
  peeked: { zone: ZoneId; cards: CardId[]; by: Seat[]; seen: Audience };
  /** A public answer about hidden cards: `told` is the game's own fact, `cards` are those it speaks of, in the order asked. */
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
  /** `table`: what everybody knew of the table then, with what was seen since and can still be followed; never shown. */
  rewound: Judged<'REWOUND'> & { table: Restored };
  ruled: Judged<'RULED'>;
  judgeCalled: { seat: Seat } & Judged<'JUDGE_CALLED'>;
  finished: { ranks: readonly number[]; why: string; awards: readonly Award[] };
}

export type EngineFactName = keyof EngineFacts;
/** The same, to be looked up: no fact of a game may have one of these names. */
export const ENGINE_FACTS: Record<EngineFactName, true> = {
  ...{ began: true, zoneOpened: true, cardsMade: true, cardsMoved: true, shuffled: true, revealed: true, peeked: true },
  ...{ disclosed: true, rolled: true, passed: true, sealed: true, unsealed: true, autoPassSet: true, left: true },
  ...{ timeGivenBack: true, paused: true, resumed: true, timeGiven: true, rewound: true, ruled: true },
  ...{ judgeCalled: true, finished: true },
};
export type EngineFact = { [K in EngineFactName]: { fact: K } & EngineFacts[K] }[EngineFactName];
/** Any fact, the engine's or a game's, as it is stored. */
export type Fact = { fact: string };
