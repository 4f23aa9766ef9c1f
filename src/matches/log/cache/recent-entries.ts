import type { HashedText } from '../../../engine/index.ts';
import type { LogEntry } from '../chained-entry.ts';
import type { Keyed } from '../match-store.ts';

/** Returns how many entries to keep: more than all seats together can add between two moves by changing auto-pass. */
export function tailLength(seats: number): number {
  return Math.max(8, 2 * seats + 2);
}

/** An entry as text, which takes a third of the memory of an object, with the fields to search for. */
interface OlderEntry extends HashedText, Pick<LogEntry, 'key' | 'seat'> {}

/** The last entries of a match, in order, for watchers and repeated keys. The object is immutable. */
export class RecentEntries {
  /** All consecutive entries but the newest. */
  readonly older: readonly OlderEntry[];
  /** Null if there is no entry. */
  readonly last: LogEntry | null;
  /** The hashed text of the last entry; null if it was read from the log or came from another node. */
  readonly #text: string | null;
  readonly #most: number;

  private constructor(most: number, older: readonly OlderEntry[], last: LogEntry | null, text: string | null) {
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
    const { key, seat, hash } = last;
    older.push({ key, seat, hash, text: this.#text ?? written(last) });
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
    const isWanted = (one: OlderEntry | LogEntry) =>
      one.key === key && one.seat !== null && keySeats.includes(one.seat);
    if (last && isWanted(last)) return last;
    const found = older.find(isWanted);
    return found ? read(found) : null;
  }
}

function written({ version, kind, seat, move, facts, agenda, at, key }: LogEntry): string {
  return JSON.stringify({ version, kind, seat, move, facts, agenda, at, key });
}

function read({ text, hash }: OlderEntry): LogEntry {
  const entry = JSON.parse(text);
  return { ...entry, at: new Date(entry.at), hash };
}
