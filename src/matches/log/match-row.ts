import { z } from 'zod';
import type { AtRest, Box } from '../../db/encryption-at-rest.ts';
import { EPOCH } from '../../db/outage/store-epoch.ts';
import {
  type AnyGame,
  AUTO_PASS,
  BOT_LEVELS,
  LEAVING,
  type Result,
  RULINGS,
  TIME_OUT_POLICIES,
  timeControlSchema,
} from '../../engine/index.ts';
import type { Source } from '../../ledger/postgres-streams.ts';
import { openedSeed } from '../../ledger/sealing.ts';
import { MatchBug } from '../match/checks.ts';
import { isOver, MATCH_STATUSES, type MatchHead, type SeatStanding, VISIBILITIES } from '../match/match.ts';

const standing: z.ZodType<SeatStanding> = z.object({
  since: z.number(),
  started: z.number().nullable(),
  deadline: z.number().nullable(),
  bank: z.number().nullable(),
  timeOuts: z.number(),
  standIn: z.enum(BOT_LEVELS).nullable(),
  left: z.enum(LEAVING).nullable(),
  // These fields are missing in rows written by earlier releases.
  lastDeadline: z.number().nullable().default(null),
  held: z.number().nullable().default(null),
  ruled: z.enum(RULINGS).nullable().default(null),
});

export const resultForm: z.ZodType<Result> = z.object({
  ranks: z.array(z.number()),
  why: z.string(),
  awards: z.array(z.object({ card: z.string(), from: z.number(), to: z.number() })).exactOptional(),
});

const seat = z.object({
  seat: z.number(),
  player: z.object({ id: z.string(), name: z.string() }).nullable(),
  signed: z.object({ name: z.string(), salt: z.string() }).nullable(),
  bot: z.enum(BOT_LEVELS).nullable(),
  reserved: z.boolean(),
  entropy: z.string().nullable(),
});

/** The data that is needed only until the match begins. */
const waiting = z.object({
  /** The row's version in PostgreSQL, which every write changes. */
  written: z.string(),
  /** The deck and setting of each seat, in order, and the player that the seat is reserved for. */
  places: z.array(
    z.object({ deck: z.unknown(), autoPass: z.enum(AUTO_PASS).catch('NONE'), keptFor: z.string().nullable() }),
  ),
});
export type Waiting = z.infer<typeof waiting>;

/** Rows are validated when they are read. */
const matchRow = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.string(),
  status: z.enum(MATCH_STATUSES),
  visibility: z.enum(VISIBILITIES),
  invitation: z.string(),
  createdBy: z.string(),
  newcomersOf: z.string().nullable(),
  options: z.record(z.string(), z.unknown()),
  timeControl: timeControlSchema.nullable(),
  onTimeOut: z.enum(TIME_OUT_POLICIES),
  forfeitAfter: z.number(),
  standInLevel: z.enum(BOT_LEVELS).nullable(),
  dataKey: z.string().nullable(),
  seed: z.string(),
  seedHash: z.string(),
  serverSeed: z.string().nullable(),
  serverSeedHash: z.string().nullable(),
  epoch: z.number(),
  version: z.number(),
  waitingFor: z.array(z.number()),
  standing: z.array(standing),
  result: resultForm.nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  movedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
  tournamentId: z.string().nullable(),
  broadcastDelay: z.number(),
  rating: z.string().nullable().default(null),
  seats: z.array(seat),
  waiting: waiting.nullable().default(null),
});

const moving = matchRow.pick({
  status: true,
  epoch: true,
  version: true,
  waitingFor: true,
  standing: true,
  result: true,
  startedAt: true,
  movedAt: true,
  finishedAt: true,
});

