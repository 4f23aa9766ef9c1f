import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AtRestKeys } from '../config.ts';
import { StartError } from '../errors.ts';

/** Seals and opens the secrets of one match. */
export interface Box {
  /** Seals a text. @param about the name of the text, without which the text does not open */
  seal(text: string, about: string): string;
  /** Opens a sealed text. Returns an unsealed text as it is. */
  open(text: string, about: string): string;
}

/** Returns the box. @throws Error if there is none, although a text is sealed */
export function mustHave(box: Box | null): Box {
  if (!box) throw new Error('a text is encrypted, but the match has no key');
  return box;
}

/** Thrown when a sealed text has been changed or moved. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

const SEALED = 'sealed-1:';
const [IV, TAG] = [12, 16];

/**
 * Encrypts secrets with AES-256-GCM, so that readers of the database or a backup do not learn them. Each match has its
 * own key, which is stored with the match and sealed with the operator's key. The operator's key can therefore change
 * even though the log is immutable.
 */
export class AtRest {
  readonly #keys: AtRestKeys;
  readonly #boxes = new LRUCache<string, Box>({ max: 10_000 });

  constructor(keys: AtRestKeys = { current: null, all: [] }) {
    this.#keys = keys;
  }

  /** Whether new texts are sealed. */
  get seals(): boolean {
    return this.#keys.current !== null;
  }

  /** Creates a new match's box, and the sealed key to store. Returns null if the match is stored in the clear. */
  newBox(matchId: string): { box: Box; dataKey: string } | null {
    if (!this.#keys.current) return null;
    const key = randomBytes(32);
    return {
      box: boxWith(key, matchId),
      dataKey: this.sealSecret(key.toString('base64url'), SEALED_AS.dataKey(matchId)),
    };
  }

  /** Returns null if the match is stored in the clear. @throws StartError if no key opens `dataKey` */
  boxOf(matchId: string, dataKey: string | null): Box | null {
    if (dataKey === null) return null;
    const kept = this.#boxes.get(matchId);
    if (kept) return kept;
    const box = boxWith(Buffer.from(this.openSecret(dataKey, SEALED_AS.dataKey(matchId)), 'base64url'), matchId);
    this.#boxes.set(matchId, box);
    return box;
  }

  knownBox(matchId: string): Box | undefined {
    return this.#boxes.get(matchId);
  }

  /** Forgets all boxes, because a match that was lost and created again has a different key. */
  forget(): void {
    this.#boxes.clear();
  }

  /** Reseals a small secret with the current key. Returns null if it is already sealed with that key. */
  resealed(secret: string, about: string): string | null {
    const isCurrent = secret.startsWith(`${SEALED}${this.#keys.current?.id}:`);
    return isCurrent ? null : this.sealSecret(this.openSecret(secret, about), about);
  }

  /** Seals a small secret with the operator's own key. Without a key, returns the secret as it is. */
  sealSecret(text: string, about: string): string {
    const { current } = this.#keys;
    return current ? `${SEALED}${current.id}:${encrypted(current.key, text, about)}` : text;
  }

  /** Opens a small secret. @throws StartError if its key is missing */
  openSecret(text: string, about: string): string {
    if (!text.startsWith(SEALED)) return text;
    const [, id = ''] = text.split(':');
    const found = this.#keys.all.find((one) => one.id === id);
    if (!found) throw new StartError(`AT_REST_KEY must also list the key ${id}: some data is sealed with it.`);
    return decrypted(found.key, text.slice(SEALED.length + id.length + 1), about);
  }
}

/** Pads JSON with spaces to a multiple of `piece` bytes, so that the sealed length does not reveal the content. */
export function evenLength(json: string, piece: number): string {
  return json + ' '.repeat(piece - 1 - ((Buffer.byteLength(json) - 1) % piece));
}

/** Returns a match's box. The same key always gives the same box. @param key 32 bytes */
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

/** The names under which texts are sealed with the operator's own key. */
export const SEALED_AS = {
  dataKey: (id: string) => `${id} key`,
  request: (playerId: string, verb: string, key: string) => `request ${playerId} ${verb} ${key}`,
  address: (id: string) => `address ${id}`,
  secret: (id: string) => `secret ${id}`,
  madeFrom: (id: string) => `made from ${id}`,
  vapid: () => 'vapid',
} as const;

/** Decks are padded to a multiple of this many bytes. All ready decks of all games are shorter. */
export const DECK_PIECE = 4096;

export function storedDeck(deck: unknown, seat: number, box: Box | null): unknown {
  return box && deck !== null ? box.seal(evenLength(JSON.stringify(deck), DECK_PIECE), aboutDeck(seat)) : deck;
}

/** Returns a stored deck, opened but not validated. */
export function openedDeck(stored: unknown, seat: number, box: Box | null): unknown {
  return typeof stored === 'string' ? JSON.parse(mustHave(box).open(stored, aboutDeck(seat))) : stored;
}

function aboutDeck(seat: number): string {
  return `deck ${seat}`;
}
