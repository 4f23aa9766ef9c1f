import type { ClosedAccounts } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { ClosedRoom } from '../matches/index.ts';
import type { Breaker } from '../redis/breaker.ts';
import type { RedisLink } from '../redis/connect.ts';
import type { TrustedDocuments } from '../trusted-documents.ts';

/** What the API is built over. */
export interface Dependencies {
  room: ClosedRoom;
  accounts: ClosedAccounts;
  config: Pick<Config, 'corsOrigins' | 'trustProxy' | 'rateLimit' | 'sockets' | 'heartbeatSeconds' | 'metricsToken'>;
  redis: {
    /** Where requests are counted when there are several nodes; null: in this process. */
    counters: RedisLink | null;
    /** Of all connections; none without Redis. */
    breakers: readonly Breaker[];
  };
  /** None but these are answered; null: all are. */
  trusted: TrustedDocuments | null;
  /** The contract; the published one when left out. */
  sdl?: string;
}
