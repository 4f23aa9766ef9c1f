import { z } from 'zod';
import { isBannedText } from '../../accounts/for-transactions.ts';
import { lockName, type TransactionClient, tryLockName } from '../../db/transaction.ts';
import type { Seat } from '../../engine/index.ts';
import { SPEEDS, type Speed } from '../match/speed.ts';
import { newState, type PlayerSkill, type RatingState, tableOf } from './fold-matches.ts';
import { type FinishedMatch, finishedForm, type RatedMatch, type RatingChange } from './rated-match.ts';

/** The matches whose ratings depend on each other: those of one game and speed. */
export interface RatingPool {
  game: string;
  speed: Speed;
}

/** A position in the order in which matches count. */
export type Position = Pick<FinishedMatch, 'at' | 'id'>;

type Queries = Pick<TransactionClient, 'query'>;

/** The order of an index, which can be computed only in a fixed time zone. */
const IN_UTC = "(timezone('UTC', m.finished_at) + m.broadcast_delay * interval '1 second')";
const AT = `timezone('UTC', ${IN_UTC})`;

/** Callers append a condition and an order. */
const FINISHED = `
select m.id, m.game, m.options, m.time_control as "timeControl", m.result, m.standing, ${AT} as at,
  array(select s.player_id::text from seats s where s.match_id = m.id order by s.seat) as players
from matches m where m.rating is not null and m.status = 'FINISHED'`;

/** Returns a match of one of the games that must be rated. Null if there is none, or if it has been rated. */
export async function readDue(client: Queries, games: readonly string[], id: string): Promise<FinishedMatch | null> {
  const text = `${FINISHED} and m.rating = 'DUE' and m.game = any($1) and m.id = $2`;
  const { rows } = await client.query(text, [games, id]);
  return rows[0] === undefined ? null : finishedForm.parse(rows[0]);
}

/** How many matches are read at a time. */
export const PAGE = 500;

const FROM = `${FINISHED} and m.game = $1 and (${IN_UTC}, m.id) > (timezone('UTC', $2::timestamptz), $3::uuid)
  and ${IN_UTC} <= timezone('UTC', $4::timestamptz)
order by ${IN_UTC}, m.id limit ${PAGE}`;

const positionForm = z.object({ id: z.string(), at: z.date() });

interface FinishedPage {
  matches: FinishedMatch[];
  /** The ids of matches that this release cannot read. */
  unreadable: string[];
  /** Where the next page begins; null after the last page. */
  next: Position | null;
}

/** Returns a page of a game's finished matches, in the order in which they count. */
export async function readFinished(
  client: Queries,
  { game, upTo, after }: { game: string; upTo: Date; after: Position },
): Promise<FinishedPage> {
  const { rows } = await client.query(FROM, [game, after.at, after.id, upTo]);
  const matches: FinishedMatch[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const read = finishedForm.safeParse(row);
    if (read.success) matches.push(read.data);
    else unreadable.push(positionForm.parse(row).id);
  }
  return { matches, unreadable, next: rows.length < PAGE ? null : positionForm.parse(rows.at(-1)) };
}

interface Overdue {
  id: string;
  finishedAt: Date;
}

/** Returns a page of the games' finished matches that must be rated, oldest first. */
export async function readOverdue(
  client: Queries,
  games: readonly string[],
  before: Date,
  after: Overdue | null,
): Promise<Overdue[]> {
  const text = `select m.id, m.finished_at as "finishedAt" from matches m
    where m.rating = 'DUE' and m.status = 'FINISHED' and m.game = any($1) and m.finished_at <= $2 and ${AT} <= $2
      and ($3::timestamptz is null or (m.finished_at, m.id) > ($3, $4::uuid))
    order by m.finished_at, m.id limit ${PAGE}`;
  return (await client.query<Overdue>(text, [games, before, after?.finishedAt ?? null, after?.id ?? null])).rows;
}

const lockOf = ({ game, speed }: RatingPool): string => `ratings ${game} ${speed}`;

/** Waits until no other transaction changes ratings of the pool, and keeps others out until this one ends. */
export function lockPool(client: Queries, pool: RatingPool): Promise<void> {
  return lockName(client, lockOf(pool));
}

/** Like `lockPool`, but returns false instead of waiting. */
export function tryLockPool(client: Queries, pool: RatingPool): Promise<boolean> {
  return tryLockName(client, lockOf(pool));
}

