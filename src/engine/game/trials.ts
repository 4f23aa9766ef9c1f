/** How a game is tried before it is trusted. Nothing that plays it reads this, only the conformance suite. */
export interface Trials<O> {
  /**
   * Sets of options, as a client sends them: each is played with every number of seats that it goes with. Together with the
   * game's defaults, which are always played, they hold every value of every option. Best so that matches are short.
   */
  corners: readonly Partial<O>[];
  /**
   * Reasons of results that are rulings on a match which the rules alone would not end, as `why` says them, whatever its numbers:
   * hardly any match at random may end so. A length that players choose, such as a number of rounds, is a rule and none of them.
   */
  rulings?: readonly string[];
  /** What matches at random hardly ever reach. Everything else has to be reached by them. */
  rare?: readonly Rare[];
}

/** Parts of a game that matches at random hardly ever reach. */
export interface Rare {
  /** What they are, as the suite calls them: `fact attackLost`, `card Dragon`, `step prize`, `move play.target.push`. */
  what: readonly string[];
  /** Why they are so rare. */
  why: string;
  /** The rule test that reaches them, a file in the game's `test`. */
  test: string;
}
