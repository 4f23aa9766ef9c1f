import { type Entry, type EntryText, entryText, hashedText, type Linked, sha256 } from '../../engine/index.ts';

export interface LogEntry extends Linked {
  at: Date;
}

/** An entry with its hash in the chain, the hashed text, and the texts of the entry's parts. */
export interface ChainedEntry {
  entry: LogEntry;
  text: string;
  parts: EntryText;
}

/** Serializes the entry once: the hash, the row, the messages and the cache share the text. */
export function chain(previous: string, made: Entry, at: Date, key: string | null): ChainedEntry {
  const parts = entryText(made, at);
  const { version, kind, seat, move, facts, agenda } = made;
  const linked = previous + hashedText({ key, kind, seat, version }, parts);
  const hash = sha256(linked);
  // Hashing has joined the pieces of `linked` in memory. This text is a part of it, and not another copy.
  const text = linked.slice(previous.length);
  return { entry: { version, kind, seat, move, facts, agenda, at, key, hash }, text, parts };
}
