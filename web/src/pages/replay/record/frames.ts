import {
  type AnyAt,
  type AnyGame,
  copyMatch,
  type Entry,
  fold,
  type TableView,
  tableView,
  type Viewer,
} from '../../../../../src/engine/index.ts';

/** The number of entries between two stored tables, and so the most entries to fold for any other table. */
const EVERY = 16;

/** The first entry that cannot be folded, and why. */
export interface Torn {
  version: number;
  why: string;
}

/** The tables of a record after each entry, folded from its facts on demand. */
export class Frames {
  readonly #game: AnyGame;
  readonly #entries: readonly Entry[];
  readonly #look: (at: AnyAt, entry: Entry) => void;
  /** The matches after the entries 0, EVERY, 2 * EVERY … */
  readonly #kept: AnyAt[] = [];
  /** The last folded table. */
  #front: AnyAt | null = null;
  #torn: Torn | null = null;

  /** @param look called with the table after each entry, once and in order, when it is first folded */
  constructor(game: AnyGame, entries: readonly Entry[], look: (at: AnyAt, entry: Entry) => void = () => {}) {
    this.#game = game;
    this.#entries = entries;
    this.#look = look;
  }

  /** The last entry with a table, as far as known; -1 if there is none. */
  get last(): number {
    return (this.#torn?.version ?? this.#entries.length) - 1;
  }

  /** The match as far as it has been folded; it keeps changing. */
  get furthest(): AnyAt | null {
    return this.#front;
  }

  /** The first entry that cannot be folded. It is known once all entries before it are folded. */
  get torn(): Torn | null {
    return this.#torn;
  }

  /** Whether every entry has been folded. */
  get whole(): boolean {
    return this.#torn !== null || this.#front?.version === this.#entries.length - 1;
  }

  /** Folds one more entry. Returns false if there is none, or it cannot be folded. */
  next(): boolean {
    const version = (this.#front?.version ?? -1) + 1;
    const entry = this.#entries[version];
    if (!entry || this.#torn) return false;
    try {
      this.#front = fold(this.#game, this.#front, entry);
    } catch (error) {
      this.#torn = { version, why: error instanceof Error ? error.message : String(error) };
      return false;
    }
    if (version % EVERY === 0) this.#kept.push(copyMatch(this.#front));
    this.#look(this.#front, entry);
    return true;
  }

  /** Returns a copy of the match after an entry; null if the facts of the entry cannot be folded. */
  at(version: number): AnyAt | null {
    while ((this.#front?.version ?? -1) < version && this.next());
    if (version > this.last || version < 0) return null;
    const kept = this.#kept[Math.floor(version / EVERY)];
    if (!kept) return null;
    let at = copyMatch(kept);
    for (const entry of this.#entries.slice(kept.version + 1, version + 1)) at = fold(this.#game, at, entry);
    return at;
  }

  /** Returns a viewer's table after an entry; null if there is none. */
  table(version: number, viewer: Viewer): TableView | null {
    const at = this.at(version);
    return at && tableView(this.#game, at, viewer);
  }
}
