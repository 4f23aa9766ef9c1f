/** How a game is tested before release. Only the conformance suite reads this. */
export interface Trials<O> {
  /**
   * Sets of options as a client sends them: each is played with every number of seats it allows. Together with the
   * defaults, which are always played, they cover every value of every option. Prefer options for short matches.
   */
  corners: readonly Partial<O>[];
  /**
   * The `why` of rulings that end matches which the rules alone would not end; numbers in it are ignored. Random matches
   * should almost never end this way. A length that players choose, such as a number of rounds, is a rule and does not belong
   * here.
   */
  rulings?: readonly string[];
  /** Parts that random matches almost never reach. They must reach everything else. */
  rare?: readonly Rare[];
}

/** Parts of a game that random matches almost never reach. */
export interface Rare {
  /** Their names in the suite: `fact attackLost`, `card Dragon`, `step prize`, `move play.target.push`. */
  what: readonly string[];
  /** Why they are rare. */
  why: string;
  /** The rule test that reaches them, a file in the game's `test`. */
  test: string;
}
