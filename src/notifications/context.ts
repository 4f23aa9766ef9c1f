import { SEALED_AS } from '../db/encryption-at-rest.ts';
import type { Database } from '../db/open-database.ts';
import type { MatchesHandle } from '../matches/index.ts';
import type { TournamentsHandle } from '../tournaments/index.ts';
import type { InFlight } from './sending/in-flight-limits.ts';
import type { Vapid } from './sending/vapid.ts';

/** Everything that the functions of notifications need. A process has one. */
export interface NotificationContext {
  db: Pick<Database, 'orm' | 'pool' | 'atRest'>;
  matches: MatchesHandle;
  /** Null: only matches are supported. */
  tournaments: TournamentsHandle | null;
  /** Wake-ups for due deliveries may be late, lost or repeated. */
  queues: {
    wake(name: 'deliver', payload: { deliveryId: string }, options?: { delayMs?: number; id?: string }): Promise<void>;
  };
  /** Calls back with the id of each changed match or tournament. */
  bus: { subscribe(listener: (matchId: string) => void): () => void };
  log: Record<'warn' | 'debug', (details: object, message: string) => void>;
  /** Milliseconds since 1970, by the database's clock. */
  now(): number;
  /** Whether requests may go to private addresses, and without TLS. */
  privateTargets: boolean;
  /** The time limit of a request, in milliseconds. */
  patience: number;
  /** The name servers for outgoing requests; default: the system's. */
  nameServers?: readonly string[] | undefined;
  /** The delays after the first attempt, the second …, in milliseconds; after the last one the target is disabled. */
  backOff: readonly number[];
  vapid: Vapid;
  inFlight: InFlight;
  /** The player whom the sweep checked last. */
  swept: { after: string };
}

/** The sealed columns of a target. */
type What = 'address' | 'secret' | 'madeFrom';

export function sealed({ db }: Pick<NotificationContext, 'db'>, what: What, id: string, text: string): string {
  return db.atRest.sealSecret(text, SEALED_AS[what](id));
}

/** @throws StartError if no key opens it */
export function opened({ db }: Pick<NotificationContext, 'db'>, what: What, id: string, stored: string): string {
  return db.atRest.openSecret(stored, SEALED_AS[what](id));
}
