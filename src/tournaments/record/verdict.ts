import type { ReplayVerdict } from '../../engine/index.ts';
import type { EventEntry } from '../event/entry.ts';

/** A part of a tournament, as far as it is known. */
export interface Spot {
  stage?: number;
  round?: number;
  table?: number;
  game?: number;
}

/** Where a record was caught, and at what. */
export interface Fault {
  /** The entry of the tournament's log. */
  entry?: number;
  /** Which round, table and game. */
  spot?: Spot;
  /** The id of the match. */
  match?: string;
  /** The entry of that match's log. */
  matchEntry?: number;
  /** What is wrong with it. */
  what: string;
}

/** The verdict on a tournament's record; of what is refuted nothing is proven. */
export interface RecordVerdict {
  /** VERIFIED: all of it follows, and it is signed by a key that was given, or the server's own record. */
  verdict: ReplayVerdict;
  /** Of REFUTED. */
  fault: Fault | null;
  /** REFUTED: the fault in words, with its place. UNDECIDED: what is missing. */
  why: string | null;
  /** What exactly is proven and what is not, a sentence each. */
  proven: string[];
  unproven: string[];
}

/** A fault in words, with its place in front. */
export function told({ entry, spot, match, matchEntry, what }: Fault): string {
  const places = [
    entry === undefined ? '' : `entry ${entry}`,
    spot ? spotText(spot) : '',
    match === undefined ? '' : `match ${match}`,
    matchEntry === undefined ? '' : `entry ${matchEntry} of its log`,
  ];
  return `${places.filter((one) => one !== '').join(', ')}: ${what}`.replace(/^: /, '');
}

export function spotText({ stage, round, table, game }: Spot): string {
  const parts = { stage, round, table, game };
  return Object.entries(parts)
    .flatMap(([name, number]) => (number === undefined ? [] : [`${name} ${number}`]))
    .join(', ');
}

/** Which round or table an entry is about, as far as it says so itself. */
export function spotOf(entry: Pick<EventEntry, 'kind' | 'input' | 'facts'>): Spot | undefined {
  const said = entry as EventEntry; // its kind says which input and facts it has
  if (said.kind === 'PAIRED') return { stage: said.facts.stage, round: said.facts.round };
  if (said.kind === 'RULED') return { stage: said.input.stage, round: said.input.round, table: said.input.table };
  const [game, ...more] = said.kind === 'RESULTS' ? said.input.games : [];
  if (!game || more.length > 0) return undefined;
  return { stage: game.stage, round: game.round, table: game.table, game: game.game };
}
