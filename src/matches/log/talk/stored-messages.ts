import type { TransactionClient } from '../../../db/transaction.ts';
import type { PageRange } from '../../../process/pagination.ts';
import { isPhrase, PHRASES, type Phrase, type Room } from '../../match/talk.ts';

export interface MessageView {
  id: string;
  room: Room;
  player: { id: string; name: string };
  /** Null for a free text. */
  phrase: Phrase | null;
  /** For a phrase, the phrase in English. */
  text: string;
  at: Date;
}

interface Row extends Omit<MessageView, 'phrase' | 'text'> {
  phrase: string | null;
  text: string | null;
}

/** The messages of a room that one reader may read. */
export interface Readable {
  matchId: string;
  room: Room;
  /** In milliseconds since 1970, or infinity. */
  upTo: number;
  /** The messages of players whom this player has blocked are left out. */
  readerId: string | null;
}

const COLUMNS = `m.id, m.room, m.phrase, m.text, m.at, json_build_object('id', p.id, 'name', p.name) as player`;
const FROM = 'from chat_messages m join players p on p.id = m.player_id';
const READABLE = `m.match_id = $1 and m.room = $2 and m.at <= $3
  and not exists (select from blocks b where b.player_id = $4 and b.blocked_id = m.player_id)`;

function valuesOf({ matchId, room, upTo, readerId }: Readable): unknown[] {
  return [matchId, room, Number.isFinite(upTo) ? new Date(upTo) : 'infinity', readerId];
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

/** A message, and the ids of the players who have blocked its author. */
export interface SharedMessage {
  message: MessageView;
  hiddenFrom: ReadonlySet<string>;
}

/** The latest messages of a room for all readers together, oldest first. */
export async function readLatest(
  client: TransactionClient,
  { matchId, room, most }: { matchId: string; room: Room; most: number },
): Promise<SharedMessage[]> {
  const { rows } = await client.query<Row & { hiddenFrom: string[] }>(
    `select ${COLUMNS},
       array(select b.player_id::text from blocks b where b.blocked_id = m.player_id) as "hiddenFrom"
     ${FROM} where m.match_id = $1 and m.room = $2 order by m.at desc limit $3`,
    [matchId, room, most],
  );
  return rows.reverse().map(({ hiddenFrom, ...row }) => ({ message: viewOf(row), hiddenFrom: new Set(hiddenFrom) }));
}

/** Null if the message has been deleted. */
export async function readMessage(client: TransactionClient, id: string): Promise<MessageView | null> {
  const { rows } = await client.query<Row>(`select ${COLUMNS} ${FROM} where m.id = $1`, [id]);
  return rows[0] ? viewOf(rows[0]) : null;
}

function viewOf({ id, room, player, phrase, text, at }: Row): MessageView {
  const known = phrase !== null && isPhrase(phrase) ? phrase : null;
  // A newer release may have stored a phrase that this one does not know.
  return { id, room, player, phrase: known, text: known ? PHRASES[known] : (text ?? phrase ?? ''), at };
}
