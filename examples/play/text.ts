/** Returns the width of the terminal, within limits: at least enough for a board, at most what reads well as text. */
export function width(): number {
  return Math.min(120, Math.max(40, process.stdout.columns ?? 80));
}

export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1))}…`;
}

/** Wraps text at `columns` characters. The first line begins with `head`, and the other lines with `indent`. */
export function wrap(text: string, columns: number, indent = '', head = ''): string[] {
  const made: string[] = [];
  let [line, isFresh] = [head, true];
  for (const word of text.split(' ')) {
    if (!isFresh && line.length + 1 + word.length > columns) {
      made.push(line);
      [line, isFresh] = [indent, true];
    }
    line += isFresh ? word : ` ${word}`;
    isFresh = false;
  }
  return [...made, line];
}

/** Abbreviates a name: the initials of several words, or the first three letters of a single word. */
export function abbreviated(label: string): string {
  const words = label.split(/[\s-]+/).filter(Boolean);
  return words.length > 1 ? words.map((word) => word.charAt(0).toUpperCase()).join('') : label.slice(0, 3);
}
