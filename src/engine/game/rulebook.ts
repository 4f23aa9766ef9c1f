import type { AnyTypes, GameTypes, Keys } from './game-types.ts';

/**
 * The rules of a game for players. Texts are a small part of Markdown: paragraphs, lists, tables, **bold** and
 * _italic_, without headings, links and HTML.
 */
export interface Rulebook<G extends GameTypes = AnyTypes> {
  /** The goal of the game in one line. */
  goal: string;
  /** The chapters, in reading order. The sections `win` and `turn` are required. */
  sections: readonly RuleSection<G>[];
  /** The terms that clients explain where a text uses them. */
  glossary: readonly RuleTerm[];
  /** Advice for a player's first match, by the question at which it helps. */
  hints: Readonly<Partial<Record<Keys<G['moves']>, string>>>;
}

/** A chapter of a rulebook. */
export interface RuleSection<G extends GameTypes = AnyTypes> {
  /** In lower case with hyphens. A phase of a turn has its own name as the id. */
  id: string;
  title: string;
  text: string;
  /** The questions that a player is asked in this part of the game. Each question belongs to one section. */
  questions?: readonly Keys<G['moves']>[];
  /** The kinds of cards that the section explains. Each kind in the catalogue belongs to one section. */
  kinds?: readonly string[];
}

/** A word of the game, in the singular, as texts and prompts write it. */
export interface RuleTerm {
  term: string;
  text: string;
}
