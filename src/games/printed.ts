// Cached: there are few constants, and labels name them at every question.
const PRINTED = new Map<string, string>();

/** "MUD_FLATS" → "Mud Flats": a constant as it is printed on cards. */
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
