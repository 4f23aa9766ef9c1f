import { isUnavailable } from '../../db/outage/database-errors.ts';
import { inParallel } from '../../process/in-parallel.ts';
import { enqueueWakeUp } from '../append/wake-ups.ts';
import type { MatchContext } from '../context.ts';
import { DUE_PAGE, type Overdue, type PutOff } from '../log/match-store.ts';
import { expireDecision } from './expire-decision.ts';

/** How long the next check of a match is postponed after a failed check, in milliseconds. */
const PUT_OFF = 60_000;

/**
 * Most due clocks have a later deadline by now. Their checks are rescheduled hundreds at a time, without reading the
 * matches. The remaining clocks have run out.
 * @param until when to stop at the latest, as a `performance.now` time; the next sweep does the rest
 */
export async function sweepClocks(context: MatchContext, until: number): Promise<void> {
  const { due } = context.store;
  await eachPage(
    () => due.putOff(new Date(context.now())),
    until,
    (one) => wake(context, one),
  );
  // Each match is checked once. If a check fails, the next sweep repeats it.
  const page = (last?: Overdue) => due.overdue(new Date(context.now()), last);
  await eachPage(page, until, ({ id }) =>
    expire(context, id).catch((error: unknown) =>
      context.log.error({ err: error, matchId: id }, 'sweep failed for a match'),
    ),
  );
}

/** @param until when to stop, as a `performance.now` time */
export async function eachPage<T>(
  read: (last?: T) => Promise<T[]>,
  until: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  for (let page = await read(); page.length > 0; page = await read(page.at(-1))) {
    await inParallel(page, work);
    if (page.length < DUE_PAGE || performance.now() >= until) return;
  }
}

async function wake(context: MatchContext, { id: matchId, deadline, version, seat }: PutOff): Promise<void> {
  if (!deadline) return;
  const at = deadline.getTime();
  const options = { delayMs: Math.max(0, at - context.now()), id: `${matchId}-${at}-${version}` };
  await enqueueWakeUp(context, 'expireDecision', { matchId, version, seat: seat ?? 0 }, options);
}

// The clock may have been stopped or postponed in the meantime. If the check fails, the match is postponed, so that it
// does not block other matches forever, unless the store was unavailable.
async function expire(context: MatchContext, id: string): Promise<void> {
  try {
    await expireDecision(context, { matchId: id });
  } catch (error) {
    if (!isUnavailable(error)) await context.store.due.setNextCheck(id, new Date(context.now() + PUT_OFF));
    throw error;
  }
  await context.store.due.setNextCheck(id, null);
}
