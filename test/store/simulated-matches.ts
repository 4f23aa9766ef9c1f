import { AtRest } from '../../src/db/encryption-at-rest.ts';
import { entryText, type HashedText, hashedText, type VerifyVerdict } from '../../src/engine/index.ts';
import type { Found } from '../../src/ledger/store.ts';
import type { EntryToAppend } from '../../src/matches/log/append-statement.ts';
import type { LogEntry } from '../../src/matches/log/chained-entry.ts';
import {
  type FoundBy,
  type Games,
  parseRow,
  type ReadRow,
  type RowAfterEntry,
} from '../../src/matches/log/match-row.ts';
import type { Keyed, MatchStore } from '../../src/matches/log/match-store.ts';
import type { StoredSnapshot } from '../../src/matches/log/snapshots/snapshot.ts';
import { earliestDeadline } from '../../src/matches/match/clocks.ts';
import { botAt } from '../../src/matches/match/stand-ins.ts';
import { foreignSnapshot } from './foreign-snapshot.ts';
import { copied, dateOf, entryOf, type MatchRow, rawRow } from './match-rows.ts';
import { SimulatedDue } from './simulated-due.ts';
import { SimulatedWaiting } from './simulated-waiting.ts';

/** The maximum age of a new entry in milliseconds: see `append-statement.ts`. */
const JUST_NOW = 3000;

/** Stores data without encryption. */
export const IN_THE_CLEAR = new AtRest();

/** The state that all streams of a store share. */
export interface Shared {
  /** The store's clock, in milliseconds since 1970. */
  now(): number;
  epoch(): number;
  /** The names of players, by id. */
  names: ReadonlyMap<string, string>;
  /** Whether a node of another release writes the next snapshot. */
  isForeign(): boolean;
}

/** The simulated part of the store: matches outside tournaments. */
type Simulated = Omit<
  MatchStore,
  | 'archiving'
  | 'readSome'
  | 'entriesOfKind'
  | 'askedOf'
  | 'results'
  | 'present'
  | 'playedBy'
  | 'openMatches'
  | 'box'
  | 'offices'
  | 'withheld'
  | 'champion'
  | 'needsWinner'
>;

/** Matches in memory that behave like those in PostgreSQL. Each statement takes effect at one moment. */
export class SimulatedMatches implements Simulated {
  readonly rows = new Map<string, MatchRow>();
  readonly due = new SimulatedDue(this.rows);
  readonly waiting: SimulatedWaiting;
  readonly departures = { players: async () => [], placesOf: async () => [], left: async () => {} };
  readonly #shared: Shared;
  readonly #games: Games;

  constructor(shared: Shared, games: Games) {
    this.#shared = shared;
    this.#games = games;
    this.waiting = new SimulatedWaiting({ rows: this.rows, names: shared.names, read: (id) => this.row({ id }) });
  }

