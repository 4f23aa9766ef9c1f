import { isBannedText } from '../../../accounts/for-transactions.ts';
import { lockName, type TransactionClient } from '../../../db/transaction.ts';
import type { PageRange } from '../../../process/pagination.ts';
import { isPhrase, PHRASES, type Phrase, type Room } from '../../match/talk.ts';

export interface MessageView {
  id: string;
  room: Room;
  player: { id: string; name: string };
  /** Null for a free text, and once the message is deleted. */
  phrase: Phrase | null;
  /** For a phrase, the phrase in English. Empty once the message is deleted. */
  text: string;
  at: Date;
  deletedAt: Date | null;
}

interface Row extends Omit<MessageView, 'phrase' | 'text'> {
  phrase: string | null;
  text: string | null;
}

/** A room of a match. */
export interface Place {
  matchId: string;
  room: Room;
}

/** The messages of a room that one reader may read. */
export interface Readable extends Place {
  /** In milliseconds since 1970, or infinity. */
  upTo: number;
  /** The messages of players whom this player has blocked are left out. */
  readerId: string | null;
  /** Messages of players who are banned at this time are left out. */
  now: number;
}

const COLUMNS = `m.id, m.room, m.phrase, m.text, m.at, m.deleted_at as "deletedAt",
  json_build_object('id', players.id, 'name', players.name) as player`;
const FROM = 'from chat_messages m join players on players.id = m.player_id';
const READABLE = `m.match_id = $1 and m.room = $2 and m.at <= $3 and m.deleted_at is null and not ${isBannedText('$5')}
  and not exists (select from blocks b where b.player_id = $4 and b.blocked_id = m.player_id)`;

function valuesOf({ matchId, room, upTo, readerId, now }: Readable): unknown[] {
  return [matchId, room, Number.isFinite(upTo) ? new Date(upTo) : 'infinity', readerId, new Date(now)];
}

/** Newest first, or oldest first if `backwards`. */
export async function readRange(
  client: TransactionClient,
  wanted: Readable,
  { after, before, backwards, most }: PageRange,
): Promise<MessageView[]> {
  const values = valuesOf(wanted);
  const beyond = (sign: '<' | '>', position: PageRange['after']): string =>
    position ? ` and (m.at, m.id) ${sign} ($${values.push(position[0])}, $${values.push(position[1])}::uuid)` : '';
  const span = beyond('<', after) + beyond('>', before);
  const way = backwards ? 'asc' : 'desc';
  const text = `select ${COLUMNS} ${FROM} where ${READABLE}${span} order by m.at ${way}, m.id ${way} limit ${most}`;
  const { rows } = await client.query<Row>(text, values);
  return rows.map(viewOf);
}

export async function countReadable(client: TransactionClient, wanted: Readable): Promise<number> {
  const text = `select count(*)::int as count ${FROM} where ${READABLE}`;
  const { rows } = await client.query<{ count: number }>(text, valuesOf(wanted));
  return rows[0]?.count ?? 0;
}

/** A message, and the ids of its readers who have blocked its author. */
export interface SharedMessage {
  message: MessageView;
  hiddenFrom: ReadonlySet<string>;
}

const LATEST = `
with here as not materialized (select id, at, deleted_at from chat_messages where match_id = $1 and room = $2),
wanted as (
  select id from here where at > $3 and deleted_at is null
  union all (select id from here where at <= $3 and deleted_at is null order by at desc limit $5)
  union all (select id from here where deleted_at is not null order by deleted_at desc limit $5))
select ${COLUMNS},
  coalesce(hidden.readers, '{}') as "hiddenFrom"
${FROM} left join (
  select blocked_id, array_agg(player_id::text) as readers from blocks
  where player_id = any($6::uuid[]) and blocked_id in (
    select a.player_id from chat_messages a where a.id in (select id from wanted))
  group by 1
) hidden on hidden.blocked_id = m.player_id
where m.id in (select id from wanted) and (m.deleted_at is not null or not ${isBannedText('$4')})
order by m.at`;

