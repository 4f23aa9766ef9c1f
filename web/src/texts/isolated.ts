/** Right-to-left letters. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Invisible characters that change the direction of the following text. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Characters without visible width. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\p{M}\u2800\u{13441}\u{13442}\u{1d159}]/gu;

/** Isolates a user-chosen name, so that its direction does not affect the surrounding text. */
export function isolated(name: string): string {
  if (name !== '' && name.replace(INVISIBLE, '') === '') return '␣'; // makes links of old accounts clickable
  const straight = name.replace(TURNS, '');
  return straight === name && !RIGHT_TO_LEFT.test(name) ? name : `\u2068${straight}\u2069`;
}
