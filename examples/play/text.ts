/** The width of the terminal, within limits: enough for a board, readable for text. */
export function width(): number {
  return Math.min(120, Math.max(40, process.stdout.columns ?? 80));
}

export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1))}…`;
}

/** Words in lines of at most `columns`: the first line begins with `head`, the others are indented. */
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

/** A short name: initials of several words, the first three letters of one. */
export function abbreviated(label: string): string {
  const words = label.split(/[\s-]+/).filter(Boolean);
  return words.length > 1 ? words.map((word) => word.charAt(0).toUpperCase()).join('') : label.slice(0, 3);
}
