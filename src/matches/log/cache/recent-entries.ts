import { type EntryText, entryText } from '../../../engine/index.ts';
import type { LogEntry } from '../chained-entry.ts';
import type { Keyed } from '../match-store.ts';

/** Returns how many entries to keep: more than all seats together can add between two moves by changing auto-pass. */
export function tailLength(seats: number): number {
  return Math.max(8, 2 * seats + 2);
}

/** The last entries of a match, in order, for watchers and repeated keys. The object is immutable. */
export class RecentEntries {
  /** All consecutive entries, stored as text, which takes a third of the memory of objects. */
  readonly texts: readonly string[];
  /** The newest; null if there is no entry. */
  readonly last: LogEntry | null;
  readonly #most: number;

  private constructor(most: number, texts: readonly string[], last: LogEntry | null) {
    this.#most = most;
    this.texts = texts;
    this.last = last;
  }

  /** @param most see {@link tailLength} */
  static empty(most: number): RecentEntries {
    return new RecentEntries(most, [], null);
  }

  /** @param parts the entry's parts as hashed and stored, if they are already text */
  with(entry: LogEntry, parts: EntryText = entryText(entry, entry.at)): RecentEntries {
    const texts = this.texts.slice(Math.max(0, this.texts.length + 1 - this.#most));
    texts.push(written(entry, parts));
    return new RecentEntries(this.#most, texts, entry);
  }

  withAll(entries: readonly LogEntry[]): RecentEntries {
    const first: RecentEntries = entries.length < this.#most ? this : RecentEntries.empty(this.#most);
    return entries.slice(-this.#most).reduce((tail, entry) => tail.with(entry), first);
  }

  all(): LogEntry[] {
    const { texts, last } = this;
    return last ? [...texts.slice(0, -1).map(read), last] : [];
  }

  /** Returns the entries with after < version <= upTo; null if some of them are not in the list. */
  between(after: number, upTo: number): LogEntry[] | null {
    const { texts, last } = this;
    if (!last || upTo > last.version) return null;
    const first = last.version + 1 - texts.length;
    if (after + 1 < first) return null;
    const found = texts.slice(after + 1 - first, Math.min(upTo + 1, last.version) - first).map(read);
    return upTo === last.version ? [...found, last] : found;
  }

  /** Null if the entry is not in the list. */
  byKey({ key, keySeats = [] }: Keyed): LogEntry | null {
    const { texts, last } = this;
    if (!key) return null;
    if (last?.key === key && last.seat !== null && keySeats.includes(last.seat)) return last;
    const beginnings = keySeats.map((seat) => beginning(key, seat));
    const found = texts.find((text) => beginnings.some((one) => text.startsWith(one)));
    return found === undefined ? null : read(found);
  }
}

/** The JSON starts with the key and the seat, for searching. */
function written({ key, seat, version, kind, hash }: LogEntry, { at, move, facts, agenda }: EntryText): string {
  const more = `"version":${version},"kind":"${kind}","at":"${at}","hash":"${hash}"`;
  return inOnePiece(`${beginning(key, seat)}${more},"move":${move},"facts":${facts},"agenda":${agenda}}`);
}

function beginning(key: string | null, seat: number | null): string {
  return `{"key":${JSON.stringify(key)},"seat":${seat},`;
}

// V8 keeps a concatenated string as a tree of its parts, which takes almost three times the heap, until the string is read.
function inOnePiece(text: string): string {
  if (!text.startsWith('{')) throw new TypeError('an entry begins with a brace');
  return text;
}

function read(text: string): LogEntry {
  const entry = JSON.parse(text);
  return { ...entry, at: new Date(entry.at) };
}
