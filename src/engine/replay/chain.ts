import { sha256 } from '../crypto/sha256.ts';
import { canonical } from '../json.ts';
import type { Entry } from '../play/entry.ts';

/** The part of an entry that its hash covers. */
interface Hashable extends Entry {
  /** When it was stored; as text with milliseconds, as in a document. */
  at: Date | string;
  /** The client's idempotency key of the move. */
  key: string | null;
}

/** An entry with its link in the chain. */
export interface Linked extends Hashable {
  /** SHA-256 over the previous hash and this entry, hexadecimal. The first one follows the hash of the seed. */
  hash: string;
  /** The hashed text, if the entry was parsed from it. Entries of uploaded documents have none. */
  text?: string;
}

/** An entry of our own log, unparsed. */
export interface HashedText {
  text: string;
  hash: string;
}

/** The hashed parts of an entry as text. */
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

/** The hash of an entry whose parts are already text. */
export function hashOf(previous: string, entry: Hashable, text: EntryText): string {
  return sha256(previous + hashedText(entry, text));
}

/** The correct hash of an entry after a previous hash. */
export function hashAfter(previous: string, entry: Hashable): string {
  return hashOf(previous, entry, entryText(entry, entry.at));
}

/** The first entry out of place (MISSING: another entry is in its place) or with a wrong hash. */
interface BrokenChain {
  index: number;
  fault: 'MISSING' | 'UNFIT';
  /** The version of the entry at this index. */
  found: number;
}

/** Checks the chain from the published hash of the seed; null if it is intact. */
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

/** The fault of an entry at this index of the chain, or null if there is none. */
export function faultOf(previous: string, index: number, entry: Linked): BrokenChain['fault'] | null {
  if (entry.version !== index) return 'MISSING';
  const { hash, text } = entry;
  // Text that was changed without changing its meaning, such as reordered keys, is still the same entry.
  const fits = (text !== undefined && sha256(previous + text) === hash) || hashAfter(previous, entry) === hash;
  return fits ? null : 'UNFIT';
}

/** The canonical text of an entry without its hash, keys sorted. */
export function hashedText(
  { key, kind, seat, version }: Pick<Hashable, 'key' | 'kind' | 'seat' | 'version'>,
  { at, move, facts, agenda }: EntryText,
): string {
  return `{"agenda":${agenda},"at":"${at}","facts":${facts},"key":${JSON.stringify(key)},"kind":"${kind}","move":${move},"seat":${seat},"version":${version}}`;
}
