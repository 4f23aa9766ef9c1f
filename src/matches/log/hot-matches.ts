import { LRUCache } from 'lru-cache';
import type { StoreEpoch } from '../../db/outage/store-epoch.ts';
import type { AnyGame } from '../../engine/index.ts';
import type { Listening } from '../../ledger/news.ts';
import { once } from '../../ledger/once.ts';
import { Writers } from '../../ledger/writers.ts';
import { noMatch } from '../match/checks.ts';
import { isLater, isOver, type Match } from '../match/match.ts';
import type { ChainedEntry, LogEntry } from './chained-entry.ts';
import { readLog } from './match-log.ts';
import { type Moving, type ReadRow, readMoving, readRow } from './match-row.ts';
import { foldedUpTo, type Laid, laid } from './memory/folded.ts';
import { HeardEntries } from './memory/heard-entries.ts';
import { follow, type HotMatch, isSameMoment, lifeOf, unfolded, weighed } from './memory/hot-match.ts';
import { Listened } from './memory/listened.ts';
import { tailLength } from './memory/tail.ts';
import type { Source } from './sealed/sealed-entry.ts';
import { foldedFrom } from './snapshots/snapshot.ts';
import { EVERY, Snapshots } from './snapshots/snapshots.ts';

export interface HotSettings extends Source {
  games: readonly AnyGame[];
  /** No other process writes to this database, so what is in memory is never behind. */
  alone: boolean;
  /** What matches may take of the heap, in bytes; the one not used for longest goes first and is folded anew when it is wanted. */
  bytes: number;
  /** Matches kept at most; left out: as many as fit. */
  max?: number | undefined;
  /** Which history the database is on. */
  epoch: StoreEpoch;
  /** Makes other nodes' news of a match reach this one. */
  listenFor(matchId: string): Listening;
}

export type { HotMatch } from './memory/hot-match.ts';

/** After so many entries a match is weighed again: tables grow slowly. */
const WEIGH_EVERY = 128;

/** The matches that are played at the moment: a cache, and one writer at a time for each. */
export class HotMatches {
  readonly #source: Source;
  readonly #games: readonly AnyGame[];
  readonly #alone: boolean;
  readonly #kept: LRUCache<string, HotMatch>;
  readonly #loading = new Map<string, Promise<HotMatch | null>>();
  readonly #refreshing = new Map<HotMatch, Promise<boolean>>();
  readonly #next = new Map<HotMatch, Promise<void>>();
  readonly #writers = new Writers();
  readonly #snapshots: Snapshots;
  readonly #heard = new HeardEntries();
  readonly #listened: Listened;
  readonly #epoch: StoreEpoch;

  constructor({ games, alone, bytes, max = 0, epoch, listenFor, ...source }: HotSettings) {
    this.#source = source;
    this.#snapshots = new Snapshots(source);
    this.#games = games;
    this.#alone = alone;
    this.#epoch = epoch;
    this.#listened = new Listened(listenFor);
    const dispose = (_hot: HotMatch, id: string, why: string) => why !== 'set' && this.#listened.leave(id);
    this.#kept = new LRUCache({ max, maxSize: bytes, sizeCalculation: weighed, dispose });
  }

