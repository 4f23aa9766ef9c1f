import type { NotificationContext } from '../context.ts';

/** Returns the fields that restart a delivery from the first attempt. */
export function retryFields<When>(nextAt: When) {
  return { status: 'DUE', attempts: 0, nextAt, claimedUntil: null };
}

/**
 * A lost wake-up does no harm, because the sweep finds the delivery.
 * @param again makes the job's name unique, because a new job with the name of a running job would be dropped
 */
export function wakeDelivery(
  { queues, log, now }: Pick<NotificationContext, 'queues' | 'log' | 'now'>,
  { id, nextAt, attempts }: { id: string; nextAt: Date | null; attempts: number },
  again?: 'next',
): void {
  if (!nextAt) return;
  const delayMs = Math.max(0, nextAt.getTime() - now());
  const name = `${id}-${attempts}-${nextAt.getTime()}${again ? `-${again}` : ''}`;
  queues.wake('deliver', { deliveryId: id }, { delayMs, id: name }).catch((error: unknown) => {
    log.debug({ err: error, deliveryId: id }, 'could not queue a wake-up; the sweep will catch up');
  });
}

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** The delays before each further attempt, which span about a day as Standard Webhooks recommends. */
export const BACK_OFF: readonly number[] = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 6 * HOUR, 10 * HOUR],
];

/** Adds a random jitter of up to a tenth. Returns milliseconds, or null if no attempt is left. */
export function waitAfter(attempts: number, backOff: readonly number[], chance: () => number): number | null {
  const wait = backOff[attempts - 1];
  return wait === undefined ? null : Math.round(wait * (0.9 + 0.2 * chance()));
}
