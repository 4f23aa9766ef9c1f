import { settlesWithin } from '../promises.ts';

/** How long a stop may take before the process ends anyway, in milliseconds. */
export const GRACE = 20_000;
/** How long pending work may take before its database connections are cut, in milliseconds. */
export const CLOSE_TIMEOUT = 10_000;
/** How long the code may take to notice that its connections are gone, in milliseconds. */
const NOTICE = 2000;
/** How long each remaining resource may then take to close, in milliseconds. */
const LAST = 500;

/** Closes resources in reverse order, even if some of them hang. */
export class Disposables {
  readonly #closing: (() => Promise<unknown>)[] = [];
  /** Cuts all connections to the database. By default there are none to cut. */
  cut: () => Promise<void> = async () => {};

  push(close: () => Promise<unknown>): void {
    this.#closing.push(close);
  }

  /** @param report receives the errors of resources that do not close */
  async close(report: (error: unknown) => void): Promise<void> {
    const began = Date.now();
    const timer = setTimeout(() => this.cut().catch(report), CLOSE_TIMEOUT);
    for (let close = this.#closing.pop(); close; close = this.#closing.pop()) {
      const left = Math.max(began + CLOSE_TIMEOUT + NOTICE - Date.now(), LAST);
      // The resource opened first is the database. Closing it has no time limit, because an embedded server must still
      // write its data.
      await (this.#closing.length === 0 ? close() : closedIn(close(), left)).catch(report);
    }
    clearTimeout(timer);
  }
}

async function closedIn(closing: Promise<unknown>, ms: number): Promise<void> {
  if (!(await settlesWithin(closing, ms))) throw new Error(`not closed after ${ms} ms`);
}
