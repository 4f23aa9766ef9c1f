import { type Entry, type EntryText, entryText, hashOf, type Linked } from '../../engine/index.ts';

export interface LogEntry extends Linked {
  at: Date;
}

/** An entry with its place in the chain, and the text of its parts as hashed and stored. */
export interface ChainedEntry {
  entry: LogEntry;
  text: EntryText;
}

/** Gives an entry its place in the chain. The parts are serialized once, for the hash and for the row. */
export function chain(previous: string, made: Entry, at: Date, key: string | null): ChainedEntry {
  const text = entryText(made, at);
  const { version, kind, seat, move, facts, agenda } = made;
  // Field by field, as everywhere on the hot path: adding fields later costs several times as much.
  const entry: LogEntry = { version, kind, seat, move, facts, agenda, at, key, hash: '' };
  entry.hash = hashOf(previous, entry, text);
  return { entry, text };
}
