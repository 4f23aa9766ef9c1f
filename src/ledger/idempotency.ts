import { Refused } from '../errors.ts';
import type { Streams } from './store.ts';

/** A repeated request with the same key gets the same answer. @throws Refused BAD_INPUT */
export function checkKey(key: string | null | undefined): void {
  if (key === null || key === undefined) return;
  if (key.length < 1 || key.length > 200 || /[\0\p{Surrogate}]/u.test(key))
    throw new Refused('BAD_INPUT', 'key: must have 1 to 200 characters', { field: 'key' });
}

/** Waits until the cache has the entry. Null if the key is new; another node may use it at any moment. */
export async function entryByKey<H, E, K>(
  ledger: { store: Pick<Streams<never, E, unknown, K>, 'byKey'>; cache: { catchUp(held: H): Promise<void> } },
  held: H,
  id: string,
  keyed: K,
): Promise<E | null> {
  const entry = await ledger.store.byKey(id, keyed);
  if (entry) await ledger.cache.catchUp(held);
  return entry;
}

/** The key was already used for a different move or request. */
export function keyUsed(what: 'move' | 'request', details: object = {}): Refused {
  return new Refused('BAD_INPUT', `This key has been used for another ${what}: send a new key with each new ${what}.`, {
    field: 'key',
    ...details,
  });
}
