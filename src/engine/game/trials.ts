/** The test settings of a game. Only the conformance suite reads them. */
export interface Trials<O> {
  /**
   * Sets of options as a client sends them. The suite plays each set with every number of seats that the set allows.
   * Together with the defaults, which are always played, the sets must cover every value of every option. Prefer
   * options that lead to short matches.
   */
  corners: readonly Partial<O>[];
  /**
   * The `why` texts of rulings that end matches which the rules alone would not end. Numbers in the texts are ignored.
   * Random matches should almost never end by a ruling. A limit that players choose, such as a number of rounds, is a
   * rule and does not belong here.
   */
  rulings?: readonly string[];
  /** The parts that random matches almost never reach. Random matches must reach all other parts. */
  rare?: readonly Rare[];
}

/** A group of parts that random matches almost never reach. */
export interface Rare {
  /**
   * The names of the parts in the suite, such as `fact attackLost`, `card Dragon`, `step prize` or `move
   * play.target.push`.
   */
  what: readonly string[];
  /** The reason why these parts are rare. */
  why: string;
  /** The rule test that reaches these parts: a file in the game's `test` folder. */
  test: string;
}
