import type { LRUCache } from 'lru-cache';
import type { NameWords } from '../accounts/index.ts';
import type { Database } from '../db/open-database.ts';
import type { EventLoopTurns } from '../ledger/event-loop-turns.ts';
import type { StreamUpdates } from '../ledger/follow/stream-updates.ts';
import type { GroupCommit } from '../ledger/group-commit.ts';
import type { Epochs, Jobs, Leases, Listen } from '../ledger/store.ts';
import type { MatchesHandle } from '../matches/index.ts';
import type { DocumentVerifier } from '../process/document-verifier.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { EntryToAppend } from './log/append-statement.ts';
import type { DelayedTournaments } from './log/delayed-tournaments.ts';
import type { TournamentCache } from './log/tournament-cache.ts';
import type { TournamentStore } from './log/tournament-store.ts';
import type { RecordFinding } from './record/verdict.ts';

export interface TournamentContext {
  /** The database, for lists only. All changes to a tournament go through `store`. */
  db: Pick<Database, 'pool' | 'orm' | 'atRest'> & Partial<Pick<Database, 'replica'>> & { epoch: Epochs };
  matches: MatchesHandle;
  queues: Jobs<{ runTournament: { tournamentId: string } }>;
  bus: Listen;
  log: Record<'error' | 'debug', (details: object, message: string) => void>;
  traces: Traces;
  /** The time of the database's clock, in milliseconds since 1970. */
  now(): number;
  /** The server's outages, during which no player could act. */
  time: Pick<Leases, 'upTo' | 'outages' | 'askUpTo'>;
  /** The end of the last outage for which the sweep has checked the affected tournaments. */
  swept: { outages: number };
  store: TournamentStore;
  commits: GroupCommit<EntryToAppend>;
  cache: TournamentCache;
  past: DelayedTournaments;
  updates: StreamUpdates;
  turns: EventLoopTurns;
  recordVerifier: DocumentVerifier<RecordFinding>;
  /** The words that are refused in names of tournaments. */
  words: NameWords;
  /** Players' names by id, up to a few seconds old. */
  names: LRUCache<string, string>;
  /** Ends subscriptions. Requests in progress are still answered. */
  close(): Promise<void>;
}
