import { LRUCache } from 'lru-cache';
import type { AnyGame } from '../../engine/index.ts';
import type { Listening } from '../../log/news.ts';
import { once } from '../../log/once.ts';
import { Writers } from '../../log/writers.ts';
import { isOver, type Match, type MatchHead } from '../match/match.ts';
import type { ChainedEntry, LogEntry } from './chained-entry.ts';
import { readLog } from './match-log.ts';
import { type Moving, type ReadRow, readMoving, readRow } from './match-row.ts';
import { foldedUpTo, type Laid, laid } from './memory/folded.ts';
import { HeardEntries } from './memory/heard-entries.ts';
import { Listened } from './memory/listened.ts';
import { Tail, tailLength } from './memory/tail.ts';
import { weightOf } from './memory/weight.ts';
import type { RulesBroken } from './rules-broken.ts';
import type { Source } from './sealed/sealed-entry.ts';
import { foldedFrom } from './snapshots/snapshot.ts';
import { EVERY, Snapshots } from './snapshots/snapshots.ts';

/** A match in memory, its table folded; none where that fails. `match` is replaced by every entry, once that entry is durable. */
export interface HotMatch extends Omit<ReadRow, 'head'> {
  match: Match;
  /** The last entries, in order: what watchers and repeated keys ask for. */
  tail: Tail;
  /** Why the log cannot be folded into a table; null: it can. A match that still runs then has to be ended. */
  broken: RulesBroken | null;
  /** When a wake-up for this match's clocks has been left, in milliseconds since 1970; null: none. */
  armed: number | null;
  /** When the database was last asked how far the match is, by the process's own clock. */
  checked: number;
}

/** How long a match that is over is kept, in milliseconds. */
const REST = 60_000;

export interface HotSettings extends Source {
  games: readonly AnyGame[];
  /** No other process writes to this database, so what is in memory is never behind. */
  alone: boolean;
  /** What matches may take of the heap, in bytes; the one not used for longest goes first and is folded anew when it is wanted. */
  bytes: number;
  /** Matches kept at most; left out: as many as fit. */
  max?: number | undefined;
  /** Whether what is asked of a match comes to this node; left out: of all of them. */
  owns?: ((matchId: string) => boolean) | undefined;
  /** Makes other nodes' news of a match reach this one. */
  listenFor(matchId: string): Listening;
}

/** After so many entries a match is weighed again: tables grow slowly. */
const WEIGH_EVERY = 128;

/** What a match takes besides its table, its seats and its last entries, in bytes. */
const BESIDES = 2048;

/** The matches that are played at the moment: a cache, and one writer at a time for each. */
export class HotMatches {
  readonly #source: Source;
  readonly #games: readonly AnyGame[];
  readonly #alone: boolean;
  readonly #owns: (matchId: string) => boolean;
  readonly #kept: LRUCache<string, HotMatch>;
  readonly #loading = new Map<string, Promise<HotMatch | null>>();
  readonly #refreshing = new Map<HotMatch, Promise<void>>();
  readonly #next = new Map<HotMatch, Promise<void>>();
  readonly #writers = new Writers();
  readonly #snapshots: Snapshots;
  readonly #heard = new HeardEntries();
  readonly #listened: Listened;

