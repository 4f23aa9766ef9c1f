import type { GameTypes, Keys } from './game-types.ts';
import type { Table } from './table.ts';

/** How long one turn may last, and what becomes of a longer one: so that no match goes on for ever because somebody wants it to. */
export interface TurnLimit<G extends GameTypes> {
  /** The fact with which a turn begins. What comes before the first of them counts as a turn, too. */
  begins: Keys<G['facts']>;
  /**
   * So many answers, moves and time-outs of all seats together, are given in one turn at most. More than any turn that the
   * rules let come to an end: what reaches it is a circle that nobody has thought of.
   */
  answers: number;
  /**
   * The ruling on a turn in which so many answers have been given, while somebody still would be asked: it ends the match,
   * or what it puts on the agenda begins the next turn. Whatever the turn has left unfinished is the ruling's to tidy.
   */
  ruling(table: Table<G>): void;
}
