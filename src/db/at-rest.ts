import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AtRestKeys } from '../config.ts';
import { StartError } from '../errors.ts';

/** What seals and opens everything of one match. */
export interface Box {
  /** @param about what it is: a sealed text can be opened for nothing else */
  seal(text: string, about: string): string;
  /** The same of what is not sealed. */
  open(text: string, about: string): string;
}

/** The box of a match in which something is sealed. @throws Error when there is none */
export function mustHave(box: Box | null): Box {
  if (!box) throw new Error('something is sealed in a match without a key');
  return box;
}

/** Something sealed was changed, or is not where it was put. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

const SEALED = 'sealed-1:';
const [IV, TAG] = [12, 16];

/**
 * Keeps secrets from readers of the database or a backup: AES-256-GCM. Each match has a key of its own, stored beside it and
 * sealed with the operator's: so the operator's key can change while the log, which never changes, stays as it is.
 */
export class AtRest {
  readonly #keys: AtRestKeys;
  readonly #boxes = new LRUCache<string, Box>({ max: 10_000 });

  constructor(keys: AtRestKeys = { current: null, all: [] }) {
    this.#keys = keys;
  }

  /** Whether new things are sealed. */
  get seals(): boolean {
    return this.#keys.current !== null;
  }

  /** For a new match: its box, and what has to be stored to have it again. Null: it is stored in the clear. */
  newBox(matchId: string): { box: Box; dataKey: string } | null {
    if (!this.#keys.current) return null;
    const key = randomBytes(32);
    return {
      box: boxWith(key, matchId),
      dataKey: this.sealSecret(key.toString('base64url'), SEALED_AS.dataKey(matchId)),
    };
  }

  /** The box of a match; null for one that is stored in the clear. @throws StartError when no key opens it */
  boxOf(matchId: string, dataKey: string | null): Box | null {
    if (dataKey === null) return null;
    const kept = this.#boxes.get(matchId);
    if (kept) return kept;
    const box = boxWith(Buffer.from(this.openSecret(dataKey, SEALED_AS.dataKey(matchId)), 'base64url'), matchId);
    this.#boxes.set(matchId, box);
    return box;
  }

  /** The box of a match that was looked at a while ago. */
  knownBox(matchId: string): Box | undefined {
    return this.#boxes.get(matchId);
  }

  /** A match that was lost and made again has another key. */
  forget(): void {
    this.#boxes.clear();
  }

  /** Something small, sealed with the current key; null: it is already. */
  resealed(secret: string, about: string): string | null {
    const isCurrent = secret.startsWith(`${SEALED}${this.#keys.current?.id}:`);
    return isCurrent ? null : this.sealSecret(this.openSecret(secret, about), about);
  }

  /** Seals something small with the operator's own key; as it is, when there is none. */
  sealSecret(text: string, about: string): string {
    const { current } = this.#keys;
    return current ? `${SEALED}${current.id}:${encrypted(current.key, text, about)}` : text;
  }

  /** @throws StartError when no key opens it */
  openSecret(text: string, about: string): string {
    if (!text.startsWith(SEALED)) return text;
    const [, id = ''] = text.split(':');
    const found = this.#keys.all.find((one) => one.id === id);
    if (!found) throw new StartError(`AT_REST_KEY must also name the key ${id}: there is what it has sealed.`);
    return decrypted(found.key, text.slice(SEALED.length + id.length + 1), about);
  }
}

/** Pads JSON with spaces to a multiple of `piece` bytes. It is sealed afterwards: its length must not tell its content. */
export function evenLength(json: string, piece: number): string {
  return json + ' '.repeat(piece - 1 - ((Buffer.byteLength(json) - 1) % piece));
}

/** A box that whoever has the key can make again. @param key 32 bytes */
export function boxWith(key: Buffer, matchId: string): Box {
  return {
    seal: (text, about) => SEALED + encrypted(key, text, `${matchId} ${about}`),
    open: (text, about) =>
      text.startsWith(SEALED) ? decrypted(key, text.slice(SEALED.length), `${matchId} ${about}`) : text,
  };
}

function encrypted(key: Buffer, text: string, about: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

function decrypted(key: Buffer, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG));
    return decipher.update(bytes.subarray(IV, -TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new SealBroken(`the seal of "${about}" is broken`);
  }
}

/** Names for what is sealed with the operator's own key. */
export const SEALED_AS = {
  dataKey: (id: string) => `${id} key`,
  request: (playerId: string, verb: string, key: string) => `request ${playerId} ${verb} ${key}`,
  address: (id: string) => `address ${id}`,
  secret: (id: string) => `secret ${id}`,
  madeFrom: (id: string) => `made from ${id}`,
  vapid: () => 'vapid',
} as const;

/** A deck is padded to this length: all ready decks of all games are shorter. */
export const DECK_PIECE = 4096;

/** A deck as it is stored with a seat of a match. */
export function storedDeck(deck: unknown, seat: number, box: Box | null): unknown {
  return box && deck !== null ? box.seal(evenLength(JSON.stringify(deck), DECK_PIECE), aboutDeck(seat)) : deck;
}

/** A deck as it was brought; still to be checked. */
export function openedDeck(stored: unknown, seat: number, box: Box | null): unknown {
  return typeof stored === 'string' ? JSON.parse(mustHave(box).open(stored, aboutDeck(seat))) : stored;
}

function aboutDeck(seat: number): string {
  return `deck ${seat}`;
}