/** Renames a row's columns to the names in code: `created_at` becomes `createdAt`. */
function inCode(row: object): object {
  const named = Object.entries(row).map(([name, value]) => [
    name.replace(/_(.)/g, (_, next) => next.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}

/** The seeds are not part of the head, so that code with only the head cannot leak them. */
export interface ReadRow {
  head: MatchHead;
  /** The seed of every card and die. */
  readonly secret: string;
  /** The server's part of the seed, or the whole seed. It is revealed only when the match is over. */
  readonly serverSeed: string;
  /** Null if the match's secrets are stored in the clear. */
  readonly box: Box | null;
  /** Null once the match has begun, and in lists. */
  readonly waiting: Waiting | null;
}

/** The tables that contain the rows, or the common table expressions of a statement that has just written them. */
interface RowSource {
  matches: string;
  seats: string;
}

const TABLES: RowSource = { matches: 'matches', seats: 'seats' };

const headWith = (more: string, { matches, seats }: RowSource) => `
select m.id, m.game, m.rules_version, m.status, m.visibility, m.invitation, m.created_by, m.newcomers_of, m.options, m.time_control,
  m.on_time_out, m.forfeit_after, m.stand_in_level, m.data_key, m.seed, m.seed_hash, m.server_seed, m.server_seed_hash, m.version, m.waiting_for, m.standing, m.result,
  m.tournament_id, m.broadcast_delay, m.rating, m.created_at, m.started_at, m.moved_at, m.finished_at, ${EPOCH} as epoch, s.seats${more}
from ${matches} m cross join lateral (
  select json_agg(json_build_object('seat', s.seat, 'bot', s.bot, 'entropy', s.entropy, 'player',
    case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end, 'reserved',
    s.player_id is null and exists (select from reservations r where r.match_id = s.match_id and r.seat = s.seat), 'signed',
    case when s.name is not null and s.name_salt is not null then json_build_object('name', s.name, 'salt', s.name_salt) end) order by s.seat) as seats
  from ${seats} s left join players p on p.id = s.player_id where s.match_id = m.id) s`;

/** Callers append a condition and an order. */
export const HEAD = headWith('', TABLES);

/** Returns the SQL that selects whole rows, for `parseRow`. A common table expression must include `xmin`. */
export const wholeRows = (from: RowSource) =>
  headWith(
    `,
  case when m.version < 0 then json_build_object('written', m.xmin::text, 'places', (
    select json_agg(json_build_object('deck', s.deck, 'autoPass', s.auto_pass, 'keptFor', r.player_id) order by s.seat)
    from ${from.seats} s left join reservations r on r.match_id = s.match_id and r.seat = s.seat where s.match_id = m.id)) end as waiting`,
    from,
  );

const WHOLE_ROWS = wholeRows(TABLES);

export type Games = readonly AnyGame[];

export type FoundBy = { id: string } | { invitation: string };

/** @param source the database, or a client with an open transaction as its pool */
export async function readRow(source: Source, games: readonly AnyGame[], by: FoundBy): Promise<ReadRow | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['invitation', by.invitation];
  const text = `${WHOLE_ROWS} where m.${column} = $1`;
  const { rows } = await source.pool.query({ name: `read-row-by-${column}`, text, values: [value] });
  return rows[0] === undefined ? null : parseRow(games, rows[0], source.atRest);
}

export function parseRow(games: readonly AnyGame[], from: object, atRest: AtRest): ReadRow {
  const row = matchRow.parse(inCode(from));
  const { game: gameId, dataKey, seed, seedHash, serverSeed: sealed, serverSeedHash, waiting, rating, ...rest } = row;
  const game = games.find(({ id }) => id === gameId);
  if (!game) throw new MatchBug(`match ${row.id} has an unknown game: ${gameId}`);
  const box = atRest.boxOf(row.id, dataKey);
  const secret = openedSeed(seed, box);
  const serverSeed = sealed === null ? secret : openedSeed(sealed, box);
  const head: MatchHead = {
    ...rest,
    game,
    options: Object.freeze(row.options),
    standInLevel: row.standInLevel ?? 'STEADY',
    rated: rating !== null,
    seedHash: serverSeedHash ?? seedHash,
    seed: isOver(row) ? serverSeed : null,
    shuffledTogether: sealed !== null,
  };
  return { head, secret, serverSeed, box, waiting };
}

export type RowAfterEntry = Pick<MatchHead, keyof z.infer<typeof moving>>;

/** Null if the match does not exist. */
export async function readRowAfterEntry(pool: Source['pool'], matchId: string): Promise<RowAfterEntry | null> {
  const text = `select status, ${EPOCH} as epoch, version, waiting_for, standing, result, started_at, moved_at, finished_at
    from matches where id = $1`;
  const { rows } = await pool.query({ name: 'read-moving', text, values: [matchId] });
  return rows[0] === undefined ? null : moving.parse(inCode(rows[0]));
}
