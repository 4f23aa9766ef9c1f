import type { ClosedAccounts } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { ClosedRoom } from '../matches/index.ts';
import type { ClosedNotifications } from '../notifications/index.ts';
import type { Breaker } from '../redis/breaker.ts';
import type { RedisLink } from '../redis/connect.ts';
import type { Meters } from '../telemetry/meters.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { ClosedTournaments } from '../tournaments/index.ts';
import type { TrustedDocuments } from './request/persisted-documents.ts';

/** What the API is built over. */
export interface Dependencies {
  room: ClosedRoom;
  accounts: ClosedAccounts;
  tournaments: ClosedTournaments;
  notifications: ClosedNotifications;
  config: Config;
  redis: {
    /** Where requests are counted when there are several nodes; null: in this process. */
    counters: RedisLink | null;
    /** Of all connections; none without Redis. */
    breakers: readonly Breaker[];
  };
  queues: {
    /** Jobs that wait, by kind, and for how many seconds the oldest of them has been due. */
    ages(): Promise<readonly { job: string; waiting: number; oldest: number }[]>;
  };
  traces: Traces;
  meters: Meters;
  /** None but these are answered; null: all are. */
  trusted: TrustedDocuments | null;
  /** The contract; the published one when left out. */
  sdl?: string;
}
