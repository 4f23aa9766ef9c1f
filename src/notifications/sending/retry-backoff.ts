import type { NotificationContext } from '../context.ts';

/** The fields that restart a delivery from the first attempt. @param nextAt when */
export function retryFields<When>(nextAt: When) {
  return { status: 'DUE', attempts: 0, nextAt, claimedUntil: null };
}

/**
 * Queues a wake-up for when a delivery is due. A lost one does no harm: the sweep finds the delivery.
 * @param again makes the job's name unique, because a job that found no free slot may still be running
 */
export function wakeDelivery(
  { queues, log, now }: Pick<NotificationContext, 'queues' | 'log' | 'now'>,
  { id, nextAt, attempts }: { id: string; nextAt: Date | null; attempts: number },
  again?: 'next',
): void {
  if (!nextAt) return;
  const delayMs = Math.max(0, nextAt.getTime() - now());
  // A running job would swallow a new one with the same name.
  const name = `${id}-${attempts}-${nextAt.getTime()}${again ? `-${again}` : ''}`;
  queues.wake('deliver', { deliveryId: id }, { delayMs, id: name }).catch((error: unknown) => {
    log.debug({ err: error, deliveryId: id }, 'could not queue a wake-up; the sweep will catch up');
  });
}

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** The schedule that Standard Webhooks proposes, over a day: the delay before the second attempt, the third … */
export const BACK_OFF: readonly number[] = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 6 * HOUR, 10 * HOUR],
];

/** The delay after this many attempts, in milliseconds; null: no more attempts. Random jitter of up to a tenth. */
export function waitAfter(attempts: number, backOff: readonly number[], chance: () => number): number | null {
  const wait = backOff[attempts - 1];
  return wait === undefined ? null : Math.round(wait * (0.9 + 0.2 * chance()));
}
