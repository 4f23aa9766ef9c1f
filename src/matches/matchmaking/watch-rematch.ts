import type { Caller } from '../../accounts/index.ts';
import { watching } from '../../ledger/follow/watch-iterator.ts';
import type { MatchContext } from '../context.ts';
import { freshMatch } from '../view/read-match.ts';
import { type ChallengeView, readChallenges, type StoredChallenge, viewOfChallenge } from './challenges.ts';
import { mayRepeat } from './rematch.ts';

/** A lost message goes unnoticed for at most this many milliseconds. */
const POLL_INTERVAL = 20_000;

/**
 * Watches the rematch of a finished match: yields the newest offer, if there is one, then each new offer and each
 * change in an offer's status. Ends when the rematch has begun.
 * @throws Refused NOT_FOUND, FORBIDDEN (the match is not finished, the caller has no seat, or a player has several), at
 * the first `next()`
 */
export function watchRematch(
  context: MatchContext,
  caller: Caller,
  { matchId }: { matchId: string },
): AsyncIterableIterator<ChallengeView> {
  return watching(POLL_INTERVAL, async (watch) => {
    mayRepeat((await freshMatch(context, matchId)).match, caller, context.now());
    const heard = new Set<string>();
    // A match that is read after this call includes all changes that were announced before the subscription.
    const listen = async (id: string): Promise<void> => {
      if (!heard.has(id)) watch.leaving.push(context.updates.of(id, watch.ring));
      heard.add(id);
      await context.updates.reached(id);
    };
    await listen(matchId);
    let last = '';
    return async function* () {
      const found = await newestRematch(context, matchId);
      if (found) await listen(found.matchId); // updates of the offered match reveal the outcome
      const newest = found && ((await newestRematch(context, matchId)) ?? found);
      if (!newest) return;
      const offer = await viewOfChallenge(context, caller, newest);
      const current = `${offer.id} ${offer.status}`;
      if (current !== last) yield offer;
      last = current;
      if (offer.status === 'ACCEPTED') watch.ended = true;
    };
  });
}

async function newestRematch(context: MatchContext, matchId: string): Promise<StoredChallenge | undefined> {
  return (await readChallenges(context, 'c.rematch_of = $1 order by c.created_at desc limit 1', [matchId]))[0];
}
