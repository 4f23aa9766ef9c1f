import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { SEALED_AS } from '../../db/encryption-at-rest.ts';
import type { Database } from '../../db/open-database.ts';
import { vapidKeys } from '../../db/schema.ts';

const ONE = 1;
const HOUR = 3_600_000;

type Pair = ReturnType<typeof pairOf>;

/** Proves to push services that requests come from this server (RFC 8292). */
export class Vapid {
  readonly #db: Pick<Database, 'orm' | 'atRest'>;
  readonly #now: () => number;
  readonly #contact: string | undefined;
  readonly #shown = new LRUCache<string, string>({ max: 100, ttl: HOUR });
  readonly #refusedBy = new LRUCache<string, true>({ max: 100 });
  #pair: Promise<Pair> | null = null;

  /** @param contact the `mailto:` or `https:` address where push services can contact the operator */
  constructor(db: Pick<Database, 'orm' | 'atRest'>, now: () => number, contact: string | undefined) {
    this.#db = db;
    this.#now = now;
    this.#contact = contact;
  }

  /** Returns the key for browser subscriptions, which is the same on all nodes and never changes. */
  async publicKey(): Promise<string> {
    return (await this.#read()).publicKey;
  }

  async authorization({ origin }: URL): Promise<string> {
    const { privateKey, publicKey } = await this.#read();
    const known = this.#shown.get(origin);
    const token = known ?? (await this.#token(origin, privateKey));
    this.#shown.set(origin, token, { noUpdateTTL: true });
    return `vapid t=${token}, k=${publicKey}`;
  }

  /** Remembers a service that refuses this server. @returns whether the service is new */
  noteRefusal(origin: string): boolean {
    const isNew = !this.#refusedBy.has(origin);
    this.#refusedBy.set(origin, true);
    return isNew;
  }

  #token(origin: string, privateKey: KeyObject): Promise<string> {
    const token = new SignJWT(this.#contact === undefined ? {} : { sub: this.#contact });
    const expires = Math.floor((this.#now() + 12 * HOUR) / 1000); // less than the maximum of a day
    return token
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(origin)
      .setExpirationTime(expires)
      .sign(privateKey);
  }

  #read(): Promise<Pair> {
    this.#pair ??= this.#stored().catch((error: unknown) => {
      this.#pair = null;
      throw error;
    });
    return this.#pair;
  }

  // If two nodes create a pair of keys at the same time, both use the pair that was stored first.
  async #stored(): Promise<Pair> {
    const { orm, atRest } = this.#db;
    const read = async () => (await orm.select().from(vapidKeys).where(eq(vapidKeys.id, ONE)))[0];
    let row = await read();
    if (!row) {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const stored = atRest.sealSecret(String(privateKey.export({ format: 'pem', type: 'pkcs8' })), SEALED_AS.vapid());
      const made = { id: ONE, privateKey: stored, createdAt: new Date(this.#now()) };
      await orm.insert(vapidKeys).values(made).onConflictDoNothing();
      row = await read();
    }
    if (!row) throw new Error('the inserted VAPID keys are missing');
    return pairOf(createPrivateKey(atRest.openSecret(row.privateKey, SEALED_AS.vapid())));
  }
}

// Browser subscriptions need the public key as an uncompressed point in base64url.
function pairOf(privateKey: KeyObject) {
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { privateKey, publicKey: Buffer.concat(point).toString('base64url') };
}
