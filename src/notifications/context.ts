import type { PlayerListener } from '../accounts/for-transactions.ts';
import { SEALED_AS } from '../db/encryption-at-rest.ts';
import type { Database } from '../db/open-database.ts';
import type { MatchesHandle } from '../matches/index.ts';
import type { TournamentsHandle } from '../tournaments/index.ts';
import type { InFlight } from './sending/in-flight-limits.ts';
import type { Vapid } from './sending/vapid.ts';

/** Everything that the functions in this folder need. A process has one context. */
export interface NotificationContext {
  db: Pick<Database, 'orm' | 'pool' | 'atRest'>;
  matches: MatchesHandle;
  /** The tournaments, or null if only matches are supported. */
  tournaments: TournamentsHandle | null;
  /** The queue of wake-ups for due deliveries. Wake-ups may be late, lost or repeated. */
  queues: {
    wake(name: 'deliver', payload: { deliveryId: string }, options?: { delayMs?: number; id?: string }): Promise<void>;
  };
  bus: {
    /** Calls the listener with the id of each changed match or tournament. */
    subscribe(listener: (matchId: string) => void): () => void;
    /** Calls the listener with the id of each changed player. */
    onPlayer(listener: PlayerListener): () => void;
  };
  log: Record<'warn' | 'debug', (details: object, message: string) => void>;
  /** Returns the time of the database's clock, in milliseconds since 1970. */
  now(): number;
  /** Whether requests can go to private addresses and be sent without TLS. */
  privateTargets: boolean;
  /** The time limit of a request, in milliseconds. */
  patience: number;
  /** The name servers for outgoing requests; by default, the name servers of the system. */
  nameServers?: readonly string[] | undefined;
  /** The delays after attempts, in milliseconds. If no delay is left after a failure, the target can be disabled. */
  backOff: readonly number[];
  vapid: Vapid;
  inFlight: InFlight;
  /** The last player that the sweep checked. */
  swept: { after: string };
}

/** The sealed columns of a target. */
type What = 'address' | 'secret' | 'madeFrom';

export function sealed({ db }: Pick<NotificationContext, 'db'>, what: What, id: string, text: string): string {
  return db.atRest.sealSecret(text, SEALED_AS[what](id));
}

/** Opens a sealed column of a target. @throws StartError if no key opens it */
export function opened({ db }: Pick<NotificationContext, 'db'>, what: What, id: string, stored: string): string {
  return db.atRest.openSecret(stored, SEALED_AS[what](id));
}
