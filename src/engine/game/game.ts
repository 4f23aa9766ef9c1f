import type { z } from 'zod';
import { EngineBug } from '../bug.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { Sight } from '../cards/sight.ts';
import type { CardId, CardName, Seat } from '../cards/zones.ts';
import type { At, Setup } from './at.ts';
import type { Choice } from './choice.ts';
import type { DeckFormat, DeckList } from './deck.ts';
import { ENGINE_FACTS, type EngineFactName } from './facts.ts';
import type { Answer, AnyTypes, Asked, FactOf, GameTypes, Keys } from './game-types.ts';
import type { BoardView, Counter } from './picture.ts';
import type { Searches } from './searches.ts';
import type { Names } from './subject.ts';
import type { Table } from './table.ts';
import type { Trials } from './trials.ts';
import type { TurnLimit } from './turn-limit.ts';
import type { Who } from './who.ts';

export interface Run<G extends GameTypes, K extends Keys<G['steps']>> {
  run(table: Table<G>, step: { step: K } & G['steps'][K]): void;
}

type MoveAt<G extends GameTypes, K> = K extends keyof G['moves'] ? G['moves'][K] : never;

export interface Ask<G extends GameTypes, K extends Keys<G['steps']>> {
  /** The seats that are asked. With no seat, the step is dropped; with several, the engine seals answers until all are in. */
  asks(at: At<G>, step: { step: K } & G['steps'][K]): readonly Seat[];
  /** The question in one line; `who` names a seat. */
  prompt(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat, who: Who): string;
  /** Every legal answer of the seat, at least one. Labels may depend on `who`, moves must not. */
  choices(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat, who: Who): readonly Choice<MoveAt<G, K>>[];
  /** Carries out the move, which is one of the choices. */
  take(table: Table<G>, step: { step: K } & G['steps'][K], seat: Seat, move: MoveAt<G, K>): void;
  /** The move on a time-out: one of the choices. */
  absent(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat): MoveAt<G, K>;
  /** Set if the choices depend only on public information: the engine then takes a sole choice without asking. */
  open?: true;
}

/** A printed card of the catalogue. Games add data of their own. */
export interface CardSpec {
  /** The kind of card in the game's own word: "spell", "terrain". */
  kind: string;
  /** The printed text, empty if there is none. */
  text: string;
  back: string;
  /** Copies per match, if every match has the same number; absent if players bring decks or the number varies. */
  copies?: number;
}

/** The collection rules of a game with owned cards. */
export interface CollectionRules<O> {
  /** The cards of every new account, each named once. */
  starter: DeckList;
  /** Starter sets of earlier releases: accounts keep them. */
  earlier?: readonly DeckList[];
  /** Whether cards change owner after a match with these options, by the awards of its result. */
  forKeeps(options: O): boolean;
}

/** How each fact changes a game's state. Names of the engine's facts are rejected. */
type Reducers<G extends GameTypes, F> = {
  [K in Keys<F>]: K extends EngineFactName
    ? `${K} is a fact of the engine: the game's own needs another name`
    : (state: G['state'], fact: { fact: K } & F[K]) => void;
};

