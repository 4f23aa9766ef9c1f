import type { Box } from '../../db/encryption-at-rest.ts';
import type { Transaction, TransactionClient } from '../../db/transaction.ts';
import type { AutoPass, DeckList, HashedText, Result, Seat, VerifyVerdict } from '../../engine/index.ts';
import type { Departures, Streams } from '../../ledger/store.ts';
import type { EntryToAppend } from './append-statement.ts';
import type { LogEntry } from './chained-entry.ts';
import type { FoundBy, ReadRow, RowAfterEntry } from './match-row.ts';
import type { StoredSnapshot } from './snapshots/snapshot.ts';
import type { NewMatch } from './waiting/new-match.ts';

/**
 * A move's idempotency key. A repeated key from the same player finds the first entry; `submitMove` refuses it if the move
 * differs. Memory is searched before a move is decided, the statement that writes enforces it, and the log is searched if that
 * statement or the rules refuse.
 */
export interface Keyed {
  key?: string | null;
  /** All seats of the player who holds the key: none may have used it before. */
  keySeats?: readonly number[];
}

/**
 * The store of matches, from the first seat to the verdict on the record. `PostgresMatches` implements it. Code
 * that only lists matches for people (open matches, histories, challenges, analyses) reads the tables itself.
 */
export interface MatchStore extends Streams<EntryToAppend, LogEntry, RowAfterEntry, Keyed> {
  readonly waiting: WaitingMatches;
  readonly due: DueMatches;
  readonly departures: Departures<OpenMatch>;
  /** A match's row, before the match begins with decks and reservations; null: there is no such match. */
  row(by: FoundBy): Promise<ReadRow | null>;
  /** Single entries of several matches; those that do not exist are left out. */
  readSome(wanted: readonly { matchId: string; version: number }[]): Promise<{ matchId: string; entry: LogEntry }[]>;
  /** The entries of a match up to a version, in order, as the texts that their hashes cover. */
  hashedTexts(id: string, upTo: number): Promise<HashedText[]>;
  /** Seals a match's secrets; null: they are stored in the clear. */
  box(id: string): Promise<Box | null>;
  /** The last snapshot of a match, unless it is of a later version. */
  snapshot(id: string, upTo: number): Promise<StoredSnapshot | null>;
  keepSnapshot(id: string, snapshot: StoredSnapshot): Promise<void>;
  /** Keeps the verdict on a finished match. A second one replaces the first. */
  keepVerdict(id: string, verdict: VerifyVerdict, at: Date): Promise<void>;
  /** The running matches that these players sit at. */
  playedBy(players: readonly string[]): Promise<{ player: string; id: string }[]>;
  /** The matches that wait for a player's decision, the earliest deadline first. */
  askedOf(playerId: string, first: number): Promise<string[]>;
  /** The newest public matches with a free seat, of one game or of all, and the matches in `also`. */
  openMatches(also: readonly string[], game?: string | null): Promise<OpenPublicMatch[]>;
  offices(playerId: string, tournaments: readonly string[]): Promise<ReadonlyMap<string, Office>>;
  /** Returns which of these tournaments withhold the records of their finished matches. */
  withheld(tournaments: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  /** The player who defends a tournament's title. */
  champion(tournamentId: string): Promise<string | null>;
  /** How these matches of tournaments ended; running ones are left out. */
  results(ids: readonly string[]): Promise<EndedMatch[]>;
  /** How many seats of each of these matches have moved or called a judge. */
  present(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  entriesOfKind(id: string, kinds: readonly string[]): Promise<LogEntry[]>;
}

export interface OpenPublicMatch {
  id: string;
  /** Whether it is open. If false, it was open when last checked, and is now full or closed. */
  open: boolean;
  /** A key that changes when a seat is taken or given back. */
  key: string;
}

/** The role of a player in a tournament they do not play in. The organizer is also a JUDGE. */
export type Office = 'JUDGE' | 'COMMENTATOR';

export interface EndedMatch {
  id: string;
  status: 'FINISHED' | 'CANCELLED';
  version: number;
  /** Null if the match was cancelled. */
  result: Result | null;
}

/** An open match of a player who has deleted the account. */
export interface OpenMatch {
  id: string;
  status: 'WAITING' | 'RUNNING';
  /** Whether the player created it. */
  mine: boolean;
}

/** Matches before they begin: they are created, and seats are taken and given back. */
export interface WaitingMatches {
  /**
   * Writes a match, its seats and a new seed, all or nothing. Returns false if a match with this id exists.
   * @param along more to write; if omitted, only the match is written
   */
  create(match: NewMatch, along?: TransactionWork): Promise<boolean>;
  /**
   * Takes a seat that was free when the match was read. Returns false, and changes nothing, if the match has been
   * written since then.
   */
  takeSeat(taken: SeatTaken): Promise<boolean>;
  /**
   * Locks the match against other writers while `choose` reads it and picks the seat to take.
   * @param choose is given null if there is no such match, and returns null to take no seat
   */
  seatHeld(id: string, choose: (row: ReadRow | null, tx: StoreTransaction) => Promise<SeatTaken | null>): Promise<void>;
  /** Stores a seat's entropy. TOO_LATE: no seat is free any more. OTHER: the seat already has other entropy. */
  putEntropy(id: string, seat: Seat, entropy: string): Promise<'PUT' | 'TOO_LATE' | 'OTHER'>;
  /** Gives up all of a player's seats. Returns false if the match is no longer waiting for players. */
  leave(id: string, playerId: string): Promise<boolean>;
  /**
   * Cancels a match that waits for players; `full`: even if all seats are taken. Returns false if it is not waiting.
   */
  cancel(id: string, at: Date, options?: { full?: boolean }): Promise<boolean>;
}

/**
 * Writes additional data in the transaction that creates a match, which `write` writes. If it throws, nothing is
 * written.
 */
export type TransactionWork = (tx: StoreTransaction, write: () => Promise<boolean>) => Promise<void>;

/** A store transaction in which accounts and challenges write along with the match. */
export interface StoreTransaction {
  tx: Transaction;
  client: TransactionClient;
}

/** A player who takes a seat that was free when the match's row was read. */
export interface SeatTaken {
  matchId: string;
  seat: Seat;
  playerId: string;
  deck: DeckList | null;
  autoPass: AutoPass;
  entropy: string | null;
  at: Date;
  box: Box | null;
  /** The version of the row that was read: `xmin`, see `match-row.ts`. */
  written: string;
}

/** The most matches in one answer of {@link DueMatches}. */
export const DUE_PAGE = 500;

/** Finds matches that need attention, for sweeps. */
export interface DueMatches {
  /** Postpones the check of matches whose deadline has moved past now, and returns their deadlines. */
  putOff(now: Date): Promise<PutOff[]>;
  /** The matches that are due, in order. @param after the last one on the previous page */
  overdue(now: Date, after?: Overdue): Promise<Overdue[]>;
  /** Schedules a match's next check; null: at its deadline. */
  setNextCheck(id: string, at: Date | null): Promise<void>;
  /**
   * Matches that have waited for something since `before`, the longest first; marks them as checked. A match that keeps waiting
   * is returned again once it has waited half as long again, at least every ten minutes.
   */
  stuck(what: Stuck, now: Date, before: Date): Promise<string[]>;
  /** Cancels matches without a new player since `since`, and those of expired challenges; deletes old challenges. */
  cancelForsaken(now: Date, since: Date): Promise<string[]>;
}

/** The reason why a match is stuck: it waits for a bot, for its beginning, or for a verdict. */
export type Stuck = 'BOT_ASKED' | 'FULL' | 'UNPROVEN';

export interface PutOff {
  id: string;
  /** Null: no clock runs. */
  deadline: Date | null;
  version: number;
  /** The first seat that has a question. */
  seat: number | null;
}

export interface Overdue {
  id: string;
  /** When the match's check was due, in the store's own format. */
  wake_at: string;
}
