import type { Caller } from '../../accounts/index.ts';
import { cursorOf, type PageInfo, type PageInput, readPage } from '../../process/pagination.ts';
import type { MatchContext } from '../context.ts';
import { countReadable, type MessageView, readRange } from '../log/talk/stored-messages.ts';
import type { Room } from '../match/talk.ts';
import { readableUpTo } from '../view/message-rooms.ts';
import { accessById } from '../view/read-match.ts';

export const MESSAGE_PAGE = { usual: 50, largest: 100 };

interface ReadMessages extends PageInput {
  matchId: string;
  room: Room;
}

export interface MessagePage {
  edges: { cursor: string; node: MessageView }[];
  pageInfo: PageInfo;
  totalCount(): Promise<number>;
}

/**
 * Reads the messages of a room that the caller may read now, newest first.
 * @throws Refused NOT_FOUND, BAD_INPUT
 */
export async function readMessages(
  context: MatchContext,
  caller: Caller | null,
  { matchId, room, ...page }: ReadMessages,
): Promise<MessagePage> {
  const access = await accessById(context, caller, matchId);
  const upTo = readableUpTo(access, room);
  const wanted = { matchId, room, upTo, readerId: caller?.id ?? null, now: context.now() };
  const { pool } = context.db;
  const { rows, pageInfo } = await readPage(MESSAGE_PAGE, page, async (range) =>
    (await readRange(pool, wanted, range)).map((message) => ({ ...message, createdAt: message.at })),
  );
  const edges = rows.map(({ createdAt, ...node }) => ({ cursor: cursorOf({ createdAt, id: node.id }), node }));
  return { edges, pageInfo, totalCount: () => countReadable(pool, wanted) };
}
