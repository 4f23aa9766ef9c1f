import type pg from 'pg';
import { startHealing } from '../../ledger/healing.ts';
import type { News } from '../../ledger/news.ts';
import type { Meters } from '../../telemetry/meters.ts';
import type { Beginnings } from './beginnings.ts';
import type { HotMatches } from './hot-matches.ts';
import type { Openings } from './openings.ts';

interface Parts {
  pool: Pick<pg.Pool, 'query'>;
  hot: Pick<HotMatches, 'compare'>;
  news: News;
  beginnings: Beginnings;
  openings: Openings;
  meters: Pick<Meters, 'missed'>;
}

interface Found {
  id: string;
  version: number;
  at: Date | null;
}

/** A match that the database does not know (any more). */
const GONE = { version: -1, at: null };

/** That a match of a player's has begun may go unnoticed for twice as long, in milliseconds. */
const PLAYERS = { round: 5000, steps: 10 };
/** So may a match that opens, fills or closes. */
const OPENINGS = { round: 15_000, steps: 1 };

/** Looks, for all who watch matches, their own decisions or the lobby on this node, whether news of other nodes were lost. Returns what ends it. */
export function healMatches({ pool, hot, news, beginnings, openings, meters }: Parts): () => void {
  const matches = startHealing({
    all: () => news.listenedFor(),
    async look(ids) {
      const text = 'select id, version, moved_at as at from matches where id = any($1::uuid[])';
      const { rows } = await pool.query<Found>({ name: 'heal', text, values: [ids] });
      const found = new Map(rows.map((row) => [row.id, row]));
      for (const id of ids) {
        const { version, at } = found.get(id) ?? GONE;
        await hot.compare(id, version, at);
        if (news.found(id, version)) meters.missed();
      }
    },
  });
  const players = startHealing(
    {
      all: () => beginnings.players(),
      async look(ids) {
        const text = `select s.player_id as player, m.id from seats s join matches m on m.id = s.match_id
          where s.player_id = any($1::uuid[]) and m.status = 'RUNNING'`;
        const { rows } = await pool.query<{ player: string; id: string }>({
          name: 'heal-players',
          text,
          values: [ids],
        });
        for (const { player, id } of rows) beginnings.found(player, id);
      },
    },
    PLAYERS,
  );
  const lobby = startHealing({ all: () => ['all'], look: () => openings.look(pool) }, OPENINGS);
  return () => {
    matches();
    lobby();
    players();
  };
}
