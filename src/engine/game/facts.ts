import type { Disclosure } from '../cards/told.ts';
import type { Audience, CardId, CardName, Seat, ZoneId, ZoneSpec } from '../cards/zones.ts';
import type { DeckList } from './deck.ts';
import type { Judged, Offering, Restored, Takeback } from './judging.ts';
import type { Award } from './result.ts';

/**
 * The auto-pass modes of a seat in reaction windows. NONE: the seat is always asked. UNTIL_MY_TURN: the seat passes
 * during other seats' turns. UNLESS_TARGET: the seat passes unless it is the target of the current action.
 */
export const AUTO_PASS = ['NONE', 'UNTIL_MY_TURN', 'UNLESS_TARGET'] as const;
export type AutoPass = (typeof AUTO_PASS)[number];

/** The reasons why a seat can leave before the end. */
export const LEAVING = ['RESIGNED', 'OUT_OF_TIME'] as const;
export type Leaving = (typeof LEAVING)[number];
/** The reason why a seat left, including a judge's ruling. */
export type Departure = Leaving | 'RULED';

/** The reasons for stopping clocks. OUTAGE: the server could not accept moves. */
export const STANDSTILLS = ['OUTAGE'] as const;

/** A period in which clocks were stopped, in milliseconds since 1970. A standstill does not change the table. */
export interface Standstill {
  why: (typeof STANDSTILLS)[number];
  began: number;
  ended: number;
}

/** The information about a tournament that the game of a tournament match receives. */
export interface TournamentPlay {
  /** The seat of the defending champion, or null if the champion is not in this match. */
  champion: Seat | null;
}

/**
 * The engine's own facts. Facts about cards record which seats saw the cards at that moment (`seen`), so that a feed
 * only has to filter stored rows. {@link publicFact} builds the fact for one viewer.
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
    /** The seats that know each card after the move, if this knowledge does not follow from the other fields. */
    known?: Record<CardId, Audience>;
  };
  shuffled: { zone: ZoneId; order: CardId[]; seen: Audience };
  revealed: { zone: ZoneId; cards: CardId[]; seen: Audience };
  peeked: { zone: ZoneId; cards: CardId[]; by: Seat[]; seen: Audience };
  /**
   * A public answer about hidden cards. `told` is the game's fact, and `cards` are the cards that the answer is about,
   * in order.
   */
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
  /**
   * `table` is the restored table. The restored table includes knowledge of cards that were seen later and can still be
   * followed. No viewer sees `table`.
   */
  rewound: (Judged<'REWOUND'> | ({ seat: Seat } & Takeback)) & { table: Restored };
  ruled: Judged<'RULED'>;
  judgeCalled: { seat: Seat } & Judged<'JUDGE_CALLED'>;
  offerMade: { seat: Seat } & Offering<'OFFERED'>;
  offerAccepted: { seat: Seat } & Offering<'ACCEPTED'>;
  offerDeclined: { seat: Seat } & Offering<'DECLINED'>;
  finished: { ranks: readonly number[]; why: string; awards: readonly Award[] };
}

export type EngineFactName = keyof EngineFacts;
/** The names of the engine's facts, which games must not use. */
export const ENGINE_FACTS: Record<EngineFactName, true> = {
  ...{ began: true, zoneOpened: true, cardsMade: true, cardsMoved: true, shuffled: true, revealed: true, peeked: true },
  ...{ disclosed: true, rolled: true, passed: true, sealed: true, unsealed: true, autoPassSet: true, left: true },
  ...{ timeGivenBack: true, paused: true, resumed: true, timeGiven: true, rewound: true, ruled: true },
  ...{ judgeCalled: true, offerMade: true, offerAccepted: true, offerDeclined: true, finished: true },
};
export type EngineFact = { [K in EngineFactName]: { fact: K } & EngineFacts[K] }[EngineFactName];
/** Any stored fact of the engine or of a game. */
export type Fact = { fact: string };
