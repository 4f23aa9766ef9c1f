import { type Box, storedDeck } from '../../../db/at-rest.ts';
import type { AnyGame, AutoPass, DeckList, Seat } from '../../../engine/index.ts';
import type { Source } from '../../../ledger/postgres-streams.ts';
import { type ReadRow, readRow } from '../match-row.ts';
import { newSalt } from './new-match.ts';

/** A player who takes a seat that was free when the match's row was read. */
export interface SeatTaken {
  matchId: string;
  seat: Seat;
  playerId: string;
  deck: DeckList | null;
  autoPass: AutoPass;
  entropy: string | null;
  at: Date;
  /** What the match is sealed with; null: nothing is. */
  box: Box | null;
  /** Which writing of the row was read: `written` of what it waits with. */
  written: string;
}

// Waits for whoever holds the row, and then looks whether it is still the one that was read: whoever takes a seat or gives one
// back, cancels the match or begins it, writes it anew. Who writes it for something else, like a nudge, costs a second look and
// no more. These numbers come round after four billion transactions, and what was read is not kept for longer than a request.
const TAKE = `
with held as (
  select id from matches where id = $1 and xmin = $2::xid and status = 'WAITING' for update
), taken as (
  update seats s set player_id = $4, deck = $5, auto_pass = $6, entropy = $7, name_salt = $8,
    name = (select p.name from players p where p.id = $4 and p.deleted_at is null for key share)
  from held where s.match_id = held.id and s.seat = $3 and s.player_id is null and s.bot is null
  returning s.match_id
)
update matches m set open_seats = m.open_seats - 1, joined_at = $9 from taken where m.id = taken.match_id`;

/**
 * Takes a seat. False: somebody was first, and nothing has changed.
 * @param source its pool may be a client with an open transaction
 */
export async function takeSeat({ pool }: Source, taken: SeatTaken): Promise<boolean> {
  const { matchId, seat, playerId, deck, autoPass, entropy, at, box, written } = taken;
  const stored = deck && JSON.stringify(storedDeck(deck, seat, box));
  const values = [matchId, written, seat, playerId, stored, autoPass, entropy, newSalt(), at];
  const { rowCount } = await pool.query({ name: 'take-seat', text: TAKE, values });
  return rowCount === 1;
}

/**
 * A match's row as it stands and stays until the transaction ends: whoever else wants it waits. Null where there is none.
 * @param source its pool is a client with an open transaction
 */
export async function heldRow(source: Source, games: readonly AnyGame[], id: string): Promise<ReadRow | null> {
  await source.pool.query({ name: 'hold-match', text: 'select from matches where id = $1 for update', values: [id] });
  return readRow(source, games, { id });
}
