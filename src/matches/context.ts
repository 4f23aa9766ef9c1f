import type { PlayerChange, PlayerListener } from '../accounts/for-transactions.ts';
import type { Database } from '../db/open-database.ts';
import { type AnyGame, type Finding, type LoggedReplay, unknownGame } from '../engine/index.ts';
import { Refused } from '../errors.ts';
import type { EventLoopTurns } from '../ledger/event-loop-turns.ts';
import type { StreamUpdates } from '../ledger/follow/stream-updates.ts';
import type { GroupCommit } from '../ledger/group-commit.ts';
import type { Epochs, Jobs, Leases, Listen } from '../ledger/store.ts';
import type { DocumentVerifier } from '../process/document-verifier.ts';
import type { FairQueue } from '../process/fair-queue.ts';
import type { Meters } from '../telemetry/metrics.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { EntryToAppend } from './log/append-statement.ts';
import type { Archive } from './log/archive/archive.ts';
import type { MatchCache } from './log/cache/match-cache.ts';
import type { DelayedMatches } from './log/delayed-matches.ts';
import type { LobbyListeners, PlayerMatchListeners } from './log/lobby-listeners.ts';
import type { MatchStore, RetentionKind } from './log/match-store.ts';
import type { TalkRooms } from './log/talk/talk-rooms.ts';
import type { BotWorkers } from './match/bot-position.ts';
import type { Signer } from './signing/signer.ts';

export interface Wakes {
  expireDecision: { matchId: string; seat: number; version: number };
  /** Bots of different `owner`s take turns. */
  moveBot: { matchId: string; seat: number; version: number; owner?: string | undefined };
  verifyReplay: { matchId: string };
  analyse: { matchId: string; seat: number };
  runTournament: { tournamentId: string };
}

export type Waker = Jobs<Wakes>;

export interface EntryBus extends Listen {
  publishPlayer(playerId: string, change: PlayerChange): void;
  onPlayer(listener: PlayerListener): () => void;
}

export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** The clock that all nodes share, and the record of outages. */
export interface Time extends Leases {
  /** How far this machine's clock is ahead of the store's, in milliseconds. */
  readonly ahead: number;
  /** Whether this node has written recently enough to know that no outage has begun. */
  readonly works: boolean;
}

/** There is one context per process. */
export interface MatchContext {
  /** The database, for lists and accounts only. Everything that changes a match goes through `store`. */
  db: Pick<Database, 'pool' | 'orm' | 'atRest'> & Partial<Pick<Database, 'replica'>> & { epoch: Epochs };
  bus: EntryBus;
  queues: Waker;
  log: Log;
  traces: Traces;
  meters: Meters;
  games: readonly AnyGame[];
  time: Time;
  /** The current time according to `time`, in milliseconds since 1970. */
  now(): number;
  /** The maximum number of waiting or running matches per player. Guests get a quarter of that. 0: no limit. */
  openMatches: number;
  stakeRule: StakeRule;
  archive: Archive;
  retention: Retention;
  store: MatchStore;
  commits: GroupCommit<EntryToAppend>;
  cache: MatchCache;
  past: DelayedMatches;
  updates: StreamUpdates;
  talk: TalkRooms;
  beginnings: PlayerMatchListeners;
  openings: LobbyListeners;
  /** Splits long tasks, which would block all requests if they ran in one go. */
  turns: EventLoopTurns;
  verifier: DocumentVerifier<Finding, LoggedReplay>;
  botWorkers: BotWorkers;
  /** The queue of bot questions waiting to be read. */
  botTurns: FairQueue;
  signer: Pick<Signer, 'sign' | 'published'>;
  /** Counts the matches that this process has ended because their rules failed. */
  voids: { count: number };
  /** Requests in progress are still answered. */
  close(): Promise<void>;
}

/** @throws Refused NOT_FOUND for a game that this server does not have */
export function gameOf({ games }: Pick<MatchContext, 'games'>, id: string): AnyGame {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Refused('NOT_FOUND', unknownGame(id, games), { field: 'game' });
  return game;
}

/** After how many days finished matches leave the log for the archive, by kind of match; null: never. */
export type Retention = Readonly<Record<RetentionKind, number | null>>;

/** Decides which accounts may stake cards. Keeps players from farming starter sets with throwaway accounts. */
export interface StakeRule {
  /** The account's minimum age in days; 0 for none. */
  days: number;
  /** The minimum number of matches that the account has played to their end against other players; 0 for none. */
  matches: number;
  /** How many matches for keeps the same two players may begin in a week. 0 or omitted: no limit. */
  pair?: number;
}
