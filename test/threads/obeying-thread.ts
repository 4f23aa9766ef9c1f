import { answering } from '../../src/process/answering.ts';

/** What the thread is told to do: all of it in this order. */
export interface Order {
  /** Counts how often the order has come. */
  come: Int32Array;
  /** It dies as often as this says, then no more. */
  deaths?: number;
  /** Milliseconds that it takes. */
  takes?: number;
  says: string;
}

answering(({ come, deaths = 0, takes = 0, says }: Order) => {
  if (Atomics.add(come, 0, 1) < deaths) process.exit(1); // of a thread: ends it
  if (takes > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, takes);
  return says;
});
