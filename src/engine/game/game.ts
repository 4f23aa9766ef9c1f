import type { z } from 'zod';
import { EngineBug } from '../bug.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { Sight } from '../cards/sight.ts';
import type { CardId, CardName, Seat, ZoneId } from '../cards/zones.ts';
import type { At, Setup } from './at.ts';
import type { Choice } from './choice.ts';
import type { DeckFormat, DeckList } from './deck.ts';
import { ENGINE_FACTS, type EngineFactName } from './facts.ts';
import type { Answer, AnyTypes, Asked, FactOf, GameTypes, Keys, MoveOf } from './game-types.ts';
import type { BoardView, Counter, Effect, Piece } from './picture.ts';
import type { ScoreRow } from './result.ts';
import type { Rulebook } from './rulebook.ts';
import type { Searches } from './searches.ts';
import type { Names } from './subject.ts';
import type { Table } from './table.ts';
import type { Trials } from './trials.ts';
import type { Who } from './who.ts';

export interface Run<G extends GameTypes, K extends Keys<G['steps']>> {
  run(table: Table<G>, step: { step: K } & G['steps'][K]): void;
}

type MoveAt<G extends GameTypes, K> = K extends keyof G['moves'] ? G['moves'][K] : never;

export interface Ask<G extends GameTypes, K extends Keys<G['steps']>> {
  /**
   * Returns the seats that are asked. If there are none, the engine drops the step. If there are several, the engine
   * seals their answers until all have answered.
   */
  asks(at: At<G>, step: { step: K } & G['steps'][K]): readonly Seat[];
  /** Returns the question to a seat in one line. `who` names seats. */
  prompt(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat, who: Who): string;
  /** Returns every legal answer of the seat, at least one. Labels may depend on `who`, but moves must not. */
  choices(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat, who: Who): readonly Choice<MoveAt<G, K>>[];
  /** Carries out a move, which is one of the choices. */
  take(table: Table<G>, step: { step: K } & G['steps'][K], seat: Seat, move: MoveAt<G, K>): void;
  /** Returns the seat's move if its time runs out. The move must be one of the choices. */
  absent(at: At<G>, step: { step: K } & G['steps'][K], seat: Seat): MoveAt<G, K>;
  /** Set if the choices depend only on public information. If only one exists, the engine makes it without asking. */
  open?: true;
}

/** A printed card in the catalogue. Games add their own fields. */
export interface CardSpec {
  /** The kind of card in the game's own terms, such as "spell" or "terrain". */
  kind: string;
  /** The printed text; empty if the card has no text. */
  text: string;
  back: string;
  /** The printed numbers, in the form of a piece's stats. Clients draw those with a `side` at that side of the card. */
  numbers?: readonly Counter[];
  /** The number of copies in a match. Absent if players bring decks or if the number varies between matches. */
  copies?: number;
}

/** The collection rules of a game with owned cards. */
export interface CollectionRules<O> {
  /** The cards of every new account. Each name occurs once in the list. */
  starter: DeckList;
  /** The starter sets of earlier releases. Existing accounts keep these cards. */
  earlier?: readonly DeckList[];
  /** Whether the awards of a match with these options transfer cards to other owners. */
  forKeeps(options: O): boolean;
}

/** The limit of a turn, and the ruling on a turn that reaches it, so that no player can prolong a match forever. */
export interface TurnLimit<G extends GameTypes> {
  /** The fact that begins a turn. The part of a match before the first such fact also counts as a turn. */
  begins: Keys<G['facts']>;
  /**
   * The maximum number of answers in one turn, counting moves and time-outs of all seats. The limit must be higher than
   * in any turn that the rules can end, so that only an unforeseen loop reaches it.
   */
  answers: number;
  /**
   * Rules on a turn that has reached the limit while a seat would still be asked. The ruling must end the match, or put
   * the next turn on the agenda and remove the unfinished steps of the current turn.
   */
  ruling(table: Table<G>): void;
}

/** A reducer for each fact, which changes the game's state. The type rejects the names of engine facts. */
type Reducers<G extends GameTypes, F> = {
  [K in Keys<F>]: K extends EngineFactName
    ? `${K} is the engine's own fact: give the game's fact another name`
    : (state: G['state'], fact: { fact: K } & F[K]) => void;
};

