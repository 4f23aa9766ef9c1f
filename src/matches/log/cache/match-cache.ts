import type { AnyAt } from '../../../engine/index.ts';
import { type CachedState, type CacheSettings, StateCache } from '../../../ledger/state-cache.ts';
import type { Epochs } from '../../../ledger/store.ts';
import { noMatch } from '../../match/checks.ts';
import { isOver, type Match } from '../../match/match.ts';
import type { EntryToAppend } from '../append-statement.ts';
import type { LogEntry } from '../chained-entry.ts';
import type { ReadRow, RowAfterEntry } from '../match-row.ts';
import type { MatchStore } from '../match-store.ts';
import type { RulesBroken } from '../rules-broken.ts';
import { foldedFrom } from '../snapshots/snapshot.ts';
import { EVERY, Snapshots } from '../snapshots/snapshots.ts';
import { weightOf } from './cache-size.ts';
import { EntryMessages } from './entry-messages.ts';
import { type FoldedOrBroken, foldedUpTo, foldOrBroken } from './fold-entries.ts';
import { RecentEntries, tailLength } from './recent-entries.ts';

/** A cached match with its folded table, or without one if folding fails. Each entry replaces `match` once it is durable. */
export interface CachedMatch extends Omit<ReadRow, 'head'>, CachedState {
  match: Match;
  tail: RecentEntries;
  /** Null if the log can be folded. A running match with broken rules must be ended. */
  broken: RulesBroken | null;
  /** The time of the pending wake-up for this match's clocks, in milliseconds since 1970; null if there is none. */
  armed: number | null;
}

/** A table at an earlier version, and the entries from that version on. */
export interface SinceSnapshot {
  base: AnyAt;
  entries: LogEntry[];
}

/** How long a finished match is cached, in milliseconds: briefly, because no entry would update a player's name. */
const REST = 60_000;
/** The size of a match without its table, its seats and its last entries, in bytes. */
const BESIDES = 2048;
/** A match's size is measured again after this many entries, because tables grow slowly. */
const WEIGH_EVERY = 128;

export class MatchCache extends StateCache<CachedMatch, Match, LogEntry, RowAfterEntry, EntryToAppend> {
  readonly #store: MatchStore;
  readonly #epoch: Epochs;
  readonly #snapshots: Snapshots;
  readonly messages = new EntryMessages();

  constructor(store: MatchStore, settings: Pick<CacheSettings, 'alone' | 'bytes' | 'max' | 'epoch' | 'listenFor'>) {
    super(store, { ...settings, rest: REST, weighEvery: WEIGH_EVERY, gone: noMatch });
    this.#store = store;
    this.#epoch = settings.epoch;
    this.#snapshots = new Snapshots(store);
  }

  /** Drops the match if many entries are waiting, because no request here needs it. */
  receive(id: string, version: number, message: string): void {
    const cached = this.held(id);
    if (cached && this.messages.receive(cached, version, message)) this.drop(id);
  }

  /** Null if no match in the database has this invitation. */
  async invited(invitation: string): Promise<CachedMatch | null> {
    const row = await this.#store.row({ invitation });
    return row && (row.head.version < 0 ? this.unbegun(row) : this.fresh(row.head.id));
  }

  /** Does not cache the match, because its seats can still change. */
  unbegun(row: ReadRow): CachedMatch {
    this.#epoch.see(row.head.epoch);
    return unfolded(row);
  }

  dropOf(playerId: string): void {
    for (const { match } of this.all())
      if (match.seats.some(({ player }) => player?.id === playerId)) this.drop(match.id);
  }

  /** Returns the last snapshot and the entries from its version on; null without a usable snapshot. */
  async sinceSnapshot(id: string): Promise<SinceSnapshot | null> {
    const cached = this.peek(id);
    const snapshot = cached && (await this.#snapshots.read({ ...cached, head: cached.match }));
    if (!snapshot) return null;
    const entries = await this.#store.read(id, snapshot.at.version - 1, cached.match.version);
    return entries[0]?.hash === snapshot.hash ? { base: snapshot.at, entries } : null;
  }

  stored(): Promise<void> {
    return this.#snapshots.settled();
  }

  close(): Promise<void> {
    return this.#snapshots.close();
  }

  protected position({ match }: CachedMatch): Match {
    return match;
  }

  protected async load(id: string): Promise<CachedMatch | null> {
    const row = await this.#store.row({ id });
    if (!row) return null;
    const [{ head }, empty] = [row, this.unbegun(row)];
    if (head.version < 0) return empty;
    const { at, broken, entries } = await this.#folded(row);
    const cached: CachedMatch = { ...empty, match: { ...head, at }, broken, tail: empty.tail.withAll(entries) };
    if (entries.length > 2 * EVERY) this.#snapshots.note(cached); // so that the next load is shorter
    return cached;
  }

  // Some entries may have been applied during the read, so only those that are still new are folded.
  protected follow(cached: CachedMatch, row: Omit<RowAfterEntry, 'epoch'>, read: readonly LogEntry[]): void {
    const { match } = cached;
    const entries = read.filter(({ version }) => version > match.version);
    if (row.version <= match.version || match.version < 0) return;
    const { at, broken } = cached.broken
      ? { at: null, broken: cached.broken }
      : foldOrBroken(() => match.at && foldedUpTo(match.game, match.at, entries, row.version));
    cached.broken = broken;
    cached.match = { ...match, ...row, at, seed: row.status === 'FINISHED' ? cached.serverSeed : null };
    cached.tail = cached.tail.withAll(entries);
  }

  protected put(cached: CachedMatch, match: Match, { chained: { entry, text } }: EntryToAppend): void {
    cached.match = match;
    cached.tail = cached.tail.with(entry, text);
    if (match.version % EVERY === 0) this.#snapshots.note(cached);
  }

  protected override takeIn(cached: CachedMatch): boolean {
    const heard = this.messages.next(cached);
    const last = heard.at(-1);
    if (!last) return false;
    this.follow(
      cached,
      last.row,
      heard.map(({ entry }) => entry),
    );
    return true;
  }

  protected weigh({ match, tail }: CachedMatch): number {
    return BESIDES + weightOf([match.at, match.seats, match.standing, tail.older, tail.last]);
  }

  protected isOver({ match }: CachedMatch): boolean {
    return isOver(match);
  }

  // Uses the last snapshot only if it agrees with the log. The last entries are read anyway, for the cache.
  async #folded(row: ReadRow): Promise<FoldedOrBroken & { entries: LogEntry[] }> {
    const { id, game, version, seats } = row.head;
    const snapshot = await this.#snapshots.read(row);
    if (snapshot) {
      const first = Math.min(snapshot.at.version, version + 1 - tailLength(seats.length));
      const entries = await this.#store.read(id, first - 1, version);
      const { at } = foldOrBroken(() => foldedFrom(game, snapshot, entries, version));
      if (at) return { at, broken: null, entries };
    }
    const entries = await this.#store.read(id, -1, version);
    return { ...foldOrBroken(() => foldedUpTo(game, null, entries, version)), entries };
  }
}

function unfolded({ head, ...rest }: ReadRow): CachedMatch {
  const tail = RecentEntries.empty(tailLength(head.seats.length));
  return { match: { ...head, at: null }, ...rest, tail, broken: null, armed: null, checked: 0 };
}
