import type { Notifications } from '../notifications.ts';

/** The row of a delivery that is sent again, from the first attempt on. @param nextAt when */
export function dueAgain<When>(nextAt: When) {
  return { status: 'DUE', attempts: 0, nextAt, claimedUntil: null };
}

/**
 * Leaves a wake-up for when a delivery is due. No one waits for it: the sweep finds what is lost.
 * @param again it was woken before and found no turn: that job may not have ended yet
 */
export function wakeDelivery(
  { queues, log, now }: Pick<Notifications, 'queues' | 'log' | 'now'>,
  { id, nextAt, attempts }: { id: string; nextAt: Date | null; attempts: number },
  again?: 'next',
): void {
  if (!nextAt) return;
  const delayMs = Math.max(0, nextAt.getTime() - now());
  // A job that runs now would swallow one of the same name.
  const name = `${id}-${attempts}-${nextAt.getTime()}${again ? `-${again}` : ''}`;
  queues.wake('deliver', { deliveryId: id }, { delayMs, id: name }).catch((error: unknown) => {
    log.debug({ err: error, deliveryId: id }, 'A wake-up could not be left; the sweep makes up for it.');
  });
}

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** As Standard Webhooks proposes, spread over a day: until the second attempt, the third … */
export const BACK_OFF: readonly number[] = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 6 * HOUR, 10 * HOUR],
];

/** When the next attempt is made after so many, in milliseconds from now; null: there is none. A tenth more or less, by chance. */
export function waitAfter(attempts: number, backOff: readonly number[], chance: () => number): number | null {
  const wait = backOff[attempts - 1];
  return wait === undefined ? null : Math.round(wait * (0.9 + 0.2 * chance()));
}
