import { readFileSync } from 'node:fs';
import { badInput, StartError } from '../../errors.ts';
import { nameKeys } from './lookalikes.ts';

/** The words that the operator refuses in names. */
export interface NameWords {
  /** The keys of refused words anywhere in a name. */
  anywhere: readonly string[];
  /** The keys of words that are refused only as a whole name. */
  whole: ReadonlySet<string>;
}

export const NO_WORDS: NameWords = { anywhere: [], whole: new Set() };

/** Reads the list of words that `NAME_WORDS_FILE` names; without a file, no words. @throws StartError */
export function readNameWords(file: string | undefined): NameWords {
  if (file === undefined) return NO_WORDS;
  try {
    return parseNameWords(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `NAME_WORDS_FILE: the file cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/**
 * Parses a list with one word a line. `=word` refuses only the whole name; all other words are refused anywhere in a
 * name. Empty lines and lines that begin with `#` are ignored.
 */
export function parseNameWords(text: string): NameWords {
  const lines = text.split('\n').map((line) => line.trim());
  const words = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const [whole, anywhere] = [words.filter(isWhole), words.filter((word) => !isWhole(word))];
  return {
    anywhere: [...new Set(anywhere.flatMap(wordKeys))],
    whole: new Set(whole.flatMap((word) => wordKeys(word.slice(1)))),
  };
}

/** Digits that stand for letters that they do not look like. The look-alikes cover all other digits. */
const DIGITS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 6: 'g', 7: 't' };

function wordKeys(text: string): string[] {
  return nameKeys(text).map((key) => key.replace(/[3467]/g, (digit) => DIGITS[digit] ?? digit));
}

function isWhole(word: string): boolean {
  return word.startsWith('=');
}

/** Whether a name contains a refused word, also with look-alike characters, or separators between the letters. */
export function hasRefusedWord({ anywhere, whole }: NameWords, name: string): boolean {
  return wordKeys(name).some((key) => whole.has(key) || anywhere.some((word) => key.includes(word)));
}

/** @throws Refused BAD_INPUT */
export function checkWords(words: NameWords, name: string): void {
  if (hasRefusedWord(words, name)) throw badInput('name', 'This server does not allow this name: choose another.');
}
