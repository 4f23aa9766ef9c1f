import { badInput } from '../../errors.ts';

/** The visible signs of the Arabic, Syriac and Kaithi scripts that Unicode classifies as formatting. */
const SEEN_FORMATS = String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`;
/** Default-ignorable and formatting characters, and blanks that Unicode classifies as letters or symbols. */
const INVISIBLE = new RegExp(
  String.raw`(?!${SEEN_FORMATS})[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]`,
  'gu',
);
/** Control characters, lone surrogates, and line separators. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Visible characters. Modifier letters and symbols are excluded, because they can be as small as a dot. */
const VISIBLE = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}\p{P}\p{Sm}\p{Sc}\p{So}]/u;
/** Five or more marks on one letter, which would overlap other lines. */
const PILED = /[\p{Mn}\p{Me}]{5}/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the stored form of a name, in which texts that look the same become equal. */
export function normalName(text: string): string {
  const seen = text.normalize('NFKC').replace(INVISIBLE, '');
  return seen
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

export function lengthOf(name: string): number {
  return [...graphemes.segment(name)].length;
}

export function shortened(name: string, most: number): string {
  const first = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return first.slice(0, most).join('').trim();
}

/** Returns null if the name has no visible character, is too long or does not fit in one line. */
export function visibleName(text: string, most: number): string | null {
  if (text.length > 20 * most) return null;
  const name = normalName(text);
  const fits = [...name].length <= 4 * most && lengthOf(name) <= most;
  return fits && VISIBLE.test(name) && !UNREADABLE.test(name) && !PILED.test(name) ? name : null;
}

/** Checks a name that a player chose for a session, key, webhook, deck or event. @throws Refused BAD_INPUT */
export function checkLabel(text: string, { most = 60, field = 'name' } = {}): string {
  const label = visibleName(text, most);
  if (label !== null) return label;
  const message = `Names are 1 to ${most} characters long, on one line, with at least one visible character.`;
  throw badInput(field, message);
}
