import { appendEntry } from '../append/append-entry.ts';
import { scheduleTimeOut } from '../append/wake-ups.ts';
import type { MatchContext } from '../context.ts';

/** A wrong wake-up is harmless, because the deadlines come from the match's row. */
export async function expireDecision(context: MatchContext, { matchId }: { matchId: string }): Promise<void> {
  const arrived = context.now(); // a move that arrived earlier still counts, no matter how long both wait
  await context.cache.exclusive(matchId, async () => {
    const cached = await context.cache.fresh(matchId);
    if (!cached) return;
    cached.armed = null;
    await appendEntry(context, cached, () => null, arrived); // `appendEntry` appends overdue time-outs by itself
    scheduleTimeOut(context, cached, `-${context.now()}`);
  });
}
