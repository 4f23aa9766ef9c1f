import { badInput } from '../../errors.ts';

/** The visible signs of the Arabic, Syriac and Kaithi scripts that Unicode classifies as formatting. */
const SEEN_FORMATS = String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`;
/** Default-ignorable and formatting characters, and blanks that Unicode classifies as letters or symbols. */
const INVISIBLE = new RegExp(
  String.raw`(?!${SEEN_FORMATS})[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]`,
  'gu',
);
/** Scripts in which an invisible joiner between two letters changes how they are written. */
const JOINING_SCRIPTS = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
];
const JOINING = `[${JOINING_SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}]`;
/** Emoji with their joiners and selectors, joiners between letters of those scripts, and other invisible characters. */
const EMOJI_OR_INVISIBLE = new RegExp(
  String.raw`(\p{RGI_Emoji}|(?<=${JOINING})[\u200C\u200D](?=${JOINING}))|${INVISIBLE.source}`,
  'gv',
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
  return text.length > 20 * most ? null : ifReadable(normalName(text), most);
}

/**
 * Returns the stored form of a free text, which keeps what a name does not: emoji that are joined from several
 * characters, the joiners of some scripts, and compatibility characters. Null as in {@link visibleName}.
 */
export function visibleText(text: string, most: number): string | null {
  if (text.length > 20 * most) return null;
  const seen = text.normalize('NFC').replace(EMOJI_OR_INVISIBLE, (_, kept: string | undefined) => kept ?? '');
  return ifReadable(seen.replace(/\p{Zs}+/gu, ' ').trim(), most);
}

function ifReadable(text: string, most: number): string | null {
  const fits = [...text].length <= 4 * most && lengthOf(text) <= most;
  return fits && VISIBLE.test(text) && !UNREADABLE.test(text) && !PILED.test(text) ? text : null;
}

/** Checks a name that a player chose for a session, key, webhook, deck or event. @throws Refused BAD_INPUT */
export function checkLabel(text: string, { most = 60, field = 'name' } = {}): string {
  const label = visibleName(text, most);
  if (label !== null) return label;
  const message = `Names are 1 to ${most} characters long, on one line, with at least one visible character.`;
  throw badInput(field, message);
}
