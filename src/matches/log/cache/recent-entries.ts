import type { LogEntry } from '../chained-entry.ts';
import type { Keyed } from '../match-store.ts';

/** Returns how many entries to keep: more than all seats together can add between two moves by changing auto-pass. */
export function tailLength(seats: number): number {
  return Math.max(8, 2 * seats + 2);
}

/** The last entries of a match, in order, for watchers and repeated keys. The object is immutable. */
export class RecentEntries {
  /** All consecutive entries but the newest, stored as text, which takes a third of the memory of objects. */
  readonly older: readonly string[];
  /** Null if there is no entry. */
  readonly last: LogEntry | null;
  readonly #most: number;

  private constructor(most: number, older: readonly string[], last: LogEntry | null) {
    this.#most = most;
    this.older = older;
    this.last = last;
  }

  /** @param most see {@link tailLength} */
  static empty(most: number): RecentEntries {
    return new RecentEntries(most, [], null);
  }

  with(entry: LogEntry): RecentEntries {
    if (!this.last) return new RecentEntries(this.#most, [], entry);
    const older = this.older.slice(Math.max(0, this.older.length + 2 - this.#most));
    older.push(written(this.last));
    return new RecentEntries(this.#most, older, entry);
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
    const first = last.version - older.length;
    if (after + 1 < first) return null;
    const found = older.slice(after + 1 - first, upTo + 1 - first).map(read);
    return upTo === last.version ? [...found, last] : found;
  }

  /** Null if the entry is not in the list. */
  byKey({ key, keySeats = [] }: Keyed): LogEntry | null {
    const { older, last } = this;
    if (!key) return null;
    if (last?.key === key && last.seat !== null && keySeats.includes(last.seat)) return last;
    const beginnings = keySeats.map((seat) => beginning(key, seat));
    for (const text of older) for (const one of beginnings) if (text.startsWith(one)) return read(text);
    return null;
  }
}

/** The JSON starts with the key and the seat, for searching. A concatenated string would retain its parts in memory. */
function written({ key, seat, version, kind, at, hash, move, facts, agenda }: LogEntry): string {
  return JSON.stringify({ key, seat, version, kind, at, hash, move, facts, agenda });
}

function beginning(key: string | null, seat: number | null): string {
  return `{"key":${JSON.stringify(key)},"seat":${seat},`;
}

function read(text: string): LogEntry {
  const entry = JSON.parse(text);
  return { ...entry, at: new Date(entry.at) };
}
