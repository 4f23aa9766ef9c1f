/** A bug of ours, never a player's fault: the move is not made, the caller gets `INTERNAL`. */
export class EngineBug extends Error {
  override name: string = 'EngineBug';
}

/** A name that these rules do not know: a fact, a step or a card of another release perhaps, which wrote it. */
export class UnknownHere extends EngineBug {
  override name = 'UnknownHere';
}
