import type { Box } from '../../db/encryption-at-rest.ts';
import type { Transaction, TransactionClient } from '../../db/transaction.ts';
import type { AutoPass, BotLevel, DeckList, HashedText, Result, Seat, VerifyVerdict } from '../../engine/index.ts';
import type { Departures, Signed, Streams } from '../../ledger/store.ts';
import type { EntryToAppend } from './append-statement.ts';
import type { LogEntry } from './chained-entry.ts';
import type { FoundBy, ReadRow, RowAfterEntry } from './match-row.ts';
import type { StoredSnapshot } from './snapshots/snapshot.ts';
import type { NewMatch } from './waiting/new-match.ts';

/**
 * A move's idempotency key. A repeated key from the same player finds the first entry; `submitMove` refuses the key if
 * the move differs. The cache is searched for the key before a move is decided, the statement that writes the entry
 * enforces that the key is new, and the log is searched if the statement or the rules refuse the move.
 */
export interface Keyed {
  key?: string | null;
  /** All seats of the player who sent the key. No seat may have used the key before. */
  keySeats?: readonly number[];
}

/** Code that only lists matches for display (open matches, histories, challenges, analyses) reads the tables itself. */
export interface MatchStore extends Streams<EntryToAppend, LogEntry, RowAfterEntry, Keyed> {
  readonly waiting: WaitingMatches;
  readonly due: DueMatches;
  readonly archiving: ArchivingMatches;
  readonly departures: Departures<OpenMatch>;
  /** Null if there is no such match. Before the match begins, the row includes decks and reservations. */
  row(by: FoundBy): Promise<ReadRow | null>;
  /** Returns single entries of several matches, omitting entries that do not exist. */
  readSome(wanted: readonly { matchId: string; version: number }[]): Promise<{ matchId: string; entry: LogEntry }[]>;
  /**
   * Returns the entries of a match up to a version, in order, as the texts that the entries' hashes cover, and the
   * entries' signatures.
   */
  hashedTexts(id: string, upTo: number): Promise<{ entries: HashedText[]; signatures: Signed[] }>;
  /** Null if the match's secrets are stored in the clear. */
  box(id: string): Promise<Box | null>;
  /** Returns the last snapshot of a match, unless the snapshot is later than `upTo`. */
  snapshot(id: string, upTo: number): Promise<StoredSnapshot | null>;
  keepSnapshot(id: string, snapshot: StoredSnapshot): Promise<void>;
  /** Stores the verdict on a finished match, replacing any earlier verdict, and deletes the match's snapshot. */
  keepVerdict(id: string, verdict: VerifyVerdict, at: Date): Promise<void>;
  playedBy(players: readonly string[]): Promise<{ player: string; id: string }[]>;
  /** Returns the matches waiting for a player's decision, earliest deadline first. */
  askedOf(playerId: string, first: number): Promise<string[]>;
  /** Returns the newest public matches with a free seat, of one game or of all games, and the matches in `also`. */
  openMatches(also: readonly string[], game?: string | null): Promise<OpenPublicMatch[]>;
  offices(playerId: string, tournaments: readonly string[]): Promise<ReadonlyMap<string, Office>>;
  /** Returns which of the given tournaments withhold the records of their finished matches. */
  withheld(tournaments: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  /** Whether a match belongs to an elimination, whose tables need a winner. */
  needsWinner(id: string): Promise<boolean>;
  champion(tournamentId: string): Promise<string | null>;
  /** Returns how the given tournament matches ended, omitting those still running. */
  results(ids: readonly string[]): Promise<EndedMatch[]>;
  /** Returns how many seats have acted in each given match. */
  present(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  entriesOfKind(id: string, kinds: readonly string[]): Promise<LogEntry[]>;
}

export interface OpenPublicMatch {
  id: string;
  /** Whether the match is open. If false, the match was open at the last check, and is now full or closed. */
  open: boolean;
  /** A string that changes when a seat is taken or given up. */
  key: string;
}

/** The role of a person in a tournament in which they do not play. The organizer is also a `JUDGE`. */
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
  /** Whether the player created the match. */
  mine: boolean;
}

export interface WaitingMatches {
  /**
   * Also creates a new seed. Returns null if a match with this id exists, or `along` does not write it.
   * @param along writes additional data
   */
  create(match: NewMatch, along?: TransactionWork): Promise<ReadRow | null>;
  /** Returns null, and changes nothing, if the match has been written since it was read. */
  takeSeat(taken: SeatTaken): Promise<ReadRow | null>;
  /**
   * Locks the match against other writers while `choose` reads it and picks the seat to take.
   * @param choose receives null if there is no such match, and returns null to take no seat
   * @returns null if no seat was taken
   */
  seatHeld(
    id: string,
    choose: (row: ReadRow | null, tx: StoreTransaction) => Promise<SeatTaken | null>,
  ): Promise<ReadRow | null>;
  /** `TOO_LATE`: no seat is free any more. `OTHER`: the seat already has different entropy. */
  putEntropy(id: string, seat: Seat, entropy: string): Promise<'PUT' | 'TOO_LATE' | 'OTHER'>;
  /** Returns false if the match is no longer waiting for players. */
  leave(id: string, playerId: string): Promise<boolean>;
  /** Returns false if the match is not waiting. `full` cancels a match with all seats taken. */
  cancel(id: string, at: Date, options?: { full?: boolean }): Promise<boolean>;
}

/** `write` writes the match. If the function throws, nothing is written. */
export type TransactionWork = (tx: StoreTransaction, write: () => Promise<void>) => Promise<void>;

/** A store transaction that writes accounts and challenges along with the match. */
export interface StoreTransaction {
  tx: Transaction;
  client: TransactionClient;
}

export interface SeatTaken {
  matchId: string;
  seat: Seat;
  /** Null if a bot takes the seat. */
  playerId: string | null;
  bot: BotLevel | null;
  deck: DeckList | null;
  autoPass: AutoPass;
  entropy: string | null;
  at: Date;
  box: Box | null;
  /** The version of the row that was read (`xmin`, see `match-row.ts`). */
  written: string;
}

export const DUE_PAGE = 500;

export interface DueMatches {
  /** Postpones due checks of matches with no deadline or one after `now`, and returns the deadlines. */
  putOff(now: Date): Promise<PutOff[]>;
  /** Returns the matches whose check is due, in order. @param after the last match on the previous page */
  overdue(now: Date, after?: Overdue): Promise<Overdue[]>;
  /** Schedules a match's next check; if `at` is null, at the match's deadline. */
  setNextCheck(id: string, at: Date | null): Promise<void>;
  /**
   * Returns matches that have been stuck since `before`, longest first, and marks them as checked. A match that stays
   * stuck is returned again once it has waited half as long again, and at least every ten minutes.
   */
  stuck(what: Stuck, now: Date, before: Date): Promise<string[]>;
  /** Frees the seats of banned players in matches that still wait for players, and returns these matches. */
  freeBanned(now: Date): Promise<string[]>;
  /**
   * Cancels matches without a new player since `since`, matches of expired challenges, and matches that banned players
   * created. Deletes old challenges.
   */
  cancelForsaken(now: Date, since: Date): Promise<string[]>;
}

/** The kinds of match with a time limit of their own in the log: for keeps, of a tournament, and all others. */
export const RETENTION_KINDS = ['casual', 'event', 'keeps'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Finished matches whose entries leave the log for the archive. */
export interface ArchivingMatches {
  /** Returns a page of matches that finished before a time and may leave, earliest first. */
  expired(kind: RetentionKind, before: Date, except: readonly string[]): Promise<string[]>;
  /** Counts all matches that finished before a time and may leave. */
  countExpired(kind: RetentionKind, before: Date): Promise<number>;
  /**
   * Deletes the entries of a match from the log, and records that they are in the archive. Returns false, and changes
   * nothing, if the match may not leave or has already left.
   * @param hash the SHA-256 of the record in the archive, hexadecimal
   */
  leave(id: string, hash: string): Promise<boolean>;
}

/** The reason why a match is stuck: a bot has not answered, the full match has not begun, or there is no verdict. */
export type Stuck = 'BOT_ASKED' | 'FULL' | 'UNPROVEN';

export interface PutOff {
  id: string;
  /** Null if no clock is running. */
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
