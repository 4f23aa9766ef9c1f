import type pg from 'pg';
import type { News } from '../../ledger/news.ts';
import { lookEvery } from '../../ledger/reconcile.ts';
import type { HotMatches } from './hot-matches.ts';

type Listener = (matchId: string) => void;

/** Tells players of matches that they sit down at or that begin: who sits there is looked up once, and nobody else is woken. */
export class Beginnings {
  readonly #hot: Pick<HotMatches, 'current'>;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #end: () => void;

  constructor(news: News, hot: Pick<HotMatches, 'current'>) {
    this.#hot = hot;
    // What cannot be read now is found by those who look again now and then.
    this.#end = news.ofBeginnings((id) => void this.#tell(id).catch(() => {}));
  }

  /** Listens for a player's matches. Returns what ends it. */
  of(playerId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(playerId) ?? new Set();
    this.#listeners.set(playerId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(playerId) === listeners) this.#listeners.delete(playerId);
    };
  }

  /** The players that somebody listens for. */
  players(): Iterable<string> {
    return this.#listeners.keys();
  }

  /** Somebody has looked which matches a player is in: whoever listens knows them, or hears of them now. */
  found(playerId: string, matchId: string): void {
    for (const listener of this.#listeners.get(playerId) ?? []) listener(matchId);
  }

  close(): void {
    this.#end();
    this.#listeners.clear();
  }

  async #tell(id: string): Promise<void> {
    if (this.#listeners.size === 0) return;
    const hot = await this.#hot.current(id);
    const players = new Set(hot?.match.seats.map(({ player }) => player?.id));
    for (const player of players) for (const listener of this.#listeners.get(player ?? '') ?? []) listener(id);
  }
}

/** Public matches that wait for players and are told to who begins to watch, at most. */
export const MOST_OPEN = 100;

// Those that were open when somebody last looked may be full by now. What is told of one does not depend on this: only when it is.
const LOOK = `
with waiting as (
  select id from matches where visibility = 'PUBLIC' and status = 'WAITING' and open_seats > 0 and broadcast_delay = 0
  order by created_at desc limit ${MOST_OPEN})
select m.id, m.status = 'WAITING' and m.open_seats > 0 as open,
  concat_ws(' ', m.open_seats, (select count(*) from reservations r where r.match_id = m.id),
    (select string_agg(coalesce(s.player_id::text, s.bot, '-'), ' ' order by s.seat) from seats s where s.match_id = m.id)) as key
from matches m where m.id in (select id from waiting) or m.id = any($1::uuid[])`;

/** Tells who watches the public matches that wait for players which of them have opened, filled or closed. */
export class Openings {
  readonly #listeners = new Set<Listener>();
  /** Those that were open when all of them were last looked at, and how they stood. */
  readonly #known = new Map<string, string>();
  readonly #end: () => void;

  constructor(news: Pick<News, 'ofBeginnings'>) {
    this.#end = news.ofBeginnings((id) => this.#tell(id));
  }

  /** Listens for matches that may have opened, filled or closed. Returns what ends it. */
  of(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#known.clear();
    };
  }

  /** Finds, for all who listen on this node together, what lost messages have not told. */
  async look(pool: Pick<pg.Pool, 'query'>): Promise<void> {
    if (this.#listeners.size === 0) return;
    const { rows } = await pool.query<{ id: string; open: boolean; key: string }>({
      name: 'open-matches',
      text: LOOK,
      values: [[...this.#known.keys()]],
    });
    for (const { id, open, key } of rows) {
      if (this.#known.get(id) !== key) this.#tell(id);
      if (open) this.#known.set(id, key);
      else this.#known.delete(id);
    }
    // A match that the database has lost is no longer open.
    const there = new Set(rows.map(({ id }) => id));
    for (const id of [...this.#known.keys()]) if (!there.has(id) && this.#known.delete(id)) this.#tell(id);
  }

  close(): void {
    this.#end();
    this.#listeners.clear();
  }

  #tell(id: string): void {
    for (const listener of this.#listeners) listener(id);
  }
}

/** That a match of a player's has begun may go unnoticed for twice as long, in milliseconds. */
const PLAYERS = { round: 5000, steps: 10 };
/** So may a match that opens, fills or closes. */
const OPENINGS = { round: 15_000, steps: 1 };

const PLAYED = `select s.player_id as player, m.id from seats s join matches m on m.id = s.match_id
  where s.player_id = any($1::uuid[]) and m.status = 'RUNNING'`;

/** Looks, for all clients of this node that watch their own decisions or the lobby, whether news of other nodes were lost. Returns what ends it. */
export function reconcileLobby(
  pool: Pick<pg.Pool, 'query'>,
  { beginnings, openings }: { beginnings: Beginnings; openings: Openings },
): () => void {
  const look = async (ids: readonly string[]): Promise<void> => {
    const query = { name: 'running-matches', text: PLAYED, values: [ids] };
    const { rows } = await pool.query<{ player: string; id: string }>(query);
    for (const { player, id } of rows) beginnings.found(player, id);
  };
  const players = lookEvery({ all: () => beginnings.players(), look }, PLAYERS);
  const lobby = lookEvery({ all: () => ['all'], look: () => openings.look(pool) }, OPENINGS);
  return () => {
    players();
    lobby();
  };
}
