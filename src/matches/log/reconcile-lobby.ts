import type pg from 'pg';
import { lookEvery } from '../../ledger/reconcile.ts';
import type { Beginnings } from './beginnings.ts';
import type { Openings } from './openings.ts';

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
