// A cache, because there are few constants, and labels use them in every question.
const PRINTED = new Map<string, string>();

/** Returns a constant as it is printed on cards, such as "Mud Flats" for "MUD_FLATS". */
export function printed(constant: string): string {
  const known = PRINTED.get(constant);
  if (known !== undefined) return known;
  const words = constant
    .split('_')
    .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
    .join(' ');
  PRINTED.set(constant, words);
  return words;
}
