import type { NotificationContext } from '../context.ts';

/** The fields that restart a delivery from the first attempt. */
export function retryFields<When>(nextAt: When) {
  return { status: 'DUE', attempts: 0, nextAt, claimedUntil: null };
}

/**
 * Queues a wake-up for when a delivery is due. A lost one does no harm: the sweep finds the delivery.
 * @param again makes the job's name unique, because a running job would swallow a new one with the same name
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

/** The delays before the second attempt, the third … over a day, as Standard Webhooks proposes. */
export const BACK_OFF: readonly number[] = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 6 * HOUR, 10 * HOUR],
];

/** The delay after this many attempts, in milliseconds; null: no more attempts. Random jitter of up to a tenth. */
export function waitAfter(attempts: number, backOff: readonly number[], chance: () => number): number | null {
  const wait = backOff[attempts - 1];
  return wait === undefined ? null : Math.round(wait * (0.9 + 0.2 * chance()));
}
