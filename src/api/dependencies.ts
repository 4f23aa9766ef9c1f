import type { AccountsHandle } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { MatchesHandle } from '../matches/index.ts';
import type { NotificationsHandle } from '../notifications/index.ts';
import type { CircuitBreaker } from '../redis/circuit-breaker.ts';
import type { RedisLink } from '../redis/connect.ts';
import type { Meters } from '../telemetry/metrics.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { TournamentsHandle } from '../tournaments/index.ts';
import type { TrustedDocuments } from './request/persisted-documents.ts';

export interface Dependencies {
  matches: MatchesHandle;
  accounts: AccountsHandle;
  tournaments: TournamentsHandle;
  notifications: NotificationsHandle;
  config: Config;
  redis: {
    /** The request counters that all nodes share, or null if this process counts alone. */
    counters: RedisLink | null;
    /** The circuit breakers of all Redis connections. The list is empty without Redis. */
    breakers: readonly CircuitBreaker[];
  };
  queues: {
    /** Returns, for each kind of job, how many jobs are waiting and how many seconds the oldest job is overdue. */
    ages(): Promise<readonly { job: string; waiting: number; oldest: number }[]>;
  };
  traces: Traces;
  meters: Meters;
  /** The only documents that the server executes, or null if it executes any document. */
  trusted: TrustedDocuments | null;
  /** Aborted when the node begins to stop. From then on, the node is not ready. */
  leaving: AbortSignal;
  /** The GraphQL schema; by default, the published schema. */
  sdl?: string;
}