type Effects<F> = { [K in Keys<F>]?: (fact: { fact: K } & F[K]) => readonly Effect[] };

/** The effects that each fact shows on the table. A fact without an entry shows nothing. */
export type EffectsOf<G extends GameTypes> = Effects<G['facts']> & Effects<G['disclosures']>;

/** Facts that divide a turn. Logs show the facts from the beginning to the end of a battle as a group. */
export interface Battle<G extends GameTypes> {
  begins: Keys<G['facts']>;
  /** Whether a fact ends a battle. The end of the turn ends it too. */
  ends(fact: FactOf<G>): boolean;
}

/** A ready-made set of options under a name that players understand. */
export interface Preset<O> {
  /** The preset's key, unique within the game. */
  id: string;
  title: string;
  about: string;
  /** The options as a client sends them. */
  options: Partial<O>;
}

/** The rules of one game, as one plain object. */
export interface Game<G extends GameTypes> {
  /** The id of the game, in lower case with hyphens. The id in camel case is the game's key in `MoveInput`. */
  id: string;
  title: string;
  /** One sentence about the game for a reader who does not know it. */
  about: string;
  /** The version of the rules. The version must change whenever the same moves could produce different facts. */
  rulesVersion: string;
  seats: { min: number; max: number };
  /**
   * The maximum number of entries in a match. Every match ends before this number, even if players try to prolong the
   * match.
   */
  maxMoves: number;
  options: z.ZodType<G['options']>;
  /** Ready-made sets of options for players who do not know the options. The first one is the default game. */
  presets?: readonly Preset<G['options']>[];
  /**
   * Returns one readable line that explains why these options do not allow this number of seats, or null if the options
   * allow it.
   */
  misfit?(seats: number, options: G['options']): string | null;
  /**
   * Returns the number of equal sides that the seats form with these options. Sides alternate around the table. If
   * `sides` is absent, each seat is a side.
   */
  sides?(seats: number, options: G['options']): number;
  deck?: DeckFormat;
  /** Set if players own cards, so that they build decks from the cards of their account. */
  collection?: CollectionRules<G['options']>;
  cards: Catalogue<CardSpec>;
  rulebook: Rulebook<G>;
  initial(setup: Setup<G>): G['state'];
  /** Opens zones, makes and deals cards, and puts the first step on the agenda. */
  setup(table: Table<G>, setup: Setup<G>): void;
  steps: { [K in Keys<G['steps']>]: K extends keyof G['moves'] ? Ask<G, K> : Run<G, K> };
  /**
   * The reducers of all facts and disclosures. Nothing else changes the state. A reducer must copy the parts of a fact
   * that it keeps.
   */
  facts: Reducers<G, G['facts']> & Reducers<G, G['disclosures']>;
  /**
   * For each kind of question about hidden cards, a function that returns the true answer. Each function receives the
   * question and the names of the cards, in the order given to `table.disclose`. The function must be pure, and must
   * not depend on the order of the cards in a hand.
   */
  disclosures?: {
    [K in Keys<G['disclosures']>]: (names: readonly CardName[], asked: Asked<G, K>) => Answer<G, K>;
  };
  /** Applies the rules for a seat that resigns or runs out of time. */
  leave(table: Table<G>, seat: Seat): void;
  /** Returns the seat whose turn it is, in games with turns. The auto-pass mode "until my turn" uses this seat. */
  turn?(at: At<G>): Seat | null;
  /** The limit of a turn. Required for games with turns. */
  turnLimit?: TurnLimit<G>;
  /** Returns the typed view of the game's schema. The function must read cards only through `sight`. */
  view(at: At<G>, sight: Sight): G['view'];
  board?(at: At<G>): BoardView;
  /**
   * Returns the pieces that a choice of the current question would change, as they would be immediately after it: first
   * the piece that the choice is about. Clients show them before the player confirms. Empty for other choices.
   */
  preview?(at: At<G>, move: MoveOf<G>): readonly Piece[];
  /**
   * The meanings of the keys in a move that `USUAL_NAMES` does not define. Clients use the meanings to show the subject
   * of a choice. The conformance suite fails if a key has no meaning.
   */
  names?: Names;
  /**
   * Returns a seat's current status in a few lower-case words, such as "out", "passed", "protected" or "has the turn".
   * Everyone sees the status, so it must not depend on hidden information.
   */
  status?(at: At<G>, seat: Seat): readonly string[];
  counters(at: At<G>): Counter[];
  /**
   * Returns the score table of a finished match, from what everyone may see: the parts of the score, the score, then
   * each tie-break in order of precedence. If no numbers were compared, for example because only one side was left, all
   * rows are figures.
   */
  scoreTable?(at: At<G>): ScoreRow[];
  /**
   * Says in one sentence without a full stop what decided a finished match, or returns null if the reason of the result
   * and the score table say it.
   */
  decided?(at: At<G>, who: Who): string | null;
  /** Describes the fact in one readable line, or returns null to omit the fact from the log. */
  tell(fact: FactOf<G>, who: Who): string | null;
  /**
   * The effects that facts and disclosures show on the table: dice, attacks, losses, moves, gains. Each place must be on the table
   * before or after the entry. The engine shows card moves, looks and `table.roll` itself.
   */
  effects?: EffectsOf<G>;
  battle?: Battle<G>;
  /** The zones whose card movements the game's own facts describe, so that the log does not describe them twice. */
  quiet?: readonly ZoneId[];
  /**
   * Returns the names that a card with this back can have if the list of these cards is secret, as in a brought deck.
   * Returns null if the list is public and only the order is secret.
   */
  pool?(back: string): CardName[] | null;
  /**
   * Returns a value that distinguishes cards of the same name, such as the deck of origin. If `apart` is absent, cards
   * of the same name are equal.
   */
  apart?(at: At<G>, card: CardId): unknown;
  /**
   * Returns the seats that have been eliminated while the others play on. While there are any, no draw can be offered,
   * because it would give them first place. Absent if the match ends for all seats at the same time.
   */
  fallen?(at: At<G>): readonly Seat[];
  /** Returns the value of a seat's position for bots. Higher is better, on the game's own scale. */
  worth(at: At<G>, seat: Seat): number;
  /** The lead in `worth` that wins about three matches out of four. The lead must be greater than 0. */
  lead?: number;
  /**
   * The maximum depth of the bots' search tree, in questions. The default of 1 covers only the bot's own move. Beyond
   * this depth, every seat gives the answer that looks best one step ahead.
   */
  depth?: number;
  /** The settings of searching bots for this game. */
  searches?: Searches<G>;
  /**
   * The sets of options to test, and the parts that random matches rarely reach. Required for games with options other
   * than numbers.
   */
  trials?: Trials<G['options']>;
}

