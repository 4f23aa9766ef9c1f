import { appendEntry } from '../append/append-entry.ts';
import { scheduleTimeOut } from '../append/wake-ups.ts';
import type { MatchContext } from '../context.ts';

/** Applies due time-outs, and enqueues a wake-up for the next deadline. A wrong wake-up is harmless: the row has the deadlines. */
export async function expireDecision(context: MatchContext, { matchId }: { matchId: string }): Promise<void> {
  const arrived = context.now(); // an earlier move is decided by its own arrival, however long both wait
  await context.cache.exclusive(matchId, async () => {
    const cached = await context.cache.fresh(matchId);
    if (!cached) return;
    cached.armed = null;
    await appendEntry(context, cached, () => null, arrived); // `appendEntry` makes overdue time-outs first, and nothing else is wanted
    scheduleTimeOut(context, cached, `-${context.now()}`);
  });
}
