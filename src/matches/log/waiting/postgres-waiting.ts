import type pg from 'pg';
import { storedDeck } from '../../../db/encryption-at-rest.ts';
import { inTransaction, type TransactionClient } from '../../../db/transaction.ts';
import type { Seat } from '../../../engine/index.ts';
import type { Source } from '../../../ledger/postgres-streams.ts';
import { MatchBug } from '../../match/checks.ts';
import { type Games, parseRow, type ReadRow, readRow, wholeRows } from '../match-row.ts';
import type { SeatTaken, StoreTransaction, TransactionWork, WaitingMatches } from '../match-store.ts';
import { type NewMatch, newSalt, writeMatch } from './new-match.ts';

// Waits for any transaction that has locked the row, then compares the row with the one that was read: every change to
// the match changes xmin. xmin wraps around after four billion transactions, and no request lives that long.
const TAKE = `
with held as (
  select id from matches where id = $1 and xmin = $2::xid and status = 'WAITING' for update
), taken as (
  update seats s set player_id = $4, bot = $10, deck = $5, auto_pass = $6, entropy = $7, name_salt = $8,
    name = (select p.name from players p where p.id = $4 and p.deleted_at is null for key share)
  from held where s.match_id = held.id and s.seat = $3 and s.player_id is null and s.bot is null
  returning s.*
), joined as (
  update matches m set open_seats = m.open_seats - 1, joined_at = $9 from taken where m.id = taken.match_id
  returning m.*, m.xmin
), seated as (
  select * from taken union all select * from seats where match_id = $1 and seat <> $3
)${wholeRows({ matches: 'joined', seats: 'seated' })}`;

// Also writes the match's row, so that its xmin changes.
export const PUT_ENTROPY = `
with put as (
  update seats set entropy = $3 where match_id = $1 and seat = $2 and (coalesce(entropy, '') = '' or entropy = $3)
  returning match_id
)
update matches m set open_seats = m.open_seats from put where m.id = put.match_id`;

/** Empties a seat. */
export const NO_PLAYER =
  "player_id = null, deck = null, entropy = null, auto_pass = 'NONE', name = null, name_salt = null";

const LEAVE = `
with left_seats as (
  update seats set ${NO_PLAYER}
  where match_id = $1 and player_id = $2
  returning seat
)
update matches set open_seats = open_seats + (select count(*) from left_seats) where id = $1`;

const CANCEL = `
update matches set status = 'CANCELLED', newcomers_of = null, finished_at = $2
where id = $1 and status = 'WAITING' and ($3 or open_seats > 0)`;

export type TransactionSource = Source & { pool: Pick<pg.Pool, 'query' | 'connect'> };

export class PostgresWaiting implements WaitingMatches {
  readonly #source: TransactionSource;
  readonly #games: Games;

  constructor(source: TransactionSource, games: Games) {
    this.#source = source;
    this.#games = games;
  }

  create(match: NewMatch, along?: TransactionWork): Promise<ReadRow | null> {
    if (!along) return writeMatch(this.#source, this.#games, match);
    return this.#inTransaction(async (both) => {
      let row: ReadRow | null = null;
      await along(both, async () => {
        row = await writeMatch({ ...this.#source, pool: both.client }, this.#games, match);
      });
      return row;
    });
  }

  takeSeat(taken: SeatTaken): Promise<ReadRow | null> {
    return take(this.#source, this.#games, taken);
  }

  seatHeld(
    id: string,
    choose: (row: ReadRow | null, tx: StoreTransaction) => Promise<SeatTaken | null>,
  ): Promise<ReadRow | null> {
    return this.#inTransaction(async (both) => {
      const source = { ...this.#source, pool: both.client };
      await both.client.query({
        name: 'hold-match',
        text: 'select from matches where id = $1 for update',
        values: [id],
      });
      const taken = await choose(await readRow(source, this.#games, { id }), both);
      const row = taken && (await take(source, this.#games, taken));
      if (taken && !row) throw new MatchBug('a seat was taken although the match row is locked');
      return row;
    });
  }

  putEntropy(id: string, seat: Seat, entropy: string): Promise<'PUT' | 'TOO_LATE' | 'OTHER'> {
    return this.#inTransaction(async ({ client }) => {
      if (!(await holdsFreeSeat(client, id))) return 'TOO_LATE';
      return (await client.query(PUT_ENTROPY, [id, seat, entropy])).rowCount === 1 ? 'PUT' : 'OTHER';
    });
  }

  // The match's row stays locked, so that no player takes the last seat at the same time.
  leave(id: string, playerId: string): Promise<boolean> {
    return this.#inTransaction(async ({ client }) => {
      if (!(await holdsFreeSeat(client, id))) return false;
      await client.query(LEAVE, [id, playerId]);
      return true;
    });
  }

  cancel(id: string, at: Date, options: { full?: boolean } = {}): Promise<boolean> {
    return cancelWaiting(this.#source, id, at, options);
  }

  #inTransaction<T>(work: (both: StoreTransaction) => Promise<T>): Promise<T> {
    return inTransaction(this.#source.pool, (tx, client) => work({ tx, client }));
  }
}

async function take({ pool, atRest }: Source, games: Games, taken: SeatTaken): Promise<ReadRow | null> {
  const { matchId, seat, playerId, bot, deck, autoPass, entropy, at, box, written } = taken;
  const stored = deck && JSON.stringify(storedDeck(deck, seat, box));
  const salt = playerId === null ? null : newSalt();
  const values = [matchId, written, seat, playerId, stored, autoPass, entropy, salt, at, bot];
  const { rows } = await pool.query({ name: 'take-seat', text: TAKE, values });
  return rows[0] === undefined ? null : parseRow(games, rows[0], atRest);
}

/** The lock keeps the answer valid until the transaction ends. */
async function holdsFreeSeat(client: TransactionClient, id: string): Promise<boolean> {
  const text = `select from matches where id = $1 and status = 'WAITING' and open_seats > 0 for update`;
  return (await client.query(text, [id])).rowCount === 1;
}

// Also writes the match's row, so that players who have read it before cannot take the seat.
const HOLD_LAST = `
update matches m set open_seats = m.open_seats
where m.id = $1 and m.status = 'WAITING' and m.tournament_id is null and m.open_seats = 1
  and not exists (select from challenges c where c.match_id = $1)
returning (select s.seat from seats s where s.match_id = $1 and s.player_id is null and s.bot is null) as seat`;

/** Locks a match without a challenge. Returns its only free seat, or null if there is no such match. */
export async function holdLastSeat(client: TransactionClient, id: string): Promise<Seat | null> {
  return (await client.query<{ seat: Seat }>(HOLD_LAST, [id])).rows[0]?.seat ?? null;
}

/** Cancels a match like {@link WaitingMatches.cancel}, but can also run in a transaction. Releases the stakes. */
export async function cancelWaiting(
  { pool }: Pick<Source, 'pool'>,
  id: string,
  at: Date,
  { full = false }: { full?: boolean } = {},
): Promise<boolean> {
  return (await pool.query(CANCEL, [id, at, full])).rowCount === 1;
}
