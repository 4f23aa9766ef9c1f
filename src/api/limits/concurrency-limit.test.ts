import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit, LOOK } from './concurrency-limit.ts';

/** Returns how many requests are admitted when `come` requests arrive at the same time. */
function letIn(concurrency: ConcurrencyLimit, come: number): number {
  let inside = 0;
  for (; inside < come && !concurrency.isFull; inside++) concurrency.enter();
  return inside;
}

function answered(concurrency: ConcurrencyLimit, inside: number, took: number): void {
  for (let index = 0; index < inside; index++) concurrency.leave(took);
}

/** Simulates intervals in which more requests arrive than are admitted. */
function rush(concurrency: ConcurrencyLimit, looks: number, took: number): number {
  let inside = 0;
  for (let look = 0; look < looks; look++) {
    inside = letIn(concurrency, 10_000);
    answered(concurrency, inside, took);
    concurrency.look(LOOK);
  }
  return inside;
}

describe('the concurrent requests of a node', () => {
  it('have a bound at the start', () => {
    expect(letIn(new ConcurrencyLimit(500), 10_000)).toBe(512);
  });

  it('get a lower bound while requests are slow, but never below the minimum, and a higher bound afterwards', () => {
    const concurrency = new ConcurrencyLimit(500);
    expect(rush(concurrency, 20, 5000)).toBe(64);
    expect(rush(concurrency, 40, 5)).toBe(2048);
  });

  it('get a stable bound when requests take the target time', () => {
    const concurrency = new ConcurrencyLimit(500);
    for (let look = 0; look < 50; look++) {
      const inside = letIn(concurrency, 10_000);
      answered(concurrency, inside, 2.5 * inside); // a node that completes 400 requests per second
      concurrency.look(LOOK);
    }
    const inside = letIn(concurrency, 10_000);
    expect(inside).toBeGreaterThan(150);
    expect(inside).toBeLessThan(250);
  });

  it('keep their bound when only a few requests are slow', () => {
    const concurrency = new ConcurrencyLimit(500);
    for (let look = 0; look < 50; look++) {
      answered(concurrency, letIn(concurrency, 10), 60_000);
      concurrency.look(LOOK);
    }
    expect(letIn(concurrency, 10_000)).toBe(512);
  });

  it('get a lower bound when a rush begins, before its requests have finished', () => {
    const concurrency = new ConcurrencyLimit(500);
    for (let look = 0; look < 5; look++) {
      letIn(concurrency, 40);
      answered(concurrency, 10, 50); // 100 requests per second, which arrived early
      concurrency.look(LOOK);
    }
    expect(concurrency.isFull).toBe(true);
  });

  it('get a lower bound when no request finishes, and when the event loop is blocked', () => {
    const stuck = new ConcurrencyLimit(500);
    letIn(stuck, 10_000);
    stuck.look(LOOK);
    expect(stuck.isFull).toBe(true);
    const late = new ConcurrencyLimit(500);
    answered(late, letIn(late, 10_000), 5);
    late.look(LOOK + 2000);
    expect(letIn(late, 10_000)).toBeLessThan(400);
  });
});