/** A game with erased types. The registry, the log and the API use it. */
export type AnyGame = Game<AnyTypes>;
/** The published part of a game, for callers that present games without playing them. */
export type PublishedGame = Pick<
  AnyGame,
  | 'id'
  | 'title'
  | 'about'
  | 'rulesVersion'
  | 'seats'
  | 'options'
  | 'presets'
  | 'deck'
  | 'collection'
  | 'cards'
  | 'rulebook'
>;

/**
 * Erases a game's types for the registry. The cast is sound because a game only receives states, steps, facts and moves
 * that the game made itself or that `chosen` found among its choices. The returned object is frozen, because callers
 * share it.
 * @throws EngineBug if a fact has the name of an engine fact, or a disclosure has no reducer
 */
export function registered<G extends GameTypes>(game: Game<G>): AnyGame {
  for (const fact of Object.keys(game.facts)) {
    if (Object.hasOwn(ENGINE_FACTS, fact))
      throw new EngineBug(`${game.id}: its fact ${fact} has the same name as an engine fact`);
  }
  for (const fact of Object.keys(game.disclosures ?? {})) {
    if (!Object.hasOwn(game.facts, fact))
      throw new EngineBug(`${game.id}: the disclosure ${fact} has no reducer in facts`);
  }
  return frozen(game) as unknown as AnyGame;
}

/** Freezes plain objects and lists deeply. Instances of classes are not frozen. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const made = Object.getPrototypeOf(value);
  if (made !== Object.prototype && made !== Array.prototype && made !== null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

export function unknownGame(id: string, games: readonly { readonly id: string }[]): string {
  return `There is no game ${JSON.stringify(id.slice(0, 60))}: the games are ${games.map((one) => one.id).join(', ')}.`;
}
