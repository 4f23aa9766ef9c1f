/** Pairings entered as text: one line per table, entrants by number, in seat order. */
export interface Written {
  readonly tables: readonly (readonly number[])[];
  /** The entrants that are not listed. */
  readonly byes: readonly number[];
  /** Numbers without an active entrant, and numbers listed twice. */
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
