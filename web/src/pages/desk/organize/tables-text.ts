/** Pairings that are entered as text: one line per table, with the numbers of the entrants in seat order. */
export interface Written {
  readonly tables: readonly (readonly number[])[];
  /** The entrants that are not listed. */
  readonly byes: readonly number[];
  /** The numbers without an active entrant, and the numbers that are listed twice. */
  readonly unknown: readonly number[];
  readonly twice: readonly number[];
}

/** Parses a text. @param playing the active entrants of the round, by number */
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
