import {
  createdButDeleted,
  earlierResult,
  isFirst,
  keyedRequest,
  lockCaller,
  visibleText,
} from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { inTransaction, type TransactionClient } from '../../db/transaction.ts';
import { timedUuid } from '../../db/uuid.ts';
import { badInput, Refused, tooManyRequests } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import * as store from '../log/talk/stored-messages.ts';
import type { Phrase } from '../match/talk.ts';
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
export async function sendMessage(
  context: MatchContext,
  caller: Caller,
  input: SendMessage,
): Promise<store.MessageView> {
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
    const place = { matchId: match.id, room };
    const at = await store.timeOfChange(client, place, context.now);
    await mustBeWithinLimits(context, client, { matchId: match.id, playerId: caller.id });
    const made = timedUuid(at.getTime());
    if (!(await isFirst(context, tx, request, { answerId: made, at }))) return earlierResult(context, request, tx);
    await store.insertMessage(client, { id: made, ...place, playerId: caller.id, ...content, at });
    return made;
  });
  context.talk.announce(match.id);
  return sentMessage(context, id ?? '');
}

async function sentMessage({ db }: MatchContext, id: string): Promise<store.MessageView> {
  const message = await store.readMessage(db.pool, id);
  if (!message) throw createdButDeleted();
  return message;
}

function contentOf({ phrase = null, text = null }: SendMessage): { phrase: Phrase | null; text: string | null } {
  if ((phrase === null) === (text === null)) throw badInput('text', 'Send either a phrase or a text.');
  if (text === null) return { phrase, text };
  const seen = visibleText(text, LONGEST);
  if (seen !== null) return { phrase, text: seen };
  throw badInput(
    'text',
    `Messages are 1 to ${LONGEST} characters long, on one line, with at least one visible character.`,
  );
}

/** @throws Refused RATE_LIMITED, FORBIDDEN */
async function mustBeWithinLimits(
  { now }: MatchContext,
  client: TransactionClient,
  sender: { matchId: string; playerId: string },
): Promise<void> {
  const at = now();
  const since = new Date(at - WINDOW);
  const { inMatch, recent } = await store.readSent(client, { ...sender, since, most: IN_WINDOW });
  const oldest = recent[IN_WINDOW - 1];
  if (oldest) throw tooManyRequests(oldest.getTime() + WINDOW - at);
  if (inMatch >= IN_ALL)
    throw new Refused('FORBIDDEN', `You have sent ${IN_ALL} messages at this table: no more can be sent.`, {
      limit: IN_ALL,
    });
}
