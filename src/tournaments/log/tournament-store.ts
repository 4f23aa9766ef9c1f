import type { Departures, Streams } from '../../ledger/store.ts';
import type { EventEntry } from '../event/entry.ts';
import type { GameToPlay } from '../event/games.ts';
import type { Kind } from '../event/kinds.ts';
import type { Line } from './append-statement.ts';

/** The key of a player's request: the same key of the same player finds the entry that was made first. */
export interface Keyed {
  by: string | null;
  key: string | null;
}

/** How far a tournament is, and the columns of its row that are not in its entries. */
export interface Row {
  epoch: number;
  version: number;
  /** When its last entry was made. */
  movedAt: Date;
  seed: string;
  data_key: string | null;
  invitation: string;
}

/** Which match is which game of a tournament. */
export type StoredGame = Omit<GameToPlay, 'entrants'>;

/** A tournament as it is created. */
export interface NewTournament {
  /** Its first entry; `before` and `after` are the same. */
  line: Line;
  /** All lots follow from it. */
  seed: string;
  invitation: string;
  /** Seals `line.box`; null: nothing is sealed. */
  dataKey: string | null;
}

/**
 * Where tournaments are kept. `PostgresTournaments` is the real one. Code that only lists tournaments for people reads the
 * tables itself.
 */
export interface TournamentStore extends Streams<Line, EventEntry, Row, Keyed> {
  readonly games: TournamentGames;
  readonly due: DueTournaments;
  /** The tournaments that a player has a part in, by id. */
  readonly departures: Departures<string>;
  /** Writes a tournament with its first entry, unless there is one with this id. */
  create(made: NewTournament): Promise<void>;
  /** How many tournaments of this organizer are not over. */
  organizedBy(playerId: string): Promise<number>;
  /** In how many other tournaments that are not over a player has agreed to take part. */
  enteredBy(playerId: string, besides: string): Promise<number>;
  /** How many entries of a tournament a player has made, and how many of one kind. */
  writtenBy(id: string, playerId: string, kind: Kind): Promise<{ made: number; ofKind: number }>;
  /** The names of these players; those that do not exist are left out. */
  names(players: readonly string[]): Promise<{ id: string; name: string }[]>;
  /** Whether a player has deleted the account. */
  isDeleted(playerId: string): Promise<boolean>;
}

/** The games of tournaments whose matches have been made: a match's last entry says here that the game is over. */
export interface TournamentGames {
  /** Those of these matches that exist. */
  made(matches: readonly string[]): Promise<ReadonlySet<string>>;
  /** Games that are being played. */
  playing(tournament: string): Promise<StoredGame[]>;
  /** Games that are over or could not begin, and that no RESULTS entry has taken. */
  over(tournament: string, most: number): Promise<StoredGame[]>;
  /** These results are not taken any more. */
  discard(matches: readonly string[]): Promise<void>;
  /** Matches of a tournament that are paused, although its organizer and all its judges have deleted their accounts. */
  pausedForever(tournament: string, organizer: string): Promise<string[]>;
}

/** For sweeps: tournaments that need something. */
export interface DueTournaments {
  /** Tournaments that are to be looked at by now, and those whose results have waited since `before`. */
  waiting(now: Date, before: Date): Promise<string[]>;
  /** Tournaments that are to be looked at after `since`. */
  after(since: Date): Promise<string[]>;
  /** Has a tournament looked at then, unless its version has changed; null: after the next entry. */
  lookAt(id: string, version: number, at: Date | null): Promise<void>;
  /** Puts off a tournament that is due. */
  putOff(id: string, now: Date, until: Date): Promise<void>;
}
