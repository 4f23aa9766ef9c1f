import type { Caller } from '../../accounts/index.ts';
import { RECENT } from '../../ledger/follow/follower-iterator.ts';
import { watching } from '../../ledger/follow/watch-iterator.ts';
import type { MatchContext } from '../context.ts';
import type { MessageView } from '../log/talk/stored-messages.ts';
import { noMatch } from '../match/checks.ts';
import type { Room } from '../match/talk.ts';
import { readableUpTo } from '../view/message-rooms.ts';
import { accessById } from '../view/read-match.ts';
import { accessFor } from '../view/viewer-access.ts';

/** After a lost update, the end of the match or the broadcast delay, messages come at most this late, in milliseconds. */
const POLL_INTERVAL = 20_000;

interface WatchMessages {
  matchId: string;
  room: Room;
  /** Only messages after this time. Default: all of the latest ones. */
  after?: Date | null;
}

/**
 * Yields the latest messages of a room, oldest first, then each new one. Messages that the caller may read only later
 * are yielded then. Never ends by itself.
 * @throws Refused NOT_FOUND, at first and once the caller may no longer see the match
 */
export function watchMessages(
  context: MatchContext,
  caller: Caller | null,
  { matchId, room, after }: WatchMessages,
): AsyncIterableIterator<MessageView> {
  return watching(POLL_INTERVAL, async (watch) => {
    await accessById(context, caller, matchId);
    watch.leaving.push(await context.talk.listen(matchId, watch.ring));
    let last = after?.getTime() ?? 0;
    return async function* () {
      const newer = (await context.talk.latest(matchId, room)).filter(({ message }) => message.at.getTime() > last);
      if (newer.length === 0) return;
      const upTo = await readableNow(context, caller, { matchId, room });
      for (const { message, hiddenFrom } of newer) {
        if (message.at.getTime() > upTo) return;
        last = message.at.getTime();
        if (!caller || !hiddenFrom.has(caller.id)) yield message;
      }
    };
  });
}

async function readableNow(
  context: MatchContext,
  caller: Caller | null,
  { matchId, room }: Pick<WatchMessages, 'matchId' | 'room'>,
): Promise<number> {
  const cached = await context.cache.current(matchId, RECENT);
  if (!cached) throw noMatch();
  return readableUpTo(await accessFor(context, caller, cached.match), room);
}
