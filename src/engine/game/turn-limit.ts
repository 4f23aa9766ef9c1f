import type { GameTypes, Keys } from './game-types.ts';
import type { Table } from './table.ts';

/** The limit of a turn, and the ruling on a turn that reaches it, so that no player can prolong a match forever. */
export interface TurnLimit<G extends GameTypes> {
  /** The fact that begins a turn. The part of a match before the first such fact also counts as a turn. */
  begins: Keys<G['facts']>;
  /**
   * The maximum number of answers in one turn, counting moves and time-outs of all seats. The limit must be higher than
   * in any turn that the rules can end, so that only an unforeseen loop reaches it.
   */
  answers: number;
  /**
   * Rules on a turn that has reached the limit while a seat would still be asked. The ruling must end the match, or put
   * the next turn on the agenda and remove the unfinished steps of the current turn.
   */
  ruling(table: Table<G>): void;
}
