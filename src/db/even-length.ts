/** Pads JSON with spaces to a multiple of `piece` bytes. It is sealed afterwards: its length must not tell its content. */
export function evenLength(json: string, piece: number): string {
  return json + ' '.repeat(piece - 1 - ((Buffer.byteLength(json) - 1) % piece));
}

/** A deck: all ready decks of all games are shorter. */
export const DECK_PIECE = 4096;
