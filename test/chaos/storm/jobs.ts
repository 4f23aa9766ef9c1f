import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'bullmq';
import type { Weather } from './weather.ts';

/**
 * Every job is delivered several times, one after the other: BullMQ promises at least once, never only once. Some wait a
 * moment before, so that others overtake them.
 */
export function troubleJobs({ plan, draw, chance, note }: Weather): void {
  const proto = Worker.prototype as unknown as { callProcessJob: (...parts: unknown[]) => Promise<unknown> }; // not in its types
  const once = proto.callProcessJob;
  if (typeof once !== 'function') throw new Error('this BullMQ hands its jobs out another way');
  proto.callProcessJob = async function (...parts) {
    if (chance(plan.news)) {
      note('JOB_LATE');
      await sleep(draw(plan.longest));
    }
    for (let time = 1; time < plan.jobs; time++) await once.apply(this, parts);
    return once.apply(this, parts);
  };
}
