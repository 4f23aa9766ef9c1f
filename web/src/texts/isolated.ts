/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What changes the direction of the text behind it, and is not seen itself. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Characters that take no room. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\p{M}\u2800\u{13441}\u{13442}\u{1d159}]/gu;

/** A name that somebody has given, so that its direction changes nothing of the text around it. */
export function isolated(name: string): string {
  if (name !== '' && name.replace(INVISIBLE, '') === '') return '␣'; // from before such names were refused: a link needs a place to click
  const straight = name.replace(TURNS, '');
  return straight === name && !RIGHT_TO_LEFT.test(name) ? name : `\u2068${straight}\u2069`;
}
