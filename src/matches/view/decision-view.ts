import {
  type AutoPass,
  type Blank,
  type Choice,
  type Decision,
  isWindow,
  kindOfBlank,
  type PublishedGame,
  type Seat,
  type Subject,
  type SubjectKind,
  subjectOf,
  subjectsOf,
} from '../../engine/index.ts';
import { asDate } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import { askedSeats, openQuestionAt } from '../match/open-questions.ts';

/** A seat's open question, for its player. Its choices are moves in the game's own terms. */
export interface DecisionView extends Decision {
  matchId: string;
  game: PublishedGame;
  /** The match's version: the one to answer with. */
  version: number;
  deadline: Date | null;
  /** Whether a reaction window asks it. */
  reaction: boolean;
  autoPass: AutoPass;
  concerns: Concerns;
}

/** The things on the table that choices refer to. Computed on demand. */
interface Concerns {
  of(choice: Choice): Subject[];
  kind(blank: Blank): SubjectKind;
  /** The thing that a blank's value refers to; null: nothing on the table. */
  option(blank: Blank, value: string | number): Subject | null;
}

/** The open question of the player's first seat that has one; null: none has. */
export function decisionFor(match: Match, playerId: string | null | undefined): DecisionView | null {
  const [seat] = askedSeats(match, playerId);
  return seat === undefined ? null : decisionAt(match, seat);
}

/** A seat's open question, for its player only; null: the match does not wait for it. */
export function decisionAt(match: Match, seat: Seat): DecisionView | null {
  const asked = openQuestionAt(match, seat);
  if (!asked) return null;
  const { id: matchId, game, version } = match;
  const { prompt, choices } = asked;
  const deadline = asDate(match.standing[seat]?.deadline ?? null);
  const concerns: Concerns = {
    of: (choice) => subjectsOf(game, seat, choice),
    kind: (blank) => kindOfBlank(game, blank),
    option: ({ path }, value) => subjectOf(game, seat, path, value),
  };
  const reaction = match.at !== null && isWindow(match.at);
  const autoPass = match.at?.autoPass[seat] ?? 'NONE';
  return { matchId, game, version, seat, prompt, choices, deadline, reaction, autoPass, concerns };
}