  /** A match as this process knows it; null when it does not exist. */
  async get(id: string): Promise<HotMatch | null> {
    return this.peek(id) ?? once(this.#loading, id, () => this.#load(id));
  }

  /** A match, if it is in memory: with all that other nodes have told of it. */
  peek(id: string): HotMatch | undefined {
    const hot = this.#kept.get(id);
    if (hot) this.#takeIn(hot);
    return hot;
  }

  /** An entry that is durable, as other nodes are told of it. */
  tell(hot: HotMatch, chained: ChainedEntry, previousAt: Date | null, after: Match): string {
    return this.#heard.tell(hot, chained, previousAt, after);
  }

  /**
   * Another node tells of an entry. If the match is in memory, the entry waits there until a request looks at the match. If many wait,
   * no request needs the match on this node any more, and it is dropped.
   */
  hear(id: string, version: number, told: string): void {
    const hot = this.#kept.peek(id);
    if (hot && this.#heard.hear(hot, version, told)) this.drop(id);
  }

  /**
   * A match as the database knows it, or has known it not longer ago than `maxAge` milliseconds. Who asks for a match
   * that is not in memory shares one reading, but never one that had begun before.
   */
  async fresh(id: string, maxAge = 0): Promise<HotMatch | null> {
    const earlier = this.#loading.get(id);
    const hot = this.peek(id) ?? (await earlier?.catch(nothing));
    if (!hot || hot.match.version < 0) return once(this.#loading, id, () => this.#load(id)); // seats still change
    if (performance.now() - hot.checked < maxAge) return hot;
    return (await this.#isStillThere(hot)) ? hot : null;
  }

  /**
   * A match as it stands now, or has stood not longer ago than `maxAge` milliseconds. Where no other process writes,
   * memory knows.
   */
  async current(id: string, maxAge = 0): Promise<HotMatch | null> {
    return this.#alone ? this.get(id) : this.fresh(id, maxAge);
  }

  /** Whether a match that we took for current stood otherwise in the database; from then on it is current. @throws Refused NOT_FOUND */
  async wasWrong(hot: HotMatch): Promise<boolean> {
    if (this.#alone) return false;
    const before = hot.match;
    await this.catchUp(hot);
    return isLater(hot.match, before);
  }

  /** A caller has just read how far a match is. If memory differs, the match is read again. */
  async compare(id: string, version: number, movedAt: Date | null): Promise<void> {
    const hot = this.#kept.peek(id);
    if (!hot || hot.match.version < version || isSameMoment(hot.match.movedAt, movedAt)) return;
    await this.fresh(id);
  }

  /** A match at this version or later, where it has got that far. */
  async upTo(id: string, version: number): Promise<HotMatch | null> {
    const hot = await this.get(id);
    return hot && hot.match.version < version ? this.fresh(id) : hot;
  }

  /** A match by its invitation, as the database knows it; null when there is none. */
  async invited(invitation: string): Promise<HotMatch | null> {
    const row = await readRow(this.#source, this.#games, { invitation });
    return row && (row.head.version < 0 ? unfolded(row) : this.fresh(row.head.id)); // seats still change
  }

  /**
   * Brings the match up to the database's state. Concurrent callers share the next reading.
   * @throws Refused NOT_FOUND when the database does not know the match any more
   */
  async catchUp(hot: HotMatch): Promise<void> {
    if (!(await this.#isStillThere(hot))) throw noMatch();
  }

  /** Runs `work` when no other writer of this process is at the match. */
  exclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.#writers.exclusive(id, work);
  }

  /** Takes in an entry that is durable. */
  advance(hot: HotMatch, match: Match, entry: LogEntry): void {
    if (match.version !== hot.match.version + 1) return; // a refresh has seen it already
    hot.match = match;
    hot.tail = hot.tail.with(entry);
    this.keep(hot);
    if (match.version % EVERY === 0) this.#snapshots.note(hot);
  }

  /** From now on in memory. */
  keep(hot: HotMatch): void {
    const { id, version } = hot.match;
    const known = this.#kept.peek(id) === hot;
    if (known && version % WEIGH_EVERY === 0) this.#kept.delete(id);
    else if (known && !isOver(hot.match)) return;
    this.#put(hot);
  }

  /** Forgets all matches. */
  clear(): void {
    this.#kept.clear();
  }

  /** Forgets a match: what memory says may not be what the database says. */
  drop(id: string): void {
    this.#kept.delete(id);
  }

  /** Forgets every match that a player sits at: who that is has changed. */
  dropOf(playerId: string): void {
    const theirs = [...this.#kept.values()].filter(({ match }) =>
      match.seats.some(({ player }) => player?.id === playerId),
    );
    for (const { match } of theirs) this.#kept.delete(match.id);
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#kept.size;
  }

  /** What they take, in bytes, as it is reckoned. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** Until the tables that were to be stored are, or will not be. */
  stored(): Promise<void> {
    return this.#snapshots.settled();
  }

  /** Nothing more is stored. */
  close(): Promise<void> {
    return this.#snapshots.close();
  }

  async #load(id: string): Promise<HotMatch | null> {
    const row = await readRow(this.#source, this.#games, { id });
    if (!row) return null;
    const [{ head }, empty] = [row, unfolded(row)];
    this.#epoch.see(head.epoch);
    if (head.version < 0) return empty; // seats still change
    const { at, broken, entries } = await this.#folded(row);
    const quicker = this.#kept.get(id); // a writer who has moved it on meanwhile
    if (quicker && !isLater(head, quicker.match)) return quicker;
    const [match, tail] = [{ ...head, at }, empty.tail.withAll(entries)];
    const hot: HotMatch = { ...empty, match, broken, tail, checked: performance.now() };
    this.#put(hot);
    if (entries.length > 2 * EVERY) this.#snapshots.note(hot); // who opens it next has it easier
    return hot;
  }

  // From its last snapshot where there is one that agrees with the log, else from the beginning. The last entries are wanted anyway.
  async #folded(row: ReadRow): Promise<Laid & { entries: LogEntry[] }> {
    const { id, game, version, seats } = row.head;
    const snapshot = await this.#snapshots.read(row);
    if (snapshot) {
      const first = Math.min(snapshot.at.version, version + 1 - tailLength(seats.length));
      const entries = await readLog(this.#source, id, first - 1, version);
      const { at } = laid(() => foldedFrom(game, snapshot, entries, version));
      if (at) return { at, broken: null, entries };
    }
    const entries = await readLog(this.#source, id, -1, version);
    return { ...laid(() => foldedUpTo(game, null, entries, version)), entries };
  }

  // A reading from before the loss must not stay in memory.
  #put(hot: HotMatch): void {
    if (hot.match.epoch < this.#epoch.known) return;
    this.#kept.set(hot.match.id, hot, lifeOf(hot.match));
    if (this.#kept.peek(hot.match.id) === hot) this.#listened.keep(hot.match); // or it is too large to be kept
  }

  #takeIn(hot: HotMatch): void {
    const heard = this.#heard.next(hot);
    const [last, entries] = [heard.at(-1), heard.map(({ entry }) => entry)];
    if (last) this.#follow(hot, last.row, entries);
  }

  #follow(hot: HotMatch, row: Omit<Moving, 'epoch'>, read: readonly LogEntry[]): void {
    follow(hot, row, read);
    if (this.#kept.peek(hot.match.id) === hot) this.keep(hot);
  }

  async #isStillThere(hot: HotMatch): Promise<boolean> {
    const running = this.#refreshing.get(hot);
    if (running) await once(this.#next, hot, () => running.then(nothing, nothing));
    return once(this.#refreshing, hot, () => this.#refresh(hot));
  }

  // All that memory holds was durable before this reading, so a row that knows less, or another entry, has lost it.
  async #refresh(hot: HotMatch): Promise<boolean> {
    const { id, epoch, version, movedAt } = hot.match;
    const row = await readMoving(this.#source.pool, id);
    hot.checked = performance.now();
    const entries = row && row.version > version ? await readLog(this.#source, id, version - 1, row.version) : [];
    const last = entries[0]?.version === version ? entries[0].at : row?.version === version ? row.movedAt : null;
    const goesOn = row !== null && row.version >= version && isSameMoment(last, movedAt);
    if (!row || row.epoch > epoch || !goesOn) return this.#readAgain(hot, row?.epoch ?? epoch);
    if (row.version > version) this.#follow(hot, row, entries);
    return true;
  }

  // Into the same object, so that a command in progress decides again on the database's state.
  async #readAgain(hot: HotMatch, epoch: number): Promise<boolean> {
    const { match } = hot;
    if (epoch <= match.epoch) await this.#epoch.raise(match.epoch);
    else this.#epoch.see(epoch);
    this.drop(match.id);
    const again = await this.#load(match.id);
    if (!again) return false;
    Object.assign(hot, again);
    if (hot.match.version >= 0) this.#put(hot);
    return true;
  }
}

function nothing(): void {}
