/** Returns a hue from 0 to 359, which is the same for the same word, so that items of one kind look alike. */
export function hueOf(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 36_000;
  return (sum * 137) % 360;
}
