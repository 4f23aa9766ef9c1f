/** A bug of ours, never a player's fault: the move is not made, the caller gets `INTERNAL`. */
export class EngineBug extends Error {
  override name = 'EngineBug';
}
