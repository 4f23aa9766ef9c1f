import type { Departures, Streams } from '../../ledger/store.ts';
import type { EventEntry } from '../event/entry.ts';
import type { Kind } from '../event/entry-kinds.ts';
import type { GameToPlay } from '../event/games-to-play.ts';
import type { EntryToAppend } from './append-statement.ts';

/** The key of a player's request: a repeated request finds the entry of the first. */
export interface Keyed {
  by: string | null;
  key: string | null;
}

/** A tournament's version, and the columns that its entries do not hold. */
export interface Row {
  epoch: number;
  version: number;
  movedAt: Date;
  seed: string;
  data_key: string | null;
  invitation: string;
}

/** A stored match of a tournament's game. */
export type StoredGame = Omit<GameToPlay, 'entrants'>;

export interface NewTournament {
  /** The tournament's first entry, with the same state before and after. */
  line: EntryToAppend;
  seed: string;
  invitation: string;
  /** Seals `line.box`; null: nothing is sealed. */
  dataKey: string | null;
}

/**
 * Stores tournaments; `PostgresTournaments` is the production implementation. Code that only lists tournaments reads the
 * tables directly.
 */
export interface TournamentStore extends Streams<EntryToAppend, EventEntry, Row, Keyed> {
  /** Games whose matches have been created. A match's last entry marks its game as over. */
  readonly games: {
    /** The matches among these that exist. */
    made(matches: readonly string[]): Promise<ReadonlySet<string>>;
    playing(tournament: string): Promise<StoredGame[]>;
    /** Games that are over or could not begin, and that no RESULTS entry has taken yet. */
    over(tournament: string, most: number): Promise<StoredGame[]>;
    /** Marks games so that no entry takes their results. */
    discard(matches: readonly string[]): Promise<void>;
    /** Paused matches of a tournament whose organizer and judges have all deleted their accounts. */
    pausedForever(tournament: string, organizer: string): Promise<string[]>;
  };
  /** Finds the tournaments that a sweep must look at. */
  readonly due: {
    /** Tournaments that are due, or whose results have waited since `before`. */
    waiting(now: Date, before: Date): Promise<string[]>;
    after(since: Date): Promise<string[]>;
    /** Schedules the next look at a tournament, unless its version has changed; null: after the next entry. */
    setNextCheck(id: string, version: number, at: Date | null): Promise<void>;
    putOff(id: string, now: Date, until: Date): Promise<void>;
  };
  /** Deleted accounts with their tournaments, by id. */
  readonly departures: Departures<string>;
  /** Writes a tournament with its first entry, unless the id exists. */
  create(made: NewTournament): Promise<void>;
  /** Counts this organizer's unfinished tournaments. */
  organizedBy(playerId: string): Promise<number>;
  /** Counts the other unfinished tournaments in which a player has agreed to take part. */
  enteredBy(playerId: string, besides: string): Promise<number>;
  /** Counts a player's entries in a tournament, in total and of one kind. */
  writtenBy(id: string, playerId: string, kind: Kind): Promise<{ made: number; ofKind: number }>;
  /** The names of these players, without those who do not exist. */
  names(players: readonly string[]): Promise<{ id: string; name: string }[]>;
  isDeleted(playerId: string): Promise<boolean>;
}
