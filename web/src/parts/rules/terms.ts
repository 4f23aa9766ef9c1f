import type { TermParts } from './operations.generated.ts';

/** A part of a text: plain, or a term as the text writes it. */
export type Piece = string | { readonly term: TermParts; readonly written: string };

/** Returns the id of a term in a rulebook, for links. */
export function termId({ term }: Pick<TermParts, 'term'>): string {
  return `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/**
 * Splits a text at the terms of a game. Each term is found once, in the singular or plural, and the longest one wins.
 * Capitals matter, except at the beginning of a term in lower case: "Force" is a term, "by force" is not.
 * @param found the terms that are already linked, to which this function adds its own
 */
export function pieces(text: string, glossary: readonly TermParts[], found: Set<TermParts> = new Set()): Piece[] {
  const pattern = patternOf(glossary);
  if (!pattern) return [text];
  const made: Piece[] = [];
  let end = 0;
  for (const { 0: written, 1: stem = '', index } of text.matchAll(pattern)) {
    const term = glossary.find((one) => one.term === stem || one.term === lowered(stem));
    if (!term || found.has(term)) continue;
    found.add(term);
    made.push(text.slice(end, index), { term, written });
    end = index + written.length;
  }
  return [...made, text.slice(end)].filter((piece) => piece !== '');
}

const PATTERNS = new WeakMap<readonly TermParts[], RegExp>();

function patternOf(glossary: readonly TermParts[]): RegExp | null {
  if (glossary.length === 0) return null;
  const known = PATTERNS.get(glossary);
  if (known) return known;
  const longestFirst = glossary.map(({ term }) => term).sort((a, b) => b.length - a.length);
  const made = new RegExp(`(?<![\\w-])(${longestFirst.map(eitherCase).join('|')})(?:s|es)?(?![\\w-])`, 'g');
  PATTERNS.set(glossary, made);
  return made;
}

// A term in lower case may begin a sentence.
function eitherCase(term: string): string {
  const [first = '', ...rest] = term.replace(/[^\w\s]/g, '\\$&');
  return first === first.toUpperCase() ? first + rest.join('') : `[${first}${first.toUpperCase()}]${rest.join('')}`;
}

const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
