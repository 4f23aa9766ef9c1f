import { type Entry, type EntryText, entryText, hashOf, type Linked } from '../../engine/index.ts';

export interface LogEntry extends Linked {
  at: Date;
}

/** An entry with its hash in the chain, and the text of the entry's parts as hashed and stored. */
export interface ChainedEntry {
  entry: LogEntry;
  text: EntryText;
}

/** The parts are serialized once, for both the hash and the row. */
export function chain(previous: string, made: Entry, at: Date, key: string | null): ChainedEntry {
  const text = entryText(made, at);
  const { version, kind, seat, move, facts, agenda } = made;
  // The object is built in one step, because adding fields later is several times slower.
  const entry: LogEntry = { version, kind, seat, move, facts, agenda, at, key, hash: '' };
  entry.hash = hashOf(previous, entry, text);
  return { entry, text };
}
