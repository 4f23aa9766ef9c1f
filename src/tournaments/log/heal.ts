import type pg from 'pg';
import { startHealing } from '../../log/healing.ts';
import type { News } from '../../log/news.ts';

/** Looks, for all who watch tournaments on this node, whether news of other nodes were lost. Returns what ends it. */
export function healTournaments({ pool, news }: { pool: Pick<pg.Pool, 'query'>; news: News }): () => void {
  return startHealing({
    all: () => news.listenedFor(),
    async look(ids) {
      const text = 'select id, version from tournaments where id = any($1::uuid[])';
      const { rows } = await pool.query<{ id: string; version: number }>({ name: 'heal-events', text, values: [ids] });
      for (const { id, version } of rows) news.found(id, version);
    },
  });
}
