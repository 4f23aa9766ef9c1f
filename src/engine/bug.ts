/** A bug in our code, never a player's fault: the move is rejected and the caller gets `INTERNAL`. */
export class EngineBug extends Error {
  override name: string = 'EngineBug';
}

/** A fact, step or card name that these rules do not know, perhaps written by another release. */
export class UnknownHere extends EngineBug {
  override name = 'UnknownHere';
}