  constructor({ games, alone, bytes, max = 0, owns = () => true, listenFor, ...source }: HotSettings) {
    this.#source = source;
    this.#snapshots = new Snapshots(source);
    this.#games = games;
    this.#alone = alone;
    this.#owns = owns;
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
  tell(hot: HotMatch, chained: ChainedEntry, after: Match): string {
    return this.#heard.tell(hot, chained, after);
  }

  /**
   * Another node tells of an entry. Who has not got the match in memory reads it when it is wanted; who has, and has been told of
   * many without having been asked for it, forgets it where it is another node's.
   */
  hear(id: string, version: number, told: string): void {
    const hot = this.#kept.peek(id);
    if (!hot || !this.#heard.hear(hot, version, told)) return;
    if (this.#owns(id)) this.#takeIn(hot);
    else this.drop(id);
  }

  /**
   * A match as the database knows it, or has known it not longer ago than `maxAge` milliseconds. Who asks for a match
   * that is not in memory shares one reading, but never one that had begun before.
   */
  async fresh(id: string, maxAge = 0): Promise<HotMatch | null> {
    const earlier = this.#loading.get(id);
    const hot = this.peek(id) ?? (await earlier?.catch(nothing));
    if (!hot || hot.match.version < 0) return once(this.#loading, id, () => this.#load(id)); // seats still change
    if (performance.now() - hot.checked >= maxAge) await this.catchUp(hot);
    return hot;
  }

  /**
   * A match as it stands now, or has stood not longer ago than `maxAge` milliseconds. Where no other process writes,
   * memory knows.
   */
  async current(id: string, maxAge = 0): Promise<HotMatch | null> {
    return this.#alone ? this.get(id) : this.fresh(id, maxAge);
  }

  /** Whether another process has moved a match on that we took for current; from then on it is. */
  async wasBehind(hot: HotMatch): Promise<boolean> {
    if (this.#alone) return false;
    const { version } = hot.match;
    await this.catchUp(hot);
    return hot.match.version > version;
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

  /** Takes in what other nodes have written until now. Who asks while somebody reads shares the next reading. */
  async catchUp(hot: HotMatch): Promise<void> {
    const running = this.#refreshing.get(hot);
    if (running) await once(this.#next, hot, () => running.then(nothing, nothing));
    return once(this.#refreshing, hot, () => this.#refresh(hot));
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
    if (head.version < 0) return empty; // seats still change
    const { at, broken, entries } = await this.#folded(row);
    const quicker = this.#kept.get(id); // a writer who has moved it on meanwhile
    if (quicker && quicker.match.version >= head.version) return quicker;
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

  #put(hot: HotMatch): void {
    this.#kept.set(hot.match.id, hot, lifeOf(hot.match));
    if (this.#kept.peek(hot.match.id) === hot) this.#listened.keep(hot.match); // or it is too large to be kept
  }

  #takeIn(hot: HotMatch): void {
    const heard = this.#heard.next(hot);
    const [last, entries] = [heard.at(-1), heard.map(({ entry }) => entry)];
    if (last) this.#follow(hot, last.row, entries);
  }

  #follow(hot: HotMatch, row: Moving, read: readonly LogEntry[]): void {
    follow(hot, row, read);
    if (this.#kept.peek(hot.match.id) === hot) this.keep(hot);
  }

  async #refresh(hot: HotMatch): Promise<void> {
    const { id } = hot.match;
    const row = await readMoving(this.#source.pool, id);
    hot.checked = performance.now();
    if (!row || row.version <= hot.match.version) return;
    this.#follow(hot, row, await readLog(this.#source, id, hot.match.version, row.version));
  }
}

function unfolded({ head, ...rest }: ReadRow): HotMatch {
  const tail = Tail.empty(tailLength(head.seats.length));
  return { match: { ...head, at: null }, ...rest, tail, broken: null, armed: null, checked: 0 };
}

// Other entries may have been taken in while these were read: only what is still new counts.
function follow(hot: HotMatch, row: Moving, read: readonly LogEntry[]): void {
  const { match } = hot;
  const entries = read.filter(({ version }) => version > match.version);
  if (row.version <= match.version || match.version < 0) return;
  const { at, broken } = hot.broken
    ? { at: null, broken: hot.broken }
    : laid(() => match.at && foldedUpTo(match.game, match.at, entries, row.version));
  hot.broken = broken;
  hot.match = { ...match, ...row, at, seed: row.status === 'FINISHED' ? hot.serverSeed : null };
  hot.tail = hot.tail.withAll(entries);
}

function weighed({ match, tail }: HotMatch): number {
  return BESIDES + weightOf([match.at, match.seats, match.standing, tail.older, tail.last]);
}

// Nothing happens at it any more that would show that a player is called otherwise since.
function lifeOf(match: Pick<MatchHead, 'status'>): { ttl: number } {
  return { ttl: isOver(match) ? REST : 0 };
}

function nothing(): void {}
