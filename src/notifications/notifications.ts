import { SEALED_AS } from '../db/at-rest.ts';
import type { Database } from '../db/open.ts';
import type { ClosedRoom } from '../matches/index.ts';
import type { ClosedTournaments } from '../tournaments/index.ts';
import type { InFlight } from './sending/in-flight.ts';
import type { Vapid } from './sending/vapid.ts';

/** Everything that the verbs about notifications work with: one per process. */
export interface Notifications {
  db: Pick<Database, 'orm' | 'pool' | 'atRest'>;
  room: ClosedRoom;
  /** Null: notifications are about matches alone. */
  tournaments: ClosedTournaments | null;
  /** Wake-ups for what is due; they may be late, lost or doubled. */
  queues: {
    wake(name: 'deliver', payload: { deliveryId: string }, options?: { delayMs?: number; id?: string }): Promise<void>;
  };
  /** Calls back with the id of each match or tournament that has changed. */
  bus: { subscribe(listener: (matchId: string) => void): () => void };
  log: Record<'warn' | 'debug', (details: object, message: string) => void>;
  /** Milliseconds since 1970, by the database's clock. */
  now(): number;
  /** Requests may go to private addresses, and without TLS. */
  privateTargets: boolean;
  /** How long a request may take, in milliseconds. */
  patience: number;
  /** The name servers that are asked where requests go; left out: the system's. */
  nameServers?: readonly string[] | undefined;
  /** Until the next attempt after the first, the second …, in milliseconds; after the last one a target is switched off. */
  backOff: readonly number[];
  vapid: Vapid;
  inFlight: InFlight;
  /** The last player whom the sweep has looked at. */
  swept: { after: string };
}

/** Columns of a target that are sealed. */
type What = 'address' | 'secret' | 'madeFrom';

/** A value of such a column as it is stored. */
export function sealed({ db }: Pick<Notifications, 'db'>, what: What, id: string, text: string): string {
  return db.atRest.sealSecret(text, SEALED_AS[what](id));
}

/** @throws StartError when no key opens it */
export function opened({ db }: Pick<Notifications, 'db'>, what: What, id: string, stored: string): string {
  return db.atRest.openSecret(stored, SEALED_AS[what](id));
}
