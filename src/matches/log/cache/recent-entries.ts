import type { HashedText } from '../../../engine/index.ts';
import type { LogEntry } from '../chained-entry.ts';
import type { Keyed } from '../match-store.ts';

/** Returns how many entries to keep: more than all seats together can add between two moves by changing auto-pass. */
export function tailLength(seats: number): number {
  return Math.max(8, 2 * seats + 2);
}

/** The last entries of a match, in order, for watchers and repeated keys. The object is immutable. */
export class RecentEntries {
  /** All consecutive entries but the newest, stored as text, which takes a third of the memory of objects. */
  readonly older: readonly HashedText[];
  /** Null if there is no entry. */
  readonly last: LogEntry | null;
  /** The hashed text of the last entry; null if it was read from the log or came from another node. */
  readonly #text: string | null;
  readonly #most: number;

  private constructor(most: number, older: readonly HashedText[], last: LogEntry | null, text: string | null) {
    this.#most = most;
    this.older = older;
    this.last = last;
    this.#text = text;
  }

  /** @param most see {@link tailLength} */
  static empty(most: number): RecentEntries {
    return new RecentEntries(most, [], null, null);
  }

  /** @param text the hashed text, if it is available */
  with(entry: LogEntry, text: string | null = null): RecentEntries {
    const { last } = this;
    if (!last) return new RecentEntries(this.#most, [], entry, text);
    const older = this.older.slice(Math.max(0, this.older.length + 2 - this.#most));
    older.push({ text: this.#text ?? written(last), hash: last.hash });
    return new RecentEntries(this.#most, older, entry, text);
  }

  withAll(entries: readonly LogEntry[]): RecentEntries {
    const first: RecentEntries = entries.length < this.#most ? this : RecentEntries.empty(this.#most);
    return entries.slice(-this.#most).reduce((tail, entry) => tail.with(entry), first);
  }

  all(): LogEntry[] {
    const { older, last } = this;
    return last ? [...older.map(read), last] : [];
  }

  /** Returns the entries with after < version <= upTo; null if some of them are not in the list. */
  between(after: number, upTo: number): LogEntry[] | null {
    const { older, last } = this;
    if (!last || upTo > last.version) return null;
    if (after === last.version - 1 && upTo === last.version) return [last];
    const first = last.version - older.length;
    if (after + 1 < first) return null;
    const found = older.slice(after + 1 - first, upTo + 1 - first).map(read);
    return upTo === last.version ? [...found, last] : found;
  }

  /** Null if the entry is not in the list. */
  byKey({ key, keySeats = [] }: Keyed): LogEntry | null {
    const { older, last } = this;
    if (!key) return null;
    const isWanted = (entry: LogEntry) => entry.key === key && entry.seat !== null && keySeats.includes(entry.seat);
    if (last && isWanted(last)) return last;
    const sign = `"key":${JSON.stringify(key)},"kind":`;
    for (const one of older) {
      if (!one.text.includes(sign)) continue;
      const entry = read(one); // facts may contain the same text
      if (isWanted(entry)) return entry;
    }
    return null;
  }
}

function written({ version, kind, seat, move, facts, agenda, at, key }: LogEntry): string {
  return JSON.stringify({ agenda, at, facts, key, kind, move, seat, version }); // in the order of the hashed text
}

function read({ text, hash }: HashedText): LogEntry {
  const entry = JSON.parse(text);
  return { ...entry, at: new Date(entry.at), hash };
}
