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
import { askedAt, askedSeats } from '../match/question.ts';

/** What one seat is asked, for the player who sits there. Its choices are moves in the game's own words. */
export interface SeenDecision extends Decision {
  matchId: string;
  game: PublishedGame;
  /** The match's version: the one to answer with. */
  version: number;
  /** When the seat's time is up; null: no clock runs. */
  deadline: Date | null;
  /** Asked by a reaction window. */
  reaction: boolean;
  /** What the seat has said of reaction windows. */
  autoPass: AutoPass;
  concerns: Concerns;
}

/** What choices are about: things on the table of the seat that is asked. Worked out when somebody asks. */
export interface Concerns {
  /** What a choice is about as it is listed. */
  of(choice: Choice): Subject[];
  /** What goes into a blank. */
  kind(blank: Blank): SubjectKind;
  /** What a value of a blank stands for; null for nothing on the table. */
  option(blank: Blank, value: string | number): Subject | null;
}

/** What the first of a player's seats that is waited for is asked now; null when none is. */
export function decisionFor(match: Match, playerId: string | null | undefined): SeenDecision | null {
  const [seat] = askedSeats(match, playerId);
  return seat === undefined ? null : decisionAt(match, seat);
}

/** What a seat is asked, null when it is not waited for. For the eyes of its player alone. */
export function decisionAt(match: Match, seat: Seat): SeenDecision | null {
  const asked = askedAt(match, seat);
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
