import { sha256 } from '../crypto/sha256.ts';
import { canonical } from '../json.ts';
import type { Entry } from '../play/entry.ts';

/** What of an entry its hash is over. */
interface Hashable extends Entry {
  /** When it was written down; as a text with milliseconds, as a document has it. */
  at: Date | string;
  /** The client's own name for the move. */
  key: string | null;
}

/** An entry with its place in the chain. */
export interface Linked extends Hashable {
  /** SHA-256 over the hash before and this entry, hexadecimal. The first one follows on the hash of the seed. */
  hash: string;
}

/** The parts of an entry as they are hashed. */
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

/** The hash of an entry whose parts have been written out. */
export function hashOf(previous: string, entry: Hashable, text: EntryText): string {
  return sha256(previous + written(entry, text));
}

/** The hash that an entry must have, after this one. */
export function hashAfter(previous: string, entry: Hashable): string {
  return hashOf(previous, entry, entryText(entry, entry.at));
}

/** The first entry that is not where it belongs (MISSING: another has its place) or that does not fit its hash. */
interface BrokenChain {
  index: number;
  fault: 'MISSING' | 'UNFIT';
  /** The version that was found there. */
  found: number;
}

/** Follows the chain from the published hash of the seed on; null when it holds. */
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

/** What is wrong with the place of an entry in its chain; null: nothing. */
export function faultOf(previous: string, index: number, entry: Linked): BrokenChain['fault'] | null {
  if (entry.version !== index) return 'MISSING';
  return hashAfter(previous, entry) === entry.hash ? null : 'UNFIT';
}

// The canonical text of the entry without its hash: keys in order.
function written(entry: Hashable, { at, move, facts, agenda }: EntryText): string {
  const { key, kind, seat, version } = entry;
  return `{"agenda":${agenda},"at":"${at}","facts":${facts},"key":${JSON.stringify(key)},"kind":"${kind}","move":${move},"seat":${seat},"version":${version}}`;
}
