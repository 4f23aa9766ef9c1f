/** Breaks a name into a few short lines of the given width. A name that does not fit is cut with an ellipsis. */
export function inLines(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most).map((line) => cut(line, letters));
  const last = kept.at(-1);
  if (lines.length > most && last !== undefined) kept[most - 1] = `${last.slice(0, letters - 1)}…`;
  return kept;
}

function cut(line: string, letters: number): string {
  return line.length <= letters ? line : `${line.slice(0, letters - 1)}…`;
}

/** Returns up to three letters for a name that does not fit: MFF for "Medium Flesh Flyer", St for "Star". */
export function monogram(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [only = ''] = words;
  if (words.length < 2) return only.slice(0, 2);
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