  async append(lines: readonly EntryToAppend[]): Promise<ReadonlySet<string>> {
    const written = lines.filter((line) => this.#follows(line));
    for (const line of written) this.#write(line);
    return new Set(written.map(({ id }) => id));
  }

  async read(id: string, after: number, upTo = Number.MAX_SAFE_INTEGER): Promise<LogEntry[]> {
    const log = this.rows.get(id)?.log ?? [];
    return log.filter(({ version }) => version > after && version <= upTo).map(entryOf);
  }

  async hashedTexts(id: string, upTo: number) {
    const entries = await this.read(id, -1, upTo);
    return {
      entries: entries.map((entry): HashedText => {
        return { text: hashedText(entry, entryText(entry, entry.at)), hash: entry.hash };
      }),
      signatures: this.#signatures(id, upTo),
    };
  }

  async byKey(id: string, { key, keySeats = [] }: Keyed): Promise<LogEntry | null> {
    if (!key) return null;
    const found = this.rows.get(id)?.log.find((one) => one.key === key && keySeats.includes(one.seat ?? -1));
    return found ? entryOf(found) : null;
  }

  async position(id: string): Promise<RowAfterEntry | null> {
    const row = this.rows.get(id);
    if (!row) return null;
    const { status, version, waitingFor, standing, result, startedAt, movedAt, finishedAt } = row;
    return {
      ...copied({ status, version, waitingFor, standing, result, epoch: this.#shared.epoch() }),
      startedAt: dateOf(startedAt),
      movedAt: dateOf(movedAt),
      finishedAt: dateOf(finishedAt),
    };
  }

  async positions(ids: readonly string[]): Promise<Found[]> {
    return ids.flatMap((id) => {
      const row = this.rows.get(id);
      return row ? [{ id, version: row.version, at: dateOf(row.movedAt) }] : [];
    });
  }

  async row(by: FoundBy): Promise<ReadRow | null> {
    const rows = [...this.rows.values()];
    const row = 'id' in by ? this.rows.get(by.id) : rows.find(({ fixed }) => fixed.invitation === by.invitation);
    return row ? parseRow(this.#games, rawRow(row, this.#shared.epoch()), IN_THE_CLEAR) : null;
  }

  async record(id: string, after: number, upTo: number) {
    return { entries: await this.read(id, after, upTo), signatures: this.#signatures(id, upTo) };
  }

  #signatures(id: string, upTo: number) {
    const log = this.rows.get(id)?.log ?? [];
    return log.flatMap(({ version, signature }) =>
      signature !== null && version <= upTo ? [{ version, signature: JSON.parse(signature) }] : [],
    );
  }

  async snapshot(id: string, upTo: number): Promise<StoredSnapshot | null> {
    const snapshot = this.rows.get(id)?.snapshot ?? null;
    return snapshot && snapshot.version <= upTo ? { ...snapshot } : null;
  }

  async keepSnapshot(id: string, snapshot: StoredSnapshot): Promise<void> {
    const row = this.rows.get(id);
    const { version = -1, folded_by = '' } = row?.snapshot ?? {};
    if (!row || (version >= snapshot.version && folded_by === snapshot.folded_by)) return;
    row.snapshot = this.#shared.isForeign() ? foreignSnapshot(row, snapshot) : { ...snapshot };
  }

  async keepVerdict(id: string, verdict: VerifyVerdict): Promise<void> {
    const row = this.rows.get(id);
    if (!row) return;
    row.snapshot = null;
    row.verdict = verdict.verdict === 'VERIFIED' ? 'VERIFIED' : JSON.stringify(verdict);
    row.written++;
  }

  /** Whether an entry can be appended, by the conditions of `append-statement.ts`. */
  #follows({ id, chained: { entry }, previousAt, keySeats }: EntryToAppend): boolean {
    const row = this.rows.get(id);
    if (!row || row.version !== entry.version - 1) return false;
    if (row.status !== (entry.version === 0 ? 'WAITING' : 'RUNNING')) return false;
    if (row.movedAt !== (previousAt?.getTime() ?? null)) return false;
    const isUsed =
      entry.key !== null && row.log.some((one) => one.key === entry.key && keySeats.includes(one.seat ?? -1));
    return !isUsed && entry.at.getTime() > this.#shared.now() - JUST_NOW;
  }

  #write({ id, chained, signature, deal, after }: EntryToAppend): void {
    const row = this.rows.get(id);
    if (!row) return;
    const { version, kind, seat, key, hash } = chained.entry;
    const at = chained.entry.at.getTime();
    const { status } = after;
    const [waitingFor, standing, result] = copied([after.waitingFor, after.standing, after.result] as const);
    const { move, facts, agenda } = chained.parts;
    const parts = `{"move":${move},"facts":${facts},"agenda":${agenda}}`;
    row.log.push({
      version,
      kind,
      seat,
      key,
      hash,
      at,
      parts,
      signature: signature ? JSON.stringify(signature) : null,
      standing,
    });
    const deadline = earliestDeadline(standing);
    const wakeAt = deadline === null ? row.wakeAt : Math.min(row.wakeAt ?? deadline, deadline);
    Object.assign(row, { version, status, waitingFor, standing, result, deadline, movedAt: at });
    row.written++;
    row.wakeAt = status === 'RUNNING' ? wakeAt : null;
    row.botAsked = waitingFor.some((one) => botAt(after, one) !== null);
    if (version === 0) row.startedAt = at;
    if (status === 'FINISHED') Object.assign(row, { finishedAt: at, newcomersOf: null });
    if (deal)
      Object.assign(row, { serverSeed: row.seed, serverSeedHash: row.seedHash, seed: deal.seed, seedHash: deal.hash });
  }
}