/** Returns false if the match has been rated. */
export async function lockDue(client: Queries, id: string): Promise<boolean> {
  const text = `select from matches where id = $1 and rating = 'DUE' for no key update`;
  return (await client.query(text, [id])).rowCount === 1;
}

/** Whether a later match of one of the players has been counted. */
export async function isLate(client: Queries, { game, speed }: RatingPool, match: RatedMatch): Promise<boolean> {
  const text = `select from rating_changes where player_id = any($1::uuid[]) and game = $2 and speed = $3
    and (at, match_id) > ($4, $5::uuid) limit 1`;
  return (await client.query(text, [match.players, game, speed, match.at, match.id])).rowCount === 1;
}

/** Reads the players' skills before a position into a state. */
export async function readSkills(
  client: Queries,
  { game, speed }: RatingPool,
  state: RatingState,
  players: readonly string[],
  before: Position,
): Promise<void> {
  const text = `select distinct on (player_id) player_id as "playerId", mu, sigma, matches from rating_changes
    where player_id = any($1::uuid[]) and game = $2 and speed = $3 and (at, match_id) < ($4, $5::uuid)
    order by player_id, at desc, match_id desc`;
  const values = [players, game, speed, before.at, before.id];
  const { rows } = await client.query<PlayerSkill & { playerId: string }>(text, values);
  for (const { playerId, ...skill } of rows) state.skills.set(playerId, skill);
}

const MET = `
select count(distinct c.match_id)::int as met from rating_changes c
where c.player_id = $1 and c.game = $2 and c.speed = $3 and c.at >= $4 and (c.at, c.match_id) < ($5, $6::uuid)
  and array(select d.player_id::text from rating_changes d where d.match_id = c.match_id order by d.player_id::text collate "C") = $7::text[]`;

/** Returns the ratings that a match builds on. */
export async function stateBefore(
  client: Queries,
  pool: RatingPool,
  match: RatedMatch,
  day: Date,
): Promise<RatingState> {
  const { players, at, id } = match;
  const state = { ...newState(), day: day.getTime() };
  await readSkills(client, pool, state, players, match);
  const values = [players[0], pool.game, pool.speed, day, at, id, [...players].sort()];
  const { rows } = await client.query<{ met: number }>(MET, values);
  state.met.set(tableOf(players), rows[0]?.met ?? 0);
  return state;
}

const INSERT = `
insert into rating_changes (match_id, seat, player_id, game, speed, at, mu_before, mu, sigma, matches)
select c."matchId", c.seat, c."playerId", $2, $3, c.at, c."muBefore", c.mu, c.sigma, c.matches
from json_to_recordset($1::json) as c("matchId" uuid, seat smallint, "playerId" uuid, at timestamptz,
  "muBefore" double precision, mu double precision, sigma double precision, matches integer)`;

const MARK = `
update matches set rating = case when id = any($2::uuid[]) then 'COUNTED' else 'UNCOUNTED' end
where id = any($1::uuid[]) and rating <> case when id = any($2::uuid[]) then 'COUNTED' else 'UNCOUNTED' end`;

/** Writes the changes, and marks the matches as counted if they have changes, otherwise as not counted. */
export async function writeChanges(
  client: Queries,
  { game, speed }: RatingPool,
  matches: readonly string[],
  changes: readonly RatingChange[],
): Promise<void> {
  if (changes.length > 0) await client.query(INSERT, [JSON.stringify(changes), game, speed]);
  await client.query(MARK, [matches, changes.map(({ matchId }) => matchId)]);
}

/** Deletes the changes from a time on, and returns their players. */
export async function deleteChanges(client: Queries, { game, speed }: RatingPool, from: Date): Promise<string[]> {
  const text = `with gone as (
      delete from rating_changes where game = $1 and speed = $2 and at >= $3 returning player_id)
    select distinct player_id as id from gone`;
  return (await client.query<{ id: string }>(text, [game, speed, from])).rows.map(({ id }) => id);
}

const RENEW = `
insert into ratings (player_id, game, speed, mu, sigma, matches, last_at)
select distinct on (player_id) player_id, game, speed, mu, sigma, matches, at from rating_changes
where player_id = any($1::uuid[]) and game = $2 and speed = $3
order by player_id, at desc, match_id desc
on conflict (player_id, game, speed) do update
  set mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, last_at = excluded.last_at`;

