import { sha256 } from '../crypto/sha256.ts';
import { canonical } from '../json.ts';
import type { Entry } from '../play/entry.ts';

interface Hashable extends Entry {
  /** The time when the entry was stored. Its text form includes milliseconds, as in a document. */
  at: Date | string;
  /** The idempotency key that the client sent with the move. */
  key: string | null;
}

export interface Linked extends Hashable {
  /** The SHA-256 of the previous hash and this entry, hexadecimal. The first entry follows the seed's hash. */
  hash: string;
  /** The hashed text, if the entry was parsed from our own log. Entries of uploaded documents have no such text. */
  text?: string;
}

/** An entry of our own log as unparsed text. */
export interface HashedText {
  text: string;
  hash: string;
}

export interface EntryText {
  at: string;
  move: string;
  facts: string;
  agenda: string;
}

export function entryText({ move, facts, agenda }: Entry, at: Date | string): EntryText {
  const moment = typeof at === 'string' ? at : at.toISOString();
  return { at: moment, move: canonical(move), facts: canonical(facts), agenda: canonical(agenda) };
}

/** Returns the correct hash of an entry that follows the previous hash. */
export function hashAfter(previous: string, entry: Hashable): string {
  return sha256(previous + hashedText(entry, entryText(entry, entry.at)));
}

/** MISSING: another entry is in the expected entry's place. UNFIT: the entry has a wrong hash. */
interface BrokenChain {
  index: number;
  fault: 'MISSING' | 'UNFIT';
  found: number;
}

/** Returns the first fault in the chain that starts with the seed's hash; null if the chain is intact. */
export function brokenChain(seedHash: string, entries: Iterable<Linked>): BrokenChain | null {
  let previous = seedHash;
  let index = 0;
  for (const entry of entries) {
    const fault = faultOf(previous, index, entry);
    if (fault) return { index, fault, found: entry.version };
    previous = entry.hash;
    index++;
  }
  return null;
}

/** Returns the fault of an entry at this index in the chain, or null if the entry is correct. */
export function faultOf(previous: string, index: number, entry: Linked): BrokenChain['fault'] | null {
  if (entry.version !== index) return 'MISSING';
  const { hash, text } = entry;
  // An entry still fits if its text was changed but not its meaning, for example by reordering keys.
  const fits = (text !== undefined && sha256(previous + text) === hash) || hashAfter(previous, entry) === hash;
  return fits ? null : 'UNFIT';
}

/** Returns the canonical text of an entry without its hash, with sorted keys. */
export function hashedText(
  { key, kind, seat, version }: Pick<Hashable, 'key' | 'kind' | 'seat' | 'version'>,
  { at, move, facts, agenda }: EntryText,
): string {
  return `{"agenda":${agenda},"at":"${at}","facts":${facts},"key":${JSON.stringify(key)},"kind":"${kind}","move":${move},"seat":${seat},"version":${version}}`;
}
