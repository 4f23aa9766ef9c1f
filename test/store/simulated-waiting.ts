import { randomBytes } from 'node:crypto';
import { type Seat, seedHash } from '../../src/engine/index.ts';
import { ExclusiveWriters } from '../../src/ledger/exclusive-writers.ts';
import type { ReadRow } from '../../src/matches/log/match-row.ts';
import type { SeatTaken, StoreTransaction, WaitingMatches } from '../../src/matches/log/match-store.ts';
import type { NewMatch } from '../../src/matches/log/waiting/new-match.ts';
import { fresh } from '../../src/matches/match/clocks.ts';
import { newInvitation } from '../../src/matches/match/match.ts';
import { copied, type MatchRow, type SeatRow } from './match-rows.ts';
import { notSimulated } from './not-simulated.ts';

/** Accounts and challenges are not simulated, although they write in the same transactions. */
const NO_TRANSACTION: StoreTransaction = {
  tx: notSimulated<StoreTransaction['tx']>('a transaction'),
  client: notSimulated<StoreTransaction['client']>('a transaction'),
};

/** A free seat. */
const FREE: Omit<SeatRow, 'seat' | 'bot'> = {
  player_id: null,
  deck: null,
  entropy: null,
  auto_pass: 'NONE',
  name: null,
  name_salt: null,
};

interface Streams {
  rows: Map<string, MatchRow>;
  /** The names of players, by id. */
  names: ReadonlyMap<string, string>;
  read(id: string): Promise<ReadRow | null>;
}

/** Simulated matches that wait for players. */
export class SimulatedWaiting implements WaitingMatches {
  readonly #streams: Streams;
  /** Row locks: transactions run one after the other. */
  readonly #holders = new ExclusiveWriters();

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  async create(match: NewMatch): Promise<ReadRow | null> {
    const { rows } = this.#streams;
    if (rows.has(match.id)) return null;
    rows.set(match.id, this.#newRow(match));
    return this.#streams.read(match.id);
  }

  async takeSeat({
    matchId,
    seat,
    playerId,
    bot,
    written,
    deck,
    autoPass,
    entropy,
    at,
  }: SeatTaken): Promise<ReadRow | null> {
    const row = this.#streams.rows.get(matchId);
    const place = row?.seats[seat];
    if (row?.status !== 'WAITING' || String(row.written) !== written) return null;
    if (!place || place.player_id !== null || place.bot !== null) return null;
    Object.assign(place, playerId === null ? { bot } : this.#sitting(playerId), {
      deck: copied(deck),
      auto_pass: autoPass,
      entropy,
    });
    Object.assign(row, { openSeats: row.openSeats - 1, joinedAt: at.getTime(), written: row.written + 1 });
    return this.#streams.read(matchId);
  }

  async seatHeld(
    id: string,
    choose: (row: ReadRow | null, tx: StoreTransaction) => Promise<SeatTaken | null>,
  ): Promise<ReadRow | null> {
    return this.#holders.exclusive(id, async () => {
      const taken = await choose(await this.#streams.read(id), NO_TRANSACTION);
      const row = taken && (await this.takeSeat(taken));
      if (taken && !row) throw new Error('a seat was taken of a match whose row is held');
      return row;
    });
  }

  async putEntropy(id: string, seat: Seat, entropy: string): Promise<'PUT' | 'TOO_LATE' | 'OTHER'> {
    const row = this.#withFreeSeat(id);
    const place = row?.seats[seat];
    if (!place) return 'TOO_LATE';
    if (place.entropy && place.entropy !== entropy) return 'OTHER';
    place.entropy = entropy;
    row.written += 1;
    return 'PUT';
  }

  async leave(id: string, playerId: string): Promise<boolean> {
    const row = this.#withFreeSeat(id);
    if (!row) return false;
    const own = row.seats.filter(({ player_id }) => player_id === playerId);
    for (const place of own) Object.assign(place, FREE);
    Object.assign(row, { openSeats: row.openSeats + own.length, written: row.written + 1 });
    return true;
  }

  async cancel(id: string, at: Date, { full = false }: { full?: boolean } = {}): Promise<boolean> {
    const row = this.#streams.rows.get(id);
    if (row?.status !== 'WAITING' || !(full || row.openSeats > 0)) return false;
    const written = row.written + 1;
    Object.assign(row, { status: 'CANCELLED', newcomersOf: null, finishedAt: at.getTime(), written });
    return true;
  }

  #withFreeSeat(id: string): MatchRow | null {
    const row = this.#streams.rows.get(id);
    return row?.status === 'WAITING' && row.openSeats > 0 ? row : null;
  }

  #sitting(playerId: string): Pick<SeatRow, 'player_id' | 'name' | 'name_salt'> {
    return { player_id: playerId, name: this.#streams.names.get(playerId) ?? null, name_salt: 'salt' };
  }

  #newRow({ id, game, options, timeControl, standInLevel, seats, forKeeps: _, ...said }: NewMatch): MatchRow {
    const seed = randomBytes(32).toString('hex');
    const standing = seats.map(() => fresh(timeControl));
    return {
      id,
      fixed: {
        ...{
          game: game.id,
          rules_version: game.rulesVersion,
          visibility: said.visibility,
          invitation: newInvitation(),
        },
        ...{ created_by: said.createdBy, options, time_control: timeControl, on_time_out: said.onTimeOut },
        ...{ forfeit_after: said.forfeitAfter, stand_in_level: standInLevel, data_key: null },
        ...{ tournament_id: said.tournamentId, broadcast_delay: said.broadcastDelay },
      },
      ...{ createdAt: said.createdAt.getTime(), newcomersOf: said.newcomersOf },
      ...{ seed, seedHash: seedHash(seed), serverSeed: null, serverSeedHash: null, written: 0 },
      ...{ status: 'WAITING', version: -1, waitingFor: [], standing, result: null },
      openSeats: seats.filter(({ playerId, bot }) => playerId === null && bot === null).length,
      ...{ joinedAt: null, startedAt: null, movedAt: null, finishedAt: null, deadline: null, wakeAt: null },
      ...{ botAsked: false, nudgedAt: null, verdict: null, log: [], snapshot: null },
      seats: seats.map(({ seat, playerId, bot, deck, autoPass, entropy }) => ({
        ...FREE,
        ...(playerId !== null && this.#sitting(playerId)),
        ...{ seat, bot, entropy, deck: copied(deck), auto_pass: autoPass },
      })),
    };
  }
}
