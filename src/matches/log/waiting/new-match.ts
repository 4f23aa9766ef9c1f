import { randomBytes } from 'node:crypto';
import { type Box, storedDeck } from '../../../db/at-rest.ts';
import { EPOCH } from '../../../db/outage/store-epoch.ts';
import { type AutoPass, type BotLevel, type DeckList, type Seat, seedHash } from '../../../engine/index.ts';
import type { Source } from '../../../ledger/postgres-streams.ts';
import { storedSeed } from '../../../ledger/sealing.ts';
import { fresh } from '../../match/clocks.ts';
import { type MatchHead, newInvitation } from '../../match/match.ts';

/** What is said of a match before it is made. */
type Said = Pick<
  MatchHead,
  | ('id' | 'game' | 'options' | 'timeControl' | 'visibility' | 'onTimeOut' | 'forfeitAfter')
  | ('createdBy' | 'newcomersOf' | 'createdAt' | 'tournamentId' | 'broadcastDelay')
>;

export interface NewMatch extends Said {
  /** With BOT: of which level the bot is; null: STEADY. */
  standInLevel: BotLevel | null;
  /** Cards change their owner when it ends. */
  forKeeps: boolean;
  /** Which game of its tournament it is; null: of none. */
  place: GamePlace | null;
  /** In order. */
  seats: readonly NewSeat[];
}

/** The place of a game in its tournament. */
export interface GamePlace {
  stage: number;
  round: number;
  table: number;
  /** Which game of the table's, from 1. */
  number: number;
  /** How often the round was paired again. */
  attempt: number;
}

/** A place at it: a player's, a bot's, or nobody's yet. */
export interface NewSeat {
  seat: Seat;
  playerId: string | null;
  bot: BotLevel | null;
  deck: DeckList | null;
  autoPass: AutoPass;
  entropy: string | null;
}

// Who is just being deleted is waited for, and then has no name.
const WRITE = `
with made as (
  insert into matches (id, game, rules_version, visibility, invitation, created_by, newcomers_of, options, time_control, on_time_out, forfeit_after,
    stand_in_level, data_key, seed, seed_hash, open_seats, standing, for_keeps, tournament_id, broadcast_delay, created_at)
  select id, game, rules_version, visibility, invitation, created_by, newcomers_of, options, time_control, on_time_out, forfeit_after,
    stand_in_level, data_key, seed, seed_hash, open_seats, standing, for_keeps, tournament_id, broadcast_delay, created_at
  from json_to_record($1::json) as m(
    id uuid, game text, rules_version text, visibility text, invitation text, created_by uuid, newcomers_of text, options jsonb, time_control jsonb,
    on_time_out text, forfeit_after integer, stand_in_level text, data_key text, seed text, seed_hash text, open_seats smallint,
    standing jsonb, for_keeps boolean, tournament_id uuid, broadcast_delay integer, created_at timestamptz)
  on conflict (id) do nothing
  returning id, tournament_id
), noted as (
  insert into tournament_games (match_id, tournament_id, stage, round, table_number, game, attempt, status)
  select made.id, made.tournament_id, g.stage, g.round, g."table", g.number, g.attempt, 'PLAYING'
  from made cross join json_to_record($3::json) as g(
    stage smallint, round smallint, "table" integer, number smallint, attempt smallint)
  where made.tournament_id is not null
)
insert into seats (match_id, seat, player_id, bot, deck, entropy, auto_pass, name, name_salt)
select made.id, s.seat, s.player_id, s.bot, s.deck, s.entropy, s.auto_pass,
  (select p.name from players p where p.id = s.player_id and p.deleted_at is null for key share), s.name_salt
from made cross join json_to_recordset($2::json) as s(
  seat smallint, player_id uuid, bot text, deck jsonb, entropy text, auto_pass text, name_salt text)
returning seat, name, name_salt as salt, ${EPOCH} as epoch`;

/** A seat as it was written: how its player is called. */
interface Written {
  seat: Seat;
  name: string | null;
  salt: string | null;
  epoch: number;
}

/**
 * Writes a match and its seats, both or neither, with a seed that is made here, before anybody knows who will sit where.
 * @param source its pool may be a client with an open transaction
 * @returns the match as it stands then, none of its seats reserved; null: there is one with this id already
 */
export async function writeMatch({ pool, atRest }: Source, match: NewMatch): Promise<MatchHead | null> {
  const { box = null, dataKey = null } = atRest?.newBox(match.id) ?? {};
  const seed = randomBytes(32).toString('hex');
  const head = headOf(match, seedHash(seed));
  const row = { ...rowOf(match, head), data_key: dataKey, seed: storedSeed(seed, box) };
  const places = match.seats.map((place) => seatRow(place, box));
  const values = [JSON.stringify(row), JSON.stringify(places), JSON.stringify(match.place ?? {})];
  const { rows } = await pool.query<Written>({ name: 'write-match', text: WRITE, values });
  const [written] = rows;
  return written ? { ...head, epoch: written.epoch, seats: match.seats.map((place) => seatOf(place, rows)) } : null;
}

function headOf({ seats, forKeeps: _, place: __, standInLevel, ...said }: NewMatch, hash: string): MatchHead {
  return {
    ...said,
    ...{ rulesVersion: said.game.rulesVersion, invitation: newInvitation(), standInLevel: standInLevel ?? 'STEADY' },
    ...{
      status: 'WAITING',
      epoch: 0,
      version: -1,
      waitingFor: [],
      standing: seats.map(() => fresh(said.timeControl)),
      seats: [],
    },
    ...{ seedHash: hash, seed: null, shuffledTogether: false },
    ...{ startedAt: null, movedAt: null, finishedAt: null, result: null },
  };
}

function rowOf({ seats, standInLevel, forKeeps, timeControl }: NewMatch, head: MatchHead) {
  const { id, visibility, invitation, options, standing } = head;
  return {
    ...{ id, visibility, invitation, options, standing, time_control: timeControl },
    game: head.game.id,
    rules_version: head.rulesVersion,
    created_by: head.createdBy,
    newcomers_of: head.newcomersOf,
    on_time_out: head.onTimeOut,
    forfeit_after: head.forfeitAfter,
    stand_in_level: standInLevel,
    seed_hash: head.seedHash,
    open_seats: seats.filter(({ playerId, bot }) => playerId === null && bot === null).length,
    for_keeps: forKeeps,
    tournament_id: head.tournamentId,
    broadcast_delay: head.broadcastDelay,
    created_at: head.createdAt,
  };
}

function seatRow({ seat, playerId, bot, deck, autoPass, entropy }: NewSeat, box: Box | null) {
  const salt = playerId === null ? null : newSalt();
  const row = { seat, bot, entropy, player_id: playerId, auto_pass: autoPass, name_salt: salt };
  return { ...row, deck: storedDeck(deck, seat, box) };
}

function seatOf({ seat, playerId, bot, entropy }: NewSeat, rows: readonly Written[]): MatchHead['seats'][number] {
  const { name = null, salt = null } = rows.find((row) => row.seat === seat) ?? {};
  const player = playerId !== null && name !== null ? { id: playerId, name } : null;
  return {
    seat,
    player,
    signed: name !== null && salt !== null ? { name, salt } : null,
    bot,
    reserved: false,
    entropy,
  };
}

/** What hides in the record how a player was called on sitting down; it goes with a deleted account. */
export function newSalt(): string {
  return randomBytes(16).toString('base64url');
}
