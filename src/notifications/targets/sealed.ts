import { SEALED_AS } from '../../db/at-rest.ts';
import type { Notifications } from '../notifications.ts';

/** Columns of a target that are sealed. */
type What = 'address' | 'secret' | 'madeFrom';

export function sealed({ db }: Pick<Notifications, 'db'>, what: What, id: string, text: string): string {
  return db.atRest.sealSecret(text, SEALED_AS[what](id));
}

/** @throws StartError when no key opens it */
export function opened({ db }: Pick<Notifications, 'db'>, what: What, id: string, stored: string): string {
  return db.atRest.openSecret(stored, SEALED_AS[what](id));
}
