import type { Departures, Streams } from '../../ledger/store.ts';
import type { EventEntry } from '../event/entry.ts';
import type { Kind } from '../event/entry-kinds.ts';
import type { GameToPlay } from '../event/games-to-play.ts';
import type { EntryToAppend } from './append-statement.ts';

/** The key of a player's request. A repeated request finds the first request's entry. */
export interface Keyed {
  by: string | null;
  key: string | null;
}

/** A tournament's version, and the columns that are not part of its entries. */
export interface Row {
  epoch: number;
  version: number;
  movedAt: Date;
  seed: string;
  data_key: string | null;
  invitation: string;
}

export type StoredGame = Omit<GameToPlay, 'entrants'>;

export interface NewTournament {
  /** The tournament's first entry, with the same state before and after. */
  line: EntryToAppend;
  seed: string;
  invitation: string;
  /** The sealed key of `line.box`; null if nothing is sealed. */
  dataKey: string | null;
}

/** Code that only lists tournaments reads the tables directly. */
export interface TournamentStore extends Streams<EntryToAppend, EventEntry, Row, Keyed> {
  /** The games whose matches have been created. A match's last entry marks its game as over. */
  readonly games: {
    /** Returns which of the given matches exist. */
    made(matches: readonly string[]): Promise<ReadonlySet<string>>;
    playing(tournament: string): Promise<StoredGame[]>;
    /** Returns games that are over or could not begin, and that no RESULTS entry has taken yet. */
    over(tournament: string, most: number): Promise<StoredGame[]>;
    /** Marks games so that no entry will take their results. */
    discard(matches: readonly string[]): Promise<void>;
    /** Returns paused matches of a tournament whose organizer and judges have all deleted their accounts. */
    pausedForever(tournament: string, organizer: string): Promise<string[]>;
  };
  /** Finds the tournaments that a sweep must check. */
  readonly due: {
    /** Returns tournaments that are due, or that have results waiting since `before`. */
    waiting(now: Date, before: Date): Promise<string[]>;
    after(since: Date): Promise<string[]>;
    /** Does nothing if the version has changed. If `at` is null, the next check follows the next entry. */
    setNextCheck(id: string, version: number, at: Date | null): Promise<void>;
    putOff(id: string, now: Date, until: Date): Promise<void>;
  };
  /** Players with deleted accounts, and the ids of their tournaments. */
  readonly departures: Departures<string>;
  /** Writes a tournament with its first entry, unless a tournament with this id exists. */
  create(made: NewTournament): Promise<void>;
  /** Counts this organizer's unfinished tournaments. */
  organizedBy(playerId: string): Promise<number>;
  /** Counts the other unfinished tournaments in which a player has agreed to take part. */
  enteredBy(playerId: string, besides: string): Promise<number>;
  /** Counts a player's entries in a tournament, in total and of one kind. */
  writtenBy(id: string, playerId: string, kind: Kind): Promise<{ made: number; ofKind: number }>;
  /** Returns the names of those given players who exist. */
  names(players: readonly string[]): Promise<{ id: string; name: string }[]>;
  isDeleted(playerId: string): Promise<boolean>;
}
