import { inTime } from '../in-time.ts';

/** How long a stop may take, in milliseconds, before the process ends all the same. */
export const GRACE = 20_000;
/** How long what is under way may take, in milliseconds, before whoever waits for the database is cut off from it. */
export const PATIENCE = 10_000;
/** How long it may then take until that is noticed everywhere. */
const NOTICE = 2000;
/** What everything else gets when all of that has not helped. */
const LAST = 500;

/** What has been opened, in this order; it is closed in the opposite one, however little of it still answers. */
export class Opened {
  readonly #closing: (() => Promise<unknown>)[] = [];
  /** Makes everybody who waits for the database stop waiting. */
  cut: () => Promise<void> = async () => {};

  push(close: () => Promise<unknown>): void {
    this.#closing.push(close);
  }

  /** @param report hears of what does not close */
  async close(report: (error: unknown) => void): Promise<void> {
    const began = Date.now();
    const timer = setTimeout(() => this.cut().catch(report), PATIENCE);
    for (let close = this.#closing.pop(); close; close = this.#closing.pop()) {
      const left = Math.max(began + PATIENCE + NOTICE - Date.now(), LAST);
      // The first of all is the database, which may be a server of ours that writes down what it has.
      await (this.#closing.length === 0 ? close() : closedIn(close(), left)).catch(report);
    }
    clearTimeout(timer);
  }
}

async function closedIn(closing: Promise<unknown>, ms: number): Promise<void> {
  if (!(await inTime(closing, ms))) throw new Error(`it is still not closed after ${ms} ms`);
}
