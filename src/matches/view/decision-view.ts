import {
  type AutoPass,
  type Blank,
  type Choice,
  type Decision,
  isWindow,
  kindOfBlank,
  type Piece,
  type PublishedGame,
  previewOf,
  type Seat,
  type Subject,
  type SubjectKind,
  subjectOf,
  subjectsOf,
} from '../../engine/index.ts';
import { asDate } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import { askedSeats, openQuestionAt } from '../match/open-questions.ts';

/** The choices are moves in the game's own terms. */
export interface DecisionView extends Decision {
  matchId: string;
  game: PublishedGame;
  /** The match's version, which an answer must contain. */
  version: number;
  deadline: Date | null;
  /** Whether the question comes from a reaction window. */
  reaction: boolean;
  autoPass: AutoPass;
  concerns: Concerns;
}

interface Concerns {
  of(choice: Choice): Subject[];
  kind(blank: Blank): SubjectKind;
  /** Null if the value refers to nothing on the table. */
  option(blank: Blank, value: string | number): Subject | null;
  /** Returns the pieces that the choice would change. */
  preview(choice: Choice): Piece[];
}

/** Null if none of the player's seats has a question. */
export function decisionFor(match: Match, playerId: string | null | undefined): DecisionView | null {
  const [seat] = askedSeats(match, playerId);
  return seat === undefined ? null : decisionAt(match, seat);
}

/** Returns a seat's open question, only for the seat's player; null if the match does not wait for the seat. */
export function decisionAt(match: Match, seat: Seat): DecisionView | null {
  const asked = openQuestionAt(match, seat);
  if (!asked) return null;
  const { id: matchId, game, version, at } = match;
  const { prompt, choices } = asked;
  const deadline = asDate(match.standing[seat]?.deadline ?? null);
  const concerns: Concerns = {
    of: (choice) => subjectsOf(game, seat, choice),
    kind: (blank) => kindOfBlank(game, blank),
    option: ({ path }, value) => subjectOf(game, seat, path, value),
    preview: (choice) => (at ? previewOf(game, at, seat, choice) : []),
  };
  const reaction = at !== null && isWindow(at);
  const autoPass = at?.autoPass[seat] ?? 'NONE';
  return { matchId, game, version, seat, prompt, choices, deadline, reaction, autoPass, concerns };
}
