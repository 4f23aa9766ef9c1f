import type pg from 'pg';
import type { News } from '../../ledger/news.ts';

type Listener = (matchId: string) => void;

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
      name: 'heal-openings',
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
