/** Pairings as somebody has written them: a line for each table, entrants by number, in seat order. */
export interface Written {
  readonly tables: readonly (readonly number[])[];
  /** Who is named nowhere. */
  readonly byes: readonly number[];
  /** Numbers of nobody who plays, and of those who sit twice. */
  readonly unknown: readonly number[];
  readonly twice: readonly number[];
}

/** What a text says. @param playing who plays in the round, by number */
export function tablesIn(text: string, playing: readonly number[]): Written {
  const tables = text
    .split('\n')
    .map((line) => (line.match(/\d+/g) ?? []).map(Number))
    .filter(({ length }) => length > 0);
  const seated = tables.flat();
  return {
    tables,
    byes: playing.filter((one) => !seated.includes(one)),
    unknown: [...new Set(seated.filter((one) => !playing.includes(one)))],
    twice: [...new Set(seated.filter((one, index) => seated.indexOf(one) !== index))],
  };
}
