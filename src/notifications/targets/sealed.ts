import { evenLength, SEALED_AS } from '../../db/at-rest.ts';
import type { Notifications } from '../notifications.ts';

/** What of a target or a delivery nobody reads in the tables. */
type What = 'address' | 'secret' | 'body' | 'madeFrom';

/** A message names cards, so its length is made even. */
const PIECE = { address: 1, secret: 1, madeFrom: 1, body: 1024 } as const;

export function sealed({ db }: Pick<Notifications, 'db'>, what: What, id: string, text: string): string {
  return db.atRest.sealSecret(db.atRest.seals ? evenLength(text, PIECE[what]) : text, SEALED_AS[what](id));
}

/** @throws StartError when no key opens it */
export function opened({ db }: Pick<Notifications, 'db'>, what: What, id: string, stored: string): string {
  return db.atRest.openSecret(stored, SEALED_AS[what](id)).trimEnd();
}
