/**
 * An error in the code of the engine or of a game, never a player's fault. The move is rejected, and the caller gets
 * `INTERNAL`.
 */
export class EngineBug extends Error {
  override name: string = 'EngineBug';
}

/**
 * An error about a fact, step or card name that these rules do not define. Another release may have recorded the name.
 */
export class UnknownHere extends EngineBug {
  override name = 'UnknownHere';
}
