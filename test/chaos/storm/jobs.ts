import { Worker } from 'bullmq';

/** Every job is delivered so many times, one after the other: BullMQ promises at least once, never only once. */
export function deliverJobsAgain(times: number): void {
  const proto = Worker.prototype as unknown as { callProcessJob: (...parts: unknown[]) => Promise<unknown> }; // not in its types
  const once = proto.callProcessJob;
  if (typeof once !== 'function') throw new Error('this BullMQ hands its jobs out another way');
  proto.callProcessJob = async function (...parts) {
    for (let time = 1; time < times; time++) await once.apply(this, parts);
    return once.apply(this, parts);
  };
}
