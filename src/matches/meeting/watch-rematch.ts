import type { Caller } from '../../accounts/index.ts';
import { endedWatch, type Waiting, wakeSignal } from '../../ledger/wake-signal.ts';
import { freshHot } from '../door/read-match.ts';
import type { Room } from '../room.ts';
import { readChallenges, type SeenChallenge, type StoredChallenge, seenChallenge } from './challenge.ts';
import { mayRepeat } from './rematch.ts';

/** How long a watcher who hears nothing waits before looking again, in milliseconds: until then a lost message goes unnoticed. */
const PATIENCE = 20_000;

interface Watch extends Waiting {
  /** Ends listening, by the id of the match. */
  heard: Map<string, () => void>;
}

/**
 * The rematch of a finished match: the newest offer, if there is one, then each new offer and each change of its status. Ends
 * when the rematch has begun.
 * @throws Refused NOT_FOUND, FORBIDDEN (not over, no seat, several seats), at the first `next()`
 */
export function watchRematch(
  room: Room,
  caller: Caller,
  { matchId }: { matchId: string },
): AsyncIterableIterator<SeenChallenge> {
  const watch: Watch = { heard: new Map(), news: wakeSignal(), ended: false };
  return endedWatch(offers(room, caller, matchId, watch), watch);
}

async function* offers(
  room: Room,
  caller: Caller,
  matchId: string,
  watch: Watch,
): AsyncGenerator<SeenChallenge, undefined> {
  mayRepeat((await freshHot(room, matchId)).match, caller, room.now());
  let told = '';
  try {
    await listen(room, watch, matchId);
    while (!watch.ended) {
      const offer = await newestOffer(room, caller, matchId, watch);
      const news = offer ? `${offer.id} ${offer.status}` : '';
      if (offer && news !== told) yield offer;
      if (offer?.status === 'ACCEPTED') return;
      told = news;
      if (!watch.ended) await watch.news.wait(PATIENCE);
    }
  } finally {
    for (const leave of watch.heard.values()) leave();
  }
}

async function newestOffer(room: Room, caller: Caller, matchId: string, watch: Watch): Promise<SeenChallenge | null> {
  const found = await newestRematch(room, matchId);
  if (!found) return null;
  // News of its match say how it comes out.
  await listen(room, watch, found.match_id);
  return seenChallenge(room, caller, (await newestRematch(room, matchId)) ?? found);
}

async function newestRematch(room: Room, matchId: string): Promise<StoredChallenge | undefined> {
  return (await readChallenges(room, 'c.rematch_of = $1 order by c.created_at desc limit 1', [matchId]))[0];
}

/** Rings whenever something happens to a match. A match that is read afterwards is read with all that was not heard. */
async function listen(room: Room, { heard, news }: Watch, matchId: string): Promise<void> {
  if (!heard.has(matchId))
    heard.set(
      matchId,
      room.news.of(matchId, () => news.ring()),
    );
  await room.news.reached(matchId);
}
