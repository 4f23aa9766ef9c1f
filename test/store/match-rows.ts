import type { LogEntry } from '../../src/matches/log/chained-entry.ts';
import type { StoredSnapshot } from '../../src/matches/log/snapshots/snapshot.ts';
import type { MatchHead, SeatStanding } from '../../src/matches/match/match.ts';

/** A row of `seats`. */
export interface SeatRow {
  seat: number;
  player_id: string | null;
  bot: string | null;
  entropy: string | null;
  deck: unknown;
  auto_pass: string;
  name: string | null;
  name_salt: string | null;
}

/** An entry in the log: its parts as texts, so that no reader can change them. */
export interface StoredLine extends Pick<LogEntry, 'version' | 'kind' | 'seat' | 'key' | 'hash'> {
  at: number;
  parts: string;
  signature: string | null;
  /** The clocks after the entry, for checks at the end. */
  standing: readonly SeatStanding[];
}

/** A row of `matches`, with all rows that refer to it. Times are in milliseconds since 1970. */
export interface MatchRow extends Pick<MatchHead, 'status' | 'version' | 'waitingFor' | 'standing' | 'result'> {
  id: string;
  /** The columns that never change, by name. */
  fixed: Record<string, unknown>;
  createdAt: number;
  seed: string;
  seedHash: string;
  serverSeed: string | null;
  serverSeedHash: string | null;
  /** A new value after each change of the row. */
  written: number;
  newcomersOf: string | null;
  openSeats: number;
  joinedAt: number | null;
  startedAt: number | null;
  movedAt: number | null;
  finishedAt: number | null;
  deadline: number | null;
  wakeAt: number | null;
  botAsked: boolean;
  nudgedAt: number | null;
  verdict: string | null;
  seats: SeatRow[];
  log: StoredLine[];
  snapshot: StoredSnapshot | null;
}

export function entryOf({ at, parts, version, kind, seat, key, hash }: StoredLine): LogEntry {
  const { move, facts, agenda } = JSON.parse(parts);
  return { version, kind, seat, move, facts, agenda, at: new Date(at), key, hash };
}

/** Converts a row to the form that the product reads from PostgreSQL. */
export function rawRow(row: MatchRow, epoch: number): Record<string, unknown> {
  return {
    ...copied({ ...row.fixed, standing: row.standing, result: row.result, waiting_for: row.waitingFor }),
    id: row.id,
    status: row.status,
    version: row.version,
    newcomers_of: row.newcomersOf,
    seed: row.seed,
    seed_hash: row.seedHash,
    server_seed: row.serverSeed,
    server_seed_hash: row.serverSeedHash,
    epoch,
    created_at: new Date(row.createdAt),
    started_at: dateOf(row.startedAt),
    moved_at: dateOf(row.movedAt),
    finished_at: dateOf(row.finishedAt),
    seats: row.seats.map(seatOf),
    waiting: row.version < 0 ? { written: String(row.written), places: row.seats.map(placeOf) } : null,
  };
}

function seatOf({ seat, bot, entropy, player_id: id, name, name_salt: salt }: SeatRow) {
  const signed = name !== null && salt !== null ? { name, salt } : null;
  return { seat, bot, entropy, reserved: false, player: id === null ? null : { id, name: name ?? '' }, signed };
}

function placeOf({ deck, auto_pass: autoPass }: SeatRow) {
  return { deck, autoPass, keptFor: null };
}

export function dateOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** Copies a value through JSON, like all stored values. */
export function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