interface ReadLatest extends Place {
  since: number;
  now: number;
  most: number;
  /** The listening players. */
  readers: readonly (string | null)[];
}

/**
 * Returns what readers of a room may not have yet, for all of them together, oldest first: the messages since a time,
 * `most` earlier ones, and `most` deleted ones.
 */
export async function readLatest(
  client: TransactionClient,
  { matchId, room, since, now, most, readers }: ReadLatest,
): Promise<SharedMessage[]> {
  const values = [matchId, room, new Date(since), new Date(now), most, readers];
  const { rows } = await client.query<Row & { hiddenFrom: string[] }>(LATEST, values);
  return rows.map(({ hiddenFrom, ...row }) => ({ message: viewOf(row), hiddenFrom: new Set(hiddenFrom) }));
}

/** Null if the message does not exist, or no longer exists. */
export async function readMessage(
  client: TransactionClient,
  id: string,
): Promise<(MessageView & { matchId: string }) | null> {
  const text = `select ${COLUMNS}, m.match_id as "matchId" ${FROM} where m.id = $1`;
  const { rows } = await client.query<Row & { matchId: string }>(text, [id]);
  return rows[0] ? { ...viewOf(rows[0]), matchId: rows[0].matchId } : null;
}

/**
 * Locks a room until the transaction ends, so that changes become visible in the order of their times. Returns the time
 * for the next change.
 * @param now returns the time in milliseconds since 1970
 */
export async function timeOfChange(
  client: TransactionClient,
  { matchId, room }: Place,
  now: () => number,
): Promise<Date> {
  await lockName(client, `${matchId} ${room}`);
  const latest = (column: string) => `(select max(${column}) from chat_messages where match_id = $1 and room = $2)`;
  const text = `select greatest(${latest('at')}, ${latest('deleted_at')}) as last`;
  const { rows } = await client.query<{ last: Date | null }>(text, [matchId, room]);
  return new Date(Math.max(now(), (rows[0]?.last?.getTime() ?? 0) + 1));
}

interface Sent {
  /** How many messages the player has sent in the match. */
  inMatch: number;
  /** When the player's latest messages since a time were sent, newest first. */
  recent: Date[];
}

export async function readSent(
  client: TransactionClient,
  { matchId, playerId, since, most }: { matchId: string; playerId: string; since: Date; most: number },
): Promise<Sent> {
  const { rows } = await client.query<Sent>(
    `select (select count(*)::int from chat_messages where match_id = $1 and player_id = $2) as "inMatch",
       array(select at from chat_messages where player_id = $2 and at > $3 order by at desc limit $4) as recent`,
    [matchId, playerId, since, most],
  );
  return rows[0] ?? { inMatch: 0, recent: [] };
}

interface NewMessage extends Place {
  id: string;
  playerId: string;
  phrase: Phrase | null;
  text: string | null;
  at: Date;
}

export async function insertMessage(client: TransactionClient, message: NewMessage): Promise<void> {
  const { id, matchId, room, playerId, phrase, text, at } = message;
  await client.query(
    'insert into chat_messages (id, match_id, room, player_id, phrase, text, at) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, matchId, room, playerId, phrase, text, at],
  );
}

/** Deletes a message's content. Returns false if it was deleted before. */
export async function eraseMessage(client: TransactionClient, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const text =
    'update chat_messages set phrase = null, text = null, deleted_at = $2 where id = $1 and deleted_at is null';
  return (await client.query(text, [id, at])).rowCount === 1;
}

function viewOf({ id, room, player, phrase, text, at, deletedAt }: Row): MessageView {
  const known = phrase !== null && isPhrase(phrase) ? phrase : null;
  // A newer release may have stored a phrase that this one does not know.
  return { id, room, player, phrase: known, text: known ? PHRASES[known] : (text ?? phrase ?? ''), at, deletedAt };
}
