import { randomBytes } from 'node:crypto';
import { IS_GUEST } from '../../../accounts/for-transactions.ts';
import { type Box, storedDeck } from '../../../db/encryption-at-rest.ts';
import { type AutoPass, type BotLevel, type DeckList, type Seat, seedHash } from '../../../engine/index.ts';
import type { Source } from '../../../ledger/postgres-streams.ts';
import { storedSeed } from '../../../ledger/sealing.ts';
import { fresh } from '../../match/clocks.ts';
import { type MatchHead, newInvitation } from '../../match/match.ts';
import { type Games, parseRow, type ReadRow, wholeRows } from '../match-row.ts';

type Settings = Pick<
  MatchHead,
  | ('id' | 'game' | 'options' | 'timeControl' | 'visibility' | 'onTimeOut' | 'forfeitAfter')
  | ('createdBy' | 'newcomersOf' | 'createdAt' | 'tournamentId' | 'broadcastDelay' | 'rated')
>;

export interface NewMatch extends Settings {
  /** The level of the bot that takes over a seat if `onTimeOut` is `BOT`; null for `STEADY`. */
  standInLevel: BotLevel | null;
  /** Whether cards change hands when the match ends. */
  forKeeps: boolean;
  place: GamePlace | null;
  seats: readonly NewSeat[];
}

export interface GamePlace {
  stage: number;
  round: number;
  table: number;
  /** The game's number at its table, from 1. */
  number: number;
  /** How many times the round has been paired again. */
  attempt: number;
}

export interface NewSeat {
  seat: Seat;
  playerId: string | null;
  bot: BotLevel | null;
  deck: DeckList | null;
  autoPass: AutoPass;
  entropy: string | null;
}

// Waits for a concurrent account deletion. If there was one, the player has no name. A match is not rated if a guest or
// a program's account has a seat.
const WRITE = `
with made as (
  insert into matches (id, game, rules_version, visibility, invitation, created_by, newcomers_of, options, time_control, on_time_out, forfeit_after,
    stand_in_level, data_key, seed, seed_hash, open_seats, standing, for_keeps, tournament_id, broadcast_delay, rating, created_at)
  select id, game, rules_version, visibility, invitation, created_by, newcomers_of, options, time_control, on_time_out, forfeit_after,
    stand_in_level, data_key, seed, seed_hash, open_seats, standing, for_keeps, tournament_id, broadcast_delay,
    case when m.rated and not exists (
      select from json_to_recordset($2::json) as s(player_id uuid) join players p on p.id = s.player_id
      where p.bot or ${IS_GUEST}) then 'DUE' end, created_at
  from json_to_record($1::json) as m(
    id uuid, game text, rules_version text, visibility text, invitation text, created_by uuid, newcomers_of text, options jsonb, time_control jsonb,
    on_time_out text, forfeit_after integer, stand_in_level text, data_key text, seed text, seed_hash text, open_seats smallint,
    standing jsonb, for_keeps boolean, tournament_id uuid, broadcast_delay integer, rated boolean, created_at timestamptz)
  on conflict (id) do nothing
  returning *, xmin
), noted as (
  insert into tournament_games (match_id, tournament_id, stage, round, table_number, game, attempt, status)
  select made.id, made.tournament_id, g.stage, g.round, g."table", g.number, g.attempt, 'PLAYING'
  from made cross join json_to_record($3::json) as g(
    stage smallint, round smallint, "table" integer, number smallint, attempt smallint)
  where made.tournament_id is not null
), seated as (
  insert into seats (match_id, seat, player_id, bot, deck, entropy, auto_pass, name, name_salt)
  select made.id, s.seat, s.player_id, s.bot, s.deck, s.entropy, s.auto_pass,
    (select p.name from players p where p.id = s.player_id and p.deleted_at is null for key share), s.name_salt
  from made cross join json_to_recordset($2::json) as s(
    seat smallint, player_id uuid, bot text, deck jsonb, entropy text, auto_pass text, name_salt text)
  returning *
)${wholeRows({ matches: 'made', seats: 'seated' })}`;

/**
 * Writes a match and its seats in one statement. The seed is created here, before anyone knows who will sit where.
 * @param source the database, or a client with an open transaction as its pool
 * @returns null if a match with this id exists
 */
export async function writeMatch({ pool, atRest }: Source, games: Games, match: NewMatch): Promise<ReadRow | null> {
  const { box = null, dataKey = null } = atRest.newBox(match.id) ?? {};
  const { seats, place, standInLevel, forKeeps, timeControl, game, tournamentId, broadcastDelay, ...said } = match;
  const seed = randomBytes(32).toString('hex');
  const row = {
    ...{ id: said.id, visibility: said.visibility, options: said.options, invitation: newInvitation() },
    ...{ game: game.id, rules_version: game.rulesVersion, time_control: timeControl },
    ...{ created_by: said.createdBy, created_at: said.createdAt, newcomers_of: said.newcomersOf },
    ...{ on_time_out: said.onTimeOut, forfeit_after: said.forfeitAfter, stand_in_level: standInLevel },
    ...{ data_key: dataKey, seed: storedSeed(seed, box), seed_hash: seedHash(seed) },
    open_seats: seats.filter(({ playerId, bot }) => playerId === null && bot === null).length,
    standing: seats.map(() => fresh(timeControl)),
    ...{ for_keeps: forKeeps, tournament_id: tournamentId, broadcast_delay: broadcastDelay, rated: said.rated },
  };
  const values = [row, seats.map((seat) => seatRow(seat, box)), place ?? {}].map((one) => JSON.stringify(one));
  const { rows } = await pool.query({ name: 'write-match', text: WRITE, values });
  return rows[0] === undefined ? null : parseRow(games, rows[0], atRest);
}

function seatRow({ seat, playerId, bot, deck, autoPass, entropy }: NewSeat, box: Box | null) {
  const salt = playerId === null ? null : newSalt();
  const row = { seat, bot, entropy, player_id: playerId, auto_pass: autoPass, name_salt: salt };
  return { ...row, deck: storedDeck(deck, seat, box) };
}

/** Returns the salt that hides a player's name in the record. The salt is deleted with the account. */
export function newSalt(): string {
  return randomBytes(16).toString('base64url');
}
