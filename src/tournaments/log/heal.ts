import type pg from 'pg';
import { startHealing } from '../../ledger/healing.ts';
import type { News } from '../../ledger/news.ts';

/** Looks, for all who watch tournaments on this node, whether news of other nodes were lost. Returns what ends it. */
export function healTournaments({ pool, news }: { pool: Pick<pg.Pool, 'query'>; news: News }): () => void {
  return startHealing({
    all: () => news.listenedFor(),
    async look(ids) {
      const text = 'select id, version from tournaments where id = any($1::uuid[])';
      const { rows } = await pool.query<{ id: string; version: number }>({ name: 'heal-events', text, values: [ids] });
      const found = new Map(rows.map(({ id, version }) => [id, version]));
      for (const id of ids) news.found(id, found.get(id) ?? -1); // -1: the database has lost it
    },
  });
}
