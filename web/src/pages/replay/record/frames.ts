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

/** A whole table is kept of every so many entries: any other one is at most so many entries away. */
const EVERY = 16;

/** Where the facts of a record cannot be folded any further, and why. */
export interface Torn {
  version: number;
  why: string;
}

/** The table of a record after each of its entries, folded from its facts as far as somebody has looked. */
export class Frames {
  readonly #game: AnyGame;
  readonly #entries: readonly Entry[];
  readonly #look: (at: AnyAt, entry: Entry) => void;
  /** After the entries 0, EVERY, 2 * EVERY … */
  readonly #kept: AnyAt[] = [];
  /** As far as has been folded. */
  #front: AnyAt | null = null;
  #torn: Torn | null = null;

  /** @param look is shown the table after each entry, once and in order, when it is first folded */
  constructor(game: AnyGame, entries: readonly Entry[], look: (at: AnyAt, entry: Entry) => void = () => {}) {
    this.#game = game;
    this.#entries = entries;
    this.#look = look;
  }

  /** The last entry after which there is a table, as far as is known; -1: there is none at all. */
  get last(): number {
    return (this.#torn?.version ?? this.#entries.length) - 1;
  }

  /** The match as far as it has been folded; it goes on changing. */
  get furthest(): AnyAt | null {
    return this.#front;
  }

  /** Known when the facts have been folded up to there. */
  get torn(): Torn | null {
    return this.#torn;
  }

  /** Whether every entry has been looked at. */
  get whole(): boolean {
    return this.#torn !== null || this.#front?.version === this.#entries.length - 1;
  }

  /** Folds one entry more. False: there is none. */
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

  /** The match after an entry, a copy; null where its facts cannot be folded. */
  at(version: number): AnyAt | null {
    while ((this.#front?.version ?? -1) < version && this.next());
    if (version > this.last || version < 0) return null;
    const kept = this.#kept[Math.floor(version / EVERY)];
    if (!kept) return null;
    let at = copyMatch(kept);
    for (const entry of this.#entries.slice(kept.version + 1, version + 1)) at = fold(this.#game, at, entry);
    return at;
  }

  /** What somebody sees after an entry; null where there is no table. */
  table(version: number, viewer: Viewer): TableView | null {
    const at = this.at(version);
    return at && tableView(this.#game, at, viewer);
  }
}
