import type { Caller } from '../../accounts/index.ts';
import { RECENT } from '../../ledger/follow/follower-iterator.ts';
import { watching } from '../../ledger/follow/watch-iterator.ts';
import type { MatchContext } from '../context.ts';
import type { MessageView, Place, SharedMessage } from '../log/talk/stored-messages.ts';
import { LATEST, POLL_INTERVAL } from '../log/talk/talk-rooms.ts';
import { noMatch } from '../match/checks.ts';
import { delayOf, readableUpTo } from '../view/message-rooms.ts';
import { accessById } from '../view/read-match.ts';
import { accessFor, accessWithoutWaiting } from '../view/viewer-access.ts';

interface WatchMessages extends Place {
  /** Only what happened after this time. Default: all of the latest messages. */
  after?: Date | null;
}

/**
 * Yields the latest messages of a room, oldest first, then each new one. Messages that the caller may read only later
 * are yielded then. A message that the caller has is yielded again when it is deleted. Never ends by itself.
 * @throws Refused NOT_FOUND, at first and once the caller may no longer see the match
 */
export function watchMessages(
  context: MatchContext,
  caller: Caller | null,
  { after, ...place }: WatchMessages,
): AsyncIterableIterator<MessageView> {
  return watching(POLL_INTERVAL, async (watch) => {
    const { match } = await accessById(context, caller, place.matchId);
    watch.leaving.push(await context.talk.listen(place.matchId, caller?.id ?? null, watch.ring));
    const readable = readableNow(context, caller, place);
    const reader = new Reader(caller?.id ?? null, after?.getTime() ?? 0);
    return async function* () {
      const latest = await context.talk.latest(place, delayOf(match, place.room));
      if (!reader.lacksAny(latest)) return;
      const upTo = await readable();
      if (upTo > 0) yield* reader.take(latest, upTo);
    };
  });
}

/** Tracks how far one reader of a room has read. */
class Reader {
  readonly #id: string | null;
  /** The time of the last message that the reader has or may not see. */
  #last: number;
  /** The time of the last deletion that the reader has. */
  #deletedUpTo: number;
  #isFirst = true;

  constructor(id: string | null, after: number) {
    this.#id = id;
    this.#last = after;
    this.#deletedUpTo = after === 0 ? Number.POSITIVE_INFINITY : after;
  }

  lacksAny(latest: readonly SharedMessage[]): boolean {
    return latest.some((one) => this.#isNew(one.message) || this.#isDeleted(one.message));
  }

  /** Returns what the reader lacks and may read, oldest first, after the messages that were deleted. */
  take(latest: readonly SharedMessage[], upTo: number): MessageView[] {
    const messages = latest.map(({ message }) => message);
    const fresh = messages.filter((one) => this.#isNew(one) && one.at.getTime() <= upTo);
    const lacking = [...messages.filter((one) => this.#isDeleted(one)), ...fresh.slice(this.#isFirst ? -LATEST : 0)];
    const hidden = new Set(
      latest.filter((one) => this.#id && one.hiddenFrom.has(this.#id)).map(({ message }) => message),
    );
    this.#last = fresh.at(-1)?.at.getTime() ?? this.#last;
    this.#deletedUpTo = Math.max(0, ...messages.map(({ deletedAt }) => deletedAt?.getTime() ?? 0));
    this.#isFirst = false;
    return lacking.filter((one) => !hidden.has(one));
  }

  #isNew({ at, deletedAt }: MessageView): boolean {
    return deletedAt === null && at.getTime() > this.#last;
  }

  #isDeleted({ at, deletedAt }: MessageView): boolean {
    return deletedAt !== null && deletedAt.getTime() > this.#deletedUpTo && at.getTime() <= this.#last;
  }
}

/**
 * Returns a function that says up to which time the caller may read. Seats and visibility count immediately. A change
 * of an event's judges counts at most `POLL_INTERVAL` later, because a room may have thousands of readers.
 */
function readableNow(context: MatchContext, caller: Caller | null, { matchId, room }: Place): () => Promise<number> {
  let known = { isDelayed: false, at: Number.NEGATIVE_INFINITY };
  return async () => {
    const cached = await context.cache.current(matchId, RECENT);
    if (!cached) throw noMatch();
    const { match } = cached;
    const access = accessWithoutWaiting(context, caller, match);
    if (access === null) throw noMatch();
    if (access) return readableUpTo(access, room);
    const now = context.now();
    if (now - known.at >= POLL_INTERVAL)
      known = { isDelayed: (await accessFor(context, caller, match)).asOf !== null, at: now };
    const asOf = known.isDelayed ? now - match.broadcastDelay * 1000 : null;
    return readableUpTo({ match, playerId: caller?.id ?? null, asOf }, room);
  };
}