/** The rules of one game, as one plain object. */
export interface Game<G extends GameTypes> {
  /** Slug: lower case, hyphens. Its camel case is the game's key in `MoveInput`. */
  id: string;
  title: string;
  /** One sentence for a reader who has never heard of the game. */
  about: string;
  /** Changes whenever the same moves could produce different facts. */
  rulesVersion: string;
  seats: { min: number; max: number };
  /** Every match ends before this number of entries, even if players try to prolong it. */
  maxMoves: number;
  options: z.ZodType<G['options']>;
  /** Why these options do not allow this number of seats, in one readable line; null if they do. */
  misfit?(seats: number, options: G['options']): string | null;
  /**
   * The number of equal sides that the seats form with these options. Sides alternate around the table. If absent, each seat is
   * its own side.
   */
  sides?(seats: number, options: G['options']): number;
  deck?: DeckFormat;
  /** Set if cards are owned: decks are built from the cards of an account. */
  collection?: CollectionRules<G['options']>;
  cards: Catalogue<CardSpec>;
  initial(setup: Setup<G>): G['state'];
  /** Opens zones, makes and deals cards, and puts the first step on the agenda. */
  setup(table: Table<G>, setup: Setup<G>): void;
  steps: { [K in Keys<G['steps']>]: K extends keyof G['moves'] ? Ask<G, K> : Run<G, K> };
  /** Reducers, including those for disclosures: nothing else changes the state. They copy what they keep of a fact. */
  facts: Reducers<G, G['facts']> & Reducers<G, G['disclosures']>;
  /**
   * The true answer to each question about hidden cards, from the question and the names of the cards, in the order
   * given to `table.disclose`. Pure, and independent of the order of cards in a hand, which has none.
   */
  disclosures?: {
    [K in Keys<G['disclosures']>]: (names: readonly CardName[], asked: Asked<G, K>) => Answer<G, K>;
  };
  /** Applies the rules for a seat that resigns or runs out of time. */
  leave(table: Table<G>, seat: Seat): void;
  /** The seat whose turn it is, for games with turns: auto-pass "until my turn" reads it. */
  turn?(at: At<G>): Seat | null;
  /** The longest possible turn. Required for games with turns. */
  turnLimit?: TurnLimit<G>;
  /** The typed view in the shape of the game's schema; cards only through `sight`. */
  view(at: At<G>, sight: Sight): G['view'];
  board?(at: At<G>): BoardView;
  /**
   * The meaning of the keys of a move, so that a table can show the subject of a choice, if it differs from
   * `USUAL_NAMES`. The conformance suite fails for a key without a meaning.
   */
  names?: Names;
  /**
   * A seat's current status in a few lower-case words: "out", "passed", "protected", "has the turn".
   * Everyone sees it, so it must not depend on hidden information.
   */
  status?(at: At<G>, seat: Seat): readonly string[];
  counters(at: At<G>): Counter[];
  /**
   * The numbers that decided a finished match: the score of each seat, then each tie-break, in order of precedence. Empty
   * if nothing was counted, for example when only one side was left.
   */
  scores?(at: At<G>): Counter[];
  /** Describes the fact in one readable line, or returns null to omit the fact from the log. */
  tell(fact: FactOf<G>, who: Who): string | null;
  /**
   * The cards that may lie under a back whose list is secret (a brought deck). Null if the list is public and only the order
   * is secret.
   */
  pool?(back: string): CardName[] | null;
  /** A value that distinguishes cards of the same name, such as the deck of origin. If absent, such cards are equal. */
  apart?(at: At<G>, card: CardId): unknown;
  /** How well a seat stands, for bots: higher is better, on the game's own scale. */
  worth(at: At<G>, seat: Seat): number;
  /** The lead in `worth` that wins about three matches out of four; above 0. */
  lead?: number;
  /**
   * How many questions deep the bots' search tree may grow. Default: 1, the bot's own move; after it, every seat plays the
   * answer that looks best one step ahead.
   */
  depth?: number;
  /** How searching bots think about the game. */
  searches?: Searches<G>;
  /** Options to test with, and rare events; required for games with options other than numbers. */
  trials?: Trials<G['options']>;
}

/** A game with erased types: what the registry, the log and the API hold. */
export type AnyGame = Game<AnyTypes>;
/** The published part of a game, for callers that present games without a table. */
export type PublishedGame = Pick<
  AnyGame,
  'id' | 'title' | 'about' | 'rulesVersion' | 'seats' | 'options' | 'deck' | 'collection' | 'cards'
>;

/**
 * Erases a game's types for the registry. Sound because a game only receives states, steps, facts and moves that it made
 * itself or that `chosen` found among its choices. Frozen, because callers share the object.
 * @throws EngineBug if a fact has the name of an engine fact, or a disclosure has no reducer
 */
export function registered<G extends GameTypes>(game: Game<G>): AnyGame {
  for (const fact of Object.keys(game.facts)) {
    if (Object.hasOwn(ENGINE_FACTS, fact))
      throw new EngineBug(`${game.id}: its fact ${fact} has the name of the engine's ${fact}`);
  }
  for (const fact of Object.keys(game.disclosures ?? {})) {
    if (!Object.hasOwn(game.facts, fact))
      throw new EngineBug(`${game.id}: the disclosure ${fact} has no reducer in facts`);
  }
  return frozen(game) as unknown as AnyGame;
}

/** Freezes plain objects deeply; instances of classes stay as they are. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const made = Object.getPrototypeOf(value);
  if (made !== Object.prototype && made !== Array.prototype && made !== null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** The error text for an unknown game. */
export function unknownGame(id: string, games: readonly { readonly id: string }[]): string {
  return `There is no game ${JSON.stringify(id.slice(0, 60))}: the games are ${games.map((one) => one.id).join(', ')}.`;
}
