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

/** An entry that has its place in the chain, and the text of its parts, as it was hashed and is stored. */
export interface SealedEntry {
  entry: LogEntry;
  text: { at: string; move: string; facts: string; agenda: string };
}

/** Gives an entry its place in the chain. Everything is written out once: for the hash and for the row. */
export function seal(previous: string, made: Entry, at: Date, key: string | null): SealedEntry {
  const text = textOf(made, at);
  const { version, kind, seat, move, facts, agenda } = made;
  // Field by field, as everywhere on the path of a move: an object that grows costs several times as much.
  const entry: LogEntry = { version, kind, seat, move, facts, agenda, at, key, hash: '' };
  entry.hash = sha256(previous + written(entry, text));
  return { entry, text };
}

/** The hash that an entry must have, after this one. */
export function chained(previous: string, entry: Omit<LogEntry, 'hash'>): string {
  return sha256(previous + written(entry, textOf(entry, entry.at)));
}

function textOf({ move, facts, agenda }: Entry, at: Date): SealedEntry['text'] {
  return { at: at.toISOString(), move: canonical(move), facts: canonical(facts), agenda: canonical(agenda) };
}

// The canonical text of the entry without its hash: keys in order.
function written(entry: Omit<LogEntry, 'hash'>, { at, move, facts, agenda }: SealedEntry['text']): string {
  const { key, kind, seat, version } = entry;
  return `{"agenda":${agenda},"at":"${at}","facts":${facts},"key":${JSON.stringify(key)},"kind":"${kind}","move":${move},"seat":${seat},"version":${version}}`;
}

function sha256(text: string): string {
  return hash('sha256', text);
}
