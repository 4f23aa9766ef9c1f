import type { LRUCache } from 'lru-cache';
import type { Database } from '../db/open.ts';
import type { Turns } from '../ledger/exclusive.ts';
import type { GroupCommit } from '../ledger/group-commit.ts';
import type { News } from '../ledger/news.ts';
import type { Epochs, Jobs, Leases, Listen } from '../ledger/store.ts';
import type { ClosedRoom } from '../matches/index.ts';
import type { DocumentVerifier } from '../process/document-verifier.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { Line } from './log/append-statement.ts';
import type { PastEvents } from './log/past-events.ts';
import type { TournamentCache } from './log/tournament-cache.ts';
import type { TournamentStore } from './log/tournament-store.ts';
import type { RecordFinding } from './record/verdict.ts';

/** What of a pino logger is used here. */
export interface Log {
  error(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** Everything that the verbs about tournaments work with: one per process. */
export interface Tournaments {
  /** For what lists show to people. Everything in a tournament's life goes through `store`. */
  db: Pick<Database, 'pool' | 'orm'> & Partial<Pick<Database, 'atRest'>> & { epoch: Epochs };
  /** Where the games are played. */
  matches: ClosedRoom;
  queues: Jobs<{ runTournament: { tournamentId: string } }>;
  bus: Listen;
  log: Log;
  traces: Traces;
  /** Milliseconds since 1970, by the database's clock. */
  now(): number;
  /** When the server was away, so that nobody could do anything. */
  time: Pick<Leases, 'upTo' | 'outages' | 'askUpTo'>;
  /** Up to when the sweep has looked at what such a time has held up. */
  swept: { outages: number };
  store: TournamentStore;
  commits: GroupCommit<Line>;
  cache: TournamentCache;
  /** Those with a broadcast delay, as they were. */
  past: PastEvents;
  news: News;
  turns: Turns;
  /** Verifies records. */
  recordVerifier: DocumentVerifier<RecordFinding>;
  /** How players were called a few seconds ago, by id. */
  names: LRUCache<string, string>;
  /** Lets go of subscriptions; what was asked before is still answered. */
  close(): Promise<void>;
}
