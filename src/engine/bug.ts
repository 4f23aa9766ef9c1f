/** A programming error in the engine or a game, never a player's fault. The caller gets `INTERNAL`. */
export class EngineBug extends Error {
  override name: string = 'EngineBug';
}

/** A fact, step or card name that these rules do not define. Another release may have recorded it. */
export class UnknownHere extends EngineBug {
  override name = 'UnknownHere';
}
