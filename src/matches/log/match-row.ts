import { z } from 'zod';
import { AtRest, type Box } from '../../db/at-rest.ts';
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
  // Rows of former releases do not have these.
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

/** What is wanted of a match until it begins, and never again. */
const waiting = z.object({
  /** Which writing of the row this is: another one as soon as anything in it changes. */
  written: z.string(),
  /** What each seat has brought, in order, and whom it is kept for. */
  places: z.array(
    z.object({ deck: z.unknown(), autoPass: z.enum(AUTO_PASS).catch('NONE'), keptFor: z.string().nullable() }),
  ),
});
export type Waiting = z.infer<typeof waiting>;

/** A match's row with its seats, as {@link HEAD} selects it. Checked where it enters, so that nothing is taken on trust. */
const matchRow = z.object({
  id: z.string(),
  game: z.string(),
  rules_version: z.string(),
  status: z.enum(MATCH_STATUSES),
  visibility: z.enum(VISIBILITIES),
  invitation: z.string(),
  created_by: z.string(),
  newcomers_of: z.string().nullable(),
  options: z.record(z.string(), z.unknown()),
  time_control: timeControlSchema.nullable(),
  on_time_out: z.enum(TIME_OUT_POLICIES),
  forfeit_after: z.number(),
  stand_in_level: z.enum(BOT_LEVELS).nullable(),
  data_key: z.string().nullable(),
  seed: z.string(),
  seed_hash: z.string(),
  server_seed: z.string().nullable(),
  server_seed_hash: z.string().nullable(),
  epoch: z.number(),
  version: z.number(),
  waiting_for: z.array(z.number()),
  standing: z.array(standing),
  result: resultForm.nullable(),
  created_at: z.date(),
  started_at: z.date().nullable(),
  moved_at: z.date().nullable(),
  finished_at: z.date().nullable(),
  tournament_id: z.string().nullable(),
  broadcast_delay: z.number(),
  seats: z.array(seat),
  waiting: waiting.nullable().default(null),
});

/** What of a row moves on with the log. */
const moving = matchRow.pick({
  status: true,
  epoch: true,
  version: true,
  waiting_for: true,
  standing: true,
  result: true,
  started_at: true,
  moved_at: true,
  finished_at: true,
});

/** A match's row, its seeds apart: whoever holds a head cannot give them away. */
export interface ReadRow {
  head: MatchHead;
  /** What every card and die follows from. */
  readonly secret: string;
  /** What the server has put into that, all of it or a part; leaves only through the seed of a match that is over. */
  readonly serverSeed: string;
  /** What everything secret of it is sealed with; null: nothing is. */
  readonly box: Box | null;
  /** Null once it has begun, and in lists. */
  readonly waiting: Waiting | null;
}

const headWith = (more: string) => `
select m.id, m.game, m.rules_version, m.status, m.visibility, m.invitation, m.created_by, m.newcomers_of, m.options, m.time_control,
  m.on_time_out, m.forfeit_after, m.stand_in_level, m.data_key, m.seed, m.seed_hash, m.server_seed, m.server_seed_hash, m.version, m.waiting_for, m.standing, m.result,
  m.tournament_id, m.broadcast_delay, m.created_at, m.started_at, m.moved_at, m.finished_at, ${EPOCH} as epoch, s.seats${more}
from matches m cross join lateral (
  select json_agg(json_build_object('seat', s.seat, 'bot', s.bot, 'entropy', s.entropy, 'player',
    case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end, 'reserved',
    s.player_id is null and exists (select from reservations r where r.match_id = s.match_id and r.seat = s.seat), 'signed',
    case when s.name is not null and s.name_salt is not null then json_build_object('name', s.name, 'salt', s.name_salt) end) order by s.seat) as seats
  from seats s left join players p on p.id = s.player_id where s.match_id = m.id) s`;

/** Selects match rows `m` with their seats; a condition and an order follow. */
export const HEAD = headWith('');

const WITH_PLACES = headWith(`,
  case when m.version < 0 then json_build_object('written', m.xmin::text, 'places', (
    select json_agg(json_build_object('deck', s.deck, 'autoPass', s.auto_pass, 'keptFor', r.player_id) order by s.seat)
    from seats s left join reservations r on r.match_id = s.match_id and r.seat = s.seat where s.match_id = m.id)) end as waiting`);

export type Games = readonly AnyGame[];

/** By what a match is found. */
export type FoundBy = { id: string } | { invitation: string };

/** @param source its pool may be a client with an open transaction */
export async function readRow(source: Source, games: readonly AnyGame[], by: FoundBy): Promise<ReadRow | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['invitation', by.invitation];
  const text = `${WITH_PLACES} where m.${column} = $1`;
  const { rows } = await source.pool.query({ name: `read-row-by-${column}`, text, values: [value] });
  return rows[0] === undefined ? null : parseRow(games, rows[0], source.atRest);
}

export function parseRow(games: readonly AnyGame[], from: unknown, atRest: AtRest = new AtRest()): ReadRow {
  const row = matchRow.parse(from);
  const game = games.find(({ id }) => id === row.game);
  if (!game) throw new MatchBug(`match ${row.id} is of a game that is not here: ${row.game}`);
  const box = atRest.boxOf(row.id, row.data_key);
  const secret = openedSeed(row.seed, box);
  const serverSeed = row.server_seed === null ? secret : openedSeed(row.server_seed, box);
  const head: MatchHead = {
    id: row.id,
    game,
    rulesVersion: row.rules_version,
    status: row.status,
    epoch: row.epoch,
    version: row.version,
    visibility: row.visibility,
    invitation: row.invitation,
    createdBy: row.created_by,
    newcomersOf: row.newcomers_of,
    tournamentId: row.tournament_id,
    options: Object.freeze(row.options),
    timeControl: row.time_control,
    onTimeOut: row.on_time_out,
    forfeitAfter: row.forfeit_after,
    standInLevel: row.stand_in_level ?? 'STEADY',
    seats: row.seats,
    standing: row.standing,
    waitingFor: row.waiting_for,
    result: row.result,
    seedHash: row.server_seed_hash ?? row.seed_hash,
    seed: isOver(row) ? serverSeed : null,
    shuffledTogether: row.server_seed !== null,
    createdAt: row.created_at,
    startedAt: row.started_at,
    movedAt: row.moved_at,
    finishedAt: row.finished_at,
    broadcastDelay: row.broadcast_delay,
  };
  return { head, secret, serverSeed, box, waiting: row.waiting };
}

export type Moving = Pick<
  MatchHead,
  'status' | 'epoch' | 'version' | 'waitingFor' | 'standing' | 'result' | 'startedAt' | 'movedAt' | 'finishedAt'
>;

/** How far a match is; null when it does not exist. One small row. */
export async function readMoving(pool: Source['pool'], matchId: string): Promise<Moving | null> {
  const text = `select status, ${EPOCH} as epoch, version, waiting_for, standing, result, started_at, moved_at, finished_at
    from matches where id = $1`;
  const { rows } = await pool.query({ name: 'read-moving', text, values: [matchId] });
  if (rows[0] === undefined) return null;
  const { waiting_for, started_at, moved_at, finished_at, ...rest } = moving.parse(rows[0]);
  return { ...rest, waitingFor: waiting_for, startedAt: started_at, movedAt: moved_at, finishedAt: finished_at };
}