/** Makes players' current ratings equal to their last changes. */
export async function writeCurrent(
  client: Queries,
  { game, speed }: RatingPool,
  players: readonly string[],
): Promise<void> {
  await client.query(RENEW, [players, game, speed]);
  const text = `delete from ratings r where player_id = any($1::uuid[]) and game = $2 and speed = $3 and not exists (
    select from rating_changes c where c.player_id = r.player_id and c.game = r.game and c.speed = r.speed)`;
  await client.query(text, [players, game, speed]);
}

/** Returns each player's mean, deviation and number of matches as one text. */
export async function readCurrent(client: Queries, { game, speed }: RatingPool): Promise<Map<string, string>> {
  const text = `select player_id as id, concat_ws(' ', mu, sigma, matches) as rating from ratings
    where game = $1 and speed = $2`;
  const { rows } = await client.query<{ id: string; rating: string }>(text, [game, speed]);
  return new Map(rows.map(({ id, rating }) => [id, rating]));
}

const storedRating = z.object({
  playerId: z.string(),
  name: z.string(),
  game: z.string(),
  speed: z.enum(SPEEDS),
  mu: z.number(),
  sigma: z.number(),
  matches: z.number(),
  lastAt: z.date(),
});
/** A player's current rating and name. */
export type StoredRating = z.infer<typeof storedRating>;

/** Callers append a condition. Deleted players have no rating. */
const SHOWN = `
select r.player_id as "playerId", r.game, r.speed, r.mu, r.sigma, r.matches, r.last_at as "lastAt", players.name
from ratings r join players on players.id = r.player_id and players.deleted_at is null`;

/** Returns the players' ratings, ordered by game, with the live rating first. */
export async function readRatingsOf(client: Queries, players: readonly string[]): Promise<StoredRating[]> {
  const text = `${SHOWN} where r.player_id = any($1::uuid[]) order by r.game, r.speed desc`;
  return (await client.query(text, [players])).rows.map((row) => storedRating.parse(row));
}

interface Leaders extends RatingPool {
  /** Ratings with a larger deviation are left out. */
  sigma: number;
  /** Players whose last match is older are left out. */
  active: Date;
  now: Date;
  /** The mean and player of the leader before this page; null for the first page. */
  below: readonly [number, string] | null;
  most: number;
}

const LEADERS = `${SHOWN}
where r.game = $1 and r.speed = $2 and r.sigma < $3 and r.last_at > $4 and not ${isBannedText('$5')}
  and ($6::float8 is null or (r.mu, r.player_id) < ($6, $7::uuid))
order by r.mu desc, r.player_id desc limit $8`;

/** Returns the best players first, without banned ones. */
export async function readLeaders(client: Queries, wanted: Leaders): Promise<StoredRating[]> {
  const { game, speed, sigma, active, now, below, most } = wanted;
  const values = [game, speed, sigma, active, now, below?.[0] ?? null, below?.[1] ?? null, most];
  return (await client.query(LEADERS, values)).rows.map((row) => storedRating.parse(row));
}

/** How a match changed the mean of a seat's player. */
export interface StoredChange {
  matchId: string;
  seat: Seat;
  at: Date;
  muBefore: number;
  mu: number;
  sigma: number;
}

const CHANGE = `select c.match_id as "matchId", c.seat, c.at, c.mu_before as "muBefore", c.mu, c.sigma
from rating_changes c`;

/** Returns the changes by match and seat. */
export async function readChangesOf(client: Queries, matches: readonly string[]): Promise<StoredChange[]> {
  const text = `${CHANGE} where c.match_id = any($1::uuid[]) order by c.match_id, c.seat`;
  return (await client.query<StoredChange>(text, [matches])).rows;
}

const HISTORY = `${CHANGE} join players on players.id = c.player_id and players.deleted_at is null
where c.player_id = $1 and c.game = $2 and c.speed = $3 order by c.at desc, c.match_id desc limit $4`;

/** Returns a player's latest changes, newest first. */
export async function readHistory(
  client: Queries,
  { playerId, game, speed, most }: RatingPool & { playerId: string; most: number },
): Promise<StoredChange[]> {
  return (await client.query<StoredChange>(HISTORY, [playerId, game, speed, most])).rows;
}
