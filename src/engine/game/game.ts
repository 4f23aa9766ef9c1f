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
  /** Who is asked: nobody: the step is dropped; several: the engine seals their answers until all have given one. */
  asks(at: At<G>, step: { step: K } & G['steps'][K]): readonly Seat[];
  /** One line that asks the question; `who` says what a seat is called. */
  prompt(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat, who: Who): string;
  /** Everything that the seat may answer, at least one. The moves must not depend on `who`, only the labels. */
  choices(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat, who: Who): readonly Choice<MoveAt<G, K>>[];
  /** Does it. Trusted: the move is one of the choices. */
  take(table: Table<G>, step: { step: K } & G['steps'][K], seat: Seat, move: MoveAt<G, K>): void;
  /** What happens when the time runs out: one of the choices. */
  absent(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat): MoveAt<G, K>;
  /** The choices depend on public things only: a sole choice is then taken by the engine. */
  open?: true;
}

/** A card of the catalogue as it is printed. Games add data of their own. */
export interface CardSpec {
  /** What sort of card it is, in the game's own word: "spell", "terrain". */
  kind: string;
  /** The printed text; empty when the card says nothing. */
  text: string;
  back: string;
  /** How many of it a match has, where that is the same in every match; left out where players bring decks or the number varies. */
  copies?: number;
}

/** Of a game whose cards are owned. */
export interface CollectionRules<O> {
  /** What every new account starts with, each card named once. */
  starter: DeckList;
  /** What accounts started with once, in earlier releases: they keep it. */
  earlier?: readonly DeckList[];
  /** Whether cards change their owner in a match with these options, by the awards of its result. */
  forKeeps(options: O): boolean;
}

/** What a fact changes in a game's state. A name that one of the engine's own facts has is none for a game's. */
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
  /** One sentence for somebody who has never heard of it. */
  about: string;
  /** Changed whenever the same moves could lead to other facts. */
  rulesVersion: string;
  seats: { min: number; max: number };
  /** Every match ends below this number of entries, also one that somebody wants endless. */
  maxMoves: number;
  options: z.ZodType<G['options']>;
  /** Why a match cannot be made of these options with so many seats: one readable line, null when it can. */
  misfit?(seats: number, options: G['options']): string | null;
  /**
   * How many sides so many seats make with these options, where not everybody plays alone: sides of equal size, which sit in
   * turns. Left out: each seat is one.
   */
  sides?(seats: number, options: G['options']): number;
  deck?: DeckFormat;
  /** Cards are owned: decks are brought out of what an account owns. */
  collection?: CollectionRules<G['options']>;
  cards: Catalogue<CardSpec>;
  initial(setup: Setup<G>): G['state'];
  /** Opens the zones, makes and deals the cards, puts the first step on the agenda. */
  setup(table: Table<G>, setup: Setup<G>): void;
  steps: { [K in Keys<G['steps']>]: K extends keyof G['moves'] ? Ask<G, K> : Run<G, K> };
  /** Reducers: nothing else changes the state. They copy what they keep of a fact. Disclosures have theirs here, too. */
  facts: Reducers<G, G['facts']> & Reducers<G, G['disclosures']>;
  /**
   * Where rules speak of cards that lie hidden: the true answer to each question, from nothing but what is asked and the
   * names of the cards asked about, in the order in which `table.disclose` was given them. Pure. It must not depend on the
   * order of cards of one hand, which has none.
   */
  disclosures?: {
    [K in Keys<G['disclosures']>]: (names: readonly CardName[], asked: Asked<G, K>) => Answer<G, K>;
  };
  /** A seat gives up, or is taken out for its time: what the rules make of that. */
  leave(table: Table<G>, seat: Seat): void;
  /** Whose turn it is, where the game has turns: auto-pass "until my turn" reads it. */
  turn?(at: At<G>): Seat | null;
  /** How long a turn may last at most. Every game with turns has it. */
  turnLimit?: TurnLimit<G>;
  /** The typed view: derived values in the shape of the game's schema; cards only through `sight`. */
  view(at: At<G>, sight: Sight): G['view'];
  board?(at: At<G>): BoardView;
  /**
   * What the words of a move name, so that a table can show what a choice is about: those that mean something else than in
   * `USUAL_NAMES`. A value of which nobody says it fails the conformance suite.
   */
  names?: Names;
  /**
   * What a seat is at the moment, in a few lower-case words for people: "out", "passed", "protected", "has the turn".
   * Everybody sees it, so it must not depend on anything hidden.
   */
  status?(at: At<G>, seat: Seat): readonly string[];
  counters(at: At<G>): Counter[];
  /**
   * The numbers that decided the places of a finished match: the score of each seat, then each tie-break, in the order in which they count. Empty
   * where nothing was counted, as when one side is left.
   */
  scores?(at: At<G>): Counter[];
  /** One readable line; null for a fact not worth a word. */
  tell(fact: FactOf<G>, who: Who): string | null;
  /** What could lie under a back whose list nobody else knows (a brought deck); null: the list is known, only the order is not. */
  pool?(back: string): CardName[] | null;
  /** What tells cards of one name apart nonetheless, such as whose deck each is from; left out: nothing. */
  apart?(at: At<G>, card: CardId): unknown;
  /** How well a seat stands, for bots: higher is better, the scale is the game's own. */
  worth(at: At<G>, seat: Seat): number;
  /** By how much `worth` must be above that of an even match for a seat to win about three times out of four; above 0. */
  lead?: number;
  /**
   * How many questions deep the tree of searching bots may grow; left out: 1, the move that is asked for, after which everybody
   * answers as looks best one step ahead.
   */
  depth?: number;
  /** How the levels that search think about it. */
  searches?: Searches<G>;
  /** With which options it is tried, and what is rare; needed by a game with options that are not just numbers. */
  trials?: Trials<G['options']>;
}

/** A game whose own types are forgotten: what the registry, the log and the API hold. */
export type AnyGame = Game<AnyTypes>;
/** What of a game is printed on its box: for whoever shows games and never sees a table. */
export type PublishedGame = Pick<
  AnyGame,
  'id' | 'title' | 'about' | 'rulesVersion' | 'seats' | 'options' | 'deck' | 'collection' | 'cards'
>;

/**
 * Forgets a game's own types, for the registry. Sound because a game is only ever given states, steps, facts and
 * moves that it made itself or that `chosen` has found among its own choices. Frozen, for whoever shows games is handed
 * the same object.
 * @throws EngineBug when a fact of the game has the name of one of the engine's, or a disclosure lacks its other half
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

/** Whatever it is made of; what was made by a class stays as it is. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const made = Object.getPrototypeOf(value);
  if (made !== Object.prototype && made !== Array.prototype && made !== null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** The refusal of a name that is no game here. */
export function unknownGame(id: string, games: readonly { readonly id: string }[]): string {
  return `There is no game ${JSON.stringify(id.slice(0, 60))}: the games are ${games.map((one) => one.id).join(', ')}.`;
}
