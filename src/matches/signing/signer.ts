import type { KeyObject } from 'node:crypto';
import type pg from 'pg';
import type { AtRest } from '../../db/encryption-at-rest.ts';
import type { KeySet, Signable, Signature } from '../../engine/index.ts';
import { type CurrentKey, publishedKeys, publishGiven, sharedKey, signatureOf } from './signing-keys.ts';

/** How long a key is used before it is read again, because another node may have retired it, in milliseconds. */
const FRESH = 60_000;

/** Signs beginnings and ends of matches with the key that all nodes share, or with a configured key. */
export class Signer {
  readonly #db: { pool: pg.Pool; atRest: AtRest };
  readonly #given: KeyObject | null;
  readonly #now: () => number;
  #current: Promise<CurrentKey> | null = null;
  /** When the current key was read, as a `performance.now` time. */
  #read = 0;

  constructor(db: { pool: pg.Pool; atRest: AtRest }, given: KeyObject | null, now: () => number) {
    this.#db = db;
    this.#given = given;
    this.#now = now;
  }

  /** Entries between the first and the last are not signed. Costs at most one small query per minute. */
  async sign(what: Signable): Promise<Signature> {
    const { key, kid } = await this.#key();
    return signatureOf(key, kid, what);
  }

  /** Creates the current key if there is none yet. */
  async published(): Promise<KeySet> {
    await this.#key();
    return { keys: await publishedKeys(this.#db.pool) };
  }

  #key(): Promise<CurrentKey> {
    const isOld = !this.#given && performance.now() - this.#read > FRESH;
    if (this.#current && !isOld) return this.#current;
    this.#read = performance.now();
    const now = this.#now();
    const reading = this.#given ? publishGiven(this.#db.pool, this.#given, now) : sharedKey(this.#db, now);
    this.#current = reading;
    reading.catch(() => {
      if (this.#current === reading) this.#current = null; // the next caller tries again
    });
    return reading;
  }
}
