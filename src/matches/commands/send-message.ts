import {
  createdButDeleted,
  earlierResult,
  isFirst,
  keyedRequest,
  lockCaller,
  visibleName,
} from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { inTransaction, type TransactionClient } from '../../db/transaction.ts';
import { timedUuid } from '../../db/uuid.ts';
import { badInput, Refused, tooManyRequests } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { type MessageView, readMessage } from '../log/talk/stored-messages.ts';
import type { Phrase, Room } from '../match/talk.ts';
import { mustBeAllowedToWrite, roomOf } from '../view/message-rooms.ts';
import { currentMatch } from '../view/read-match.ts';
import { accessFor } from '../view/viewer-access.ts';

/** Exactly one of `phrase` and `text` is set. */
interface SendMessage {
  matchId: string;
  phrase?: Phrase | null;
  /** 1 to 300 characters on one line. */
  text?: string | null;
  key?: string | null;
}

const LONGEST = 300;
/** The maximum number of messages by one player in `WINDOW` milliseconds, and in one match. */
const [IN_WINDOW, WINDOW, IN_ALL] = [5, 10_000, 500];

/**
 * Writes a message at a match's table: to the players' room if the caller has a seat, otherwise to the spectators'
 * room. The match and its record do not change.
 * @throws Refused NOT_FOUND, BAD_INPUT, UNAUTHENTICATED (the session has ended, for example by a ban), RATE_LIMITED;
 * FORBIDDEN (a free text by a guest or in a running tournament match; a live viewer of a delayed broadcast; too many)
 */
export async function sendMessage(context: MatchContext, caller: Caller, input: SendMessage): Promise<MessageView> {
  const request = keyedRequest(caller, 'sendMessage', input);
  const before = await earlierResult(context, request);
  if (before !== null) return sentMessage(context, before);
  const content = contentOf(input);
  const { match } = await currentMatch(context, input.matchId);
  const access = await accessFor(context, caller, match);
  const room = roomOf(match, caller);
  mustBeAllowedToWrite(access, room, { isFree: content.text !== null, isGuest: caller.guest });
  const id = await inTransaction(context.db.pool, async (tx, client) => {
    await lockCaller(tx, caller);
    const earlier = await earlierResult(context, request, tx); // a repetition is no second message for the limits
    if (earlier !== null) return earlier;
    const at = await timeToSend(context, client, { matchId: match.id, room, playerId: caller.id });
    const made = timedUuid(at.getTime());
    if (!(await isFirst(context, tx, request, { answerId: made, at }))) return earlierResult(context, request, tx);
    await client.query(
      'insert into chat_messages (id, match_id, room, player_id, phrase, text, at) values ($1, $2, $3, $4, $5, $6, $7)',
      [made, match.id, room, caller.id, content.phrase, content.text, at],
    );
    return made;
  });
  context.talk.announce(match.id);
  return sentMessage(context, id ?? '');
}

async function sentMessage({ db }: MatchContext, id: string): Promise<MessageView> {
  const message = await readMessage(db.pool, id);
  if (!message) throw createdButDeleted();
  return message;
}

function contentOf({ phrase = null, text = null }: SendMessage): { phrase: Phrase | null; text: string | null } {
  if ((phrase === null) === (text === null)) throw badInput('text', 'Send either a phrase or a text.');
  if (text === null) return { phrase, text };
  const seen = visibleName(text, LONGEST);
  if (seen !== null) return { phrase, text: seen };
  throw badInput(
    'text',
    `Messages are 1 to ${LONGEST} characters long, on one line, with at least one visible character.`,
  );
}

interface Place {
  matchId: string;
  room: Room;
  playerId: string;
}

/**
 * Locks the room until the transaction ends, so that messages become visible in the order of their times.
 * @throws Refused RATE_LIMITED, FORBIDDEN
 */
async function timeToSend(
  { now }: MatchContext,
  client: TransactionClient,
  { matchId, room, playerId }: Place,
): Promise<Date> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${matchId} ${room}`]);
  const at = now();
  const { rows } = await client.query<{ last: Date | null; sent: number; recent: Date[] }>(
    `select (select max(at) from chat_messages where match_id = $1 and room = $2) as last,
       (select count(*)::int from chat_messages where match_id = $1 and player_id = $3) as sent,
       array(select at from chat_messages where player_id = $3 and at > $4
         order by at desc limit ${IN_WINDOW}) as recent`,
    [matchId, room, playerId, new Date(at - WINDOW)],
  );
  const { last = null, sent = 0, recent = [] } = rows[0] ?? {};
  const oldest = recent[IN_WINDOW - 1];
  if (oldest) throw tooManyRequests(oldest.getTime() + WINDOW - at);
  if (sent >= IN_ALL)
    throw new Refused('FORBIDDEN', `You have sent ${IN_ALL} messages at this table: no more can be sent.`, {
      limit: IN_ALL,
    });
  return new Date(Math.max(at, (last?.getTime() ?? 0) + 1));
}
