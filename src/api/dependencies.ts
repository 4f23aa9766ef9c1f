import type { Redis } from 'ioredis';
import type { Accounts } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { ClosedRoom } from '../matches/index.ts';

/** What the API is built over. */
export interface Dependencies {
  room: ClosedRoom;
  accounts: Accounts;
  config: Pick<Config, 'corsOrigins' | 'trustProxy' | 'rateLimit'>;
  /** Where requests are counted when there are several nodes; null: in this process. */
  redis: Redis | null;
  /** The contract; the published one when left out. */
  sdl?: string;
}
