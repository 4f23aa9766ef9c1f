import { hash } from 'node:crypto';
import { canonical, type Entry } from '../../engine/index.ts';

/** One row of the match log. */
export interface LogEntry extends Entry {
  at: Date;
  /** The client's own name for the move. */
  key: string | null;
  /** SHA-256 over the hash before and this entry, hexadecimal. The first one follows on the hash of the seed. */
  hash: string;
}

/** What of the log makes up a {@link LogEntry}. */
export const ENTRY_COLUMNS = 'version, at, kind, seat, move, facts, agenda, key, hash';

/** An entry that has its place in the chain, and the text of its parts, as it was hashed and is stored. */
export interface ChainedEntry {
  entry: LogEntry;
  text: { at: string; move: string; facts: string; agenda: string };
}

/** Gives an entry its place in the chain. Everything is written out once: for the hash and for the row. */
export function chain(previous: string, made: Entry, at: Date, key: string | null): ChainedEntry {
  const text = textOf(made, at);
  const { version, kind, seat, move, facts, agenda } = made;
  // Field by field, as everywhere on the path of a move: an object that grows costs several times as much.
  const entry: LogEntry = { version, kind, seat, move, facts, agenda, at, key, hash: '' };
  entry.hash = sha256(previous + written(entry, text));
  return { entry, text };
}

/** The hash that an entry must have, after this one. */
export function hashAfter(previous: string, entry: Omit<LogEntry, 'hash'>): string {
  return sha256(previous + written(entry, textOf(entry, entry.at)));
}

/** The first entry that is not where it belongs (MISSING: another has its place) or that does not fit its hash. */
export interface BrokenChain {
  index: number;
  fault: 'MISSING' | 'UNFIT';
  /** The version that was found there. */
  found: number;
}

/** Follows the chain from the published hash of the seed on; null when it holds. */
export function brokenChain(seedHash: string, entries: Iterable<LogEntry>): BrokenChain | null {
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
export function faultOf(previous: string, index: number, { hash, ...entry }: LogEntry): BrokenChain['fault'] | null {
  if (entry.version !== index) return 'MISSING';
  return hashAfter(previous, entry) === hash ? null : 'UNFIT';
}

function textOf({ move, facts, agenda }: Entry, at: Date): ChainedEntry['text'] {
  return { at: at.toISOString(), move: canonical(move), facts: canonical(facts), agenda: canonical(agenda) };
}

// The canonical text of the entry without its hash: keys in order.
function written(entry: Omit<LogEntry, 'hash'>, { at, move, facts, agenda }: ChainedEntry['text']): string {
  const { key, kind, seat, version } = entry;
  return `{"agenda":${agenda},"at":"${at}","facts":${facts},"key":${JSON.stringify(key)},"kind":"${kind}","move":${move},"seat":${seat},"version":${version}}`;
}

function sha256(text: string): string {
  return hash('sha256', text);
}
