import type { AtRest, Box } from '../../db/encryption-at-rest.ts';
import { Refused } from '../../errors.ts';
import { openedSeed } from '../../ledger/sealing.ts';
import { type CachedState, type Position, StateCache } from '../../ledger/state-cache.ts';
import type { Epochs } from '../../ledger/store.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { fold, foldAll } from '../event/fold.ts';
import type { EntryToAppend } from './append-statement.ts';
import type { Row, TournamentStore } from './tournament-store.ts';

/** A cached tournament. Every entry replaces `event` once the entry is durable. */
export interface CachedTournament extends CachedState {
  event: Event;
  hash: string;
  /** The seed for all random draws. It is revealed only through `event.seed`, when the tournament is over. */
  readonly seed: string;
  /** Seals the tournament's secrets; null if nothing is sealed. */
  readonly box: Box | null;
  readonly invitation: string;
  /** The database's epoch when the tournament was read (see `src/db/outage/store-epoch.ts`). */
  readonly epoch: number;
}

/** The approximate memory limit in bytes, enough for hundreds of ordinary tournaments or one of any size. */
const MOST = 64 * 1024 * 1024;

export class TournamentCache extends StateCache<CachedTournament, Event, EventEntry, Row, EntryToAppend> {
  readonly #store: TournamentStore;
  readonly #db: { epoch: Epochs; atRest: AtRest };

  constructor(store: TournamentStore, db: { epoch: Epochs; atRest: AtRest }, bytes = MOST) {
    super(store, { bytes, weighEvery: 1, epoch: db.epoch, gone: noTournament });
    this.#store = store;
    this.#db = db;
  }

  protected position({ event, epoch }: CachedTournament): Position {
    return { id: event.id, epoch, version: event.version, movedAt: event.changedAt };
  }

  protected async load(id: string): Promise<CachedTournament | null> {
    const row = await this.#store.position(id);
    if (!row) return null;
    const { epoch, invitation } = row;
    this.#db.epoch.see(epoch);
    const box = this.#db.atRest.boxOf(id, row.data_key);
    const entries = await this.#store.read(id, -1, row.version);
    const hash = entries.at(-1)?.hash ?? '';
    return { event: foldAll(entries), hash, seed: openedSeed(row.seed, box), box, invitation, epoch, checked: 0 };
  }

  protected follow(cached: CachedTournament, _row: Row, entries: readonly EventEntry[]): void {
    for (const entry of entries)
      if (entry.version === cached.event.version + 1) moveOn(cached, fold(cached.event, entry), entry);
  }

  protected put(cached: CachedTournament, event: Event, { entry }: EntryToAppend): void {
    moveOn(cached, event, entry);
  }

  protected weigh({ event }: CachedTournament): number {
    return weightOf(event);
  }

  protected isOver({ event }: CachedTournament): boolean {
    return isOver(event);
  }
}

function moveOn(cached: CachedTournament, event: Event, { hash }: EventEntry): void {
  cached.event = event;
  cached.hash = hash;
}

export function noTournament(): Refused {
  return new Refused(
    'NOT_FOUND',
    'There is no such tournament, or it is private: check the id, or send the invitation.',
  );
}

/** The memory that each part takes, in bytes, measured and rounded up. */
const WEIGHTS = { event: 10_000, entrant: 700, card: 100, table: 500, game: 200, notice: 1200 } as const;

export function weightOf({ entrants, notices, stages }: Event): number {
  const tables = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.tables));
  const games = tables.reduce((sum, table) => sum + table.games.length, 0);
  const cards = entrants.reduce((sum, { decks }) => sum + decks.reduce((own, deck) => own + (deck?.length ?? 0), 0), 0);
  return (
    WEIGHTS.event +
    notices.length * WEIGHTS.notice +
    entrants.length * WEIGHTS.entrant +
    cards * WEIGHTS.card +
    tables.length * WEIGHTS.table +
    games * WEIGHTS.game
  );
}
