import type { GameTypes, Keys } from './game-types.ts';
import type { Table } from './table.ts';

/** The limit of a turn and what happens beyond it, so that no player can prolong a match forever. */
export interface TurnLimit<G extends GameTypes> {
  /** The fact that begins a turn. Everything before the first one counts as a turn as well. */
  begins: Keys<G['facts']>;
  /**
   * The most answers in one turn, counting moves and time-outs of all seats. Set it above any turn that the
   * rules bring to an end, so that only an unforeseen loop reaches it.
   */
  answers: number;
  /**
   * Called when a turn has reached the limit and a seat would still be asked. It ends the match, or puts the next turn on
   * the agenda and cleans up what the turn left unfinished.
   */
  ruling(table: Table<G>): void;
}
