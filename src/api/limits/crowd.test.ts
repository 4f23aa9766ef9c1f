import { describe, expect, it } from 'vitest';
import { Crowd, LOOK } from './crowd.ts';

/** The number admitted when this many arrive at once. */
function letIn(crowd: Crowd, come: number): number {
  let inside = 0;
  for (; inside < come && !crowd.isFull; inside++) crowd.enter();
  return inside;
}

function answered(crowd: Crowd, inside: number, took: number): void {
  for (let index = 0; index < inside; index++) crowd.leave(took);
}

/** Simulates intervals in which more requests arrive than are admitted, each with this duration in milliseconds. */
function rush(crowd: Crowd, looks: number, took: number): number {
  let inside = 0;
  for (let look = 0; look < looks; look++) {
    inside = letIn(crowd, 10_000);
    answered(crowd, inside, took);
    crowd.look(LOOK);
  }
  return inside;
}

describe('the concurrent requests of a node', () => {
  it('have a bound at the start', () => {
    expect(letIn(new Crowd(500), 10_000)).toBe(512);
  });

  it('get a lower bound while requests are slow, but at least the minimum, and a higher one afterwards', () => {
    const crowd = new Crowd(500);
    expect(rush(crowd, 20, 5000)).toBe(64);
    expect(rush(crowd, 40, 5)).toBe(2048);
  });

  it('get a stable bound when requests take the target time', () => {
    const crowd = new Crowd(500);
    for (let look = 0; look < 50; look++) {
      const inside = letIn(crowd, 10_000);
      answered(crowd, inside, 2.5 * inside); // a node that completes 400 requests per second
      crowd.look(LOOK);
    }
    const inside = letIn(crowd, 10_000);
    expect(inside).toBeGreaterThan(150);
    expect(inside).toBeLessThan(250);
  });

  it('keep their bound when only a few are slow', () => {
    const crowd = new Crowd(500);
    for (let look = 0; look < 50; look++) {
      answered(crowd, letIn(crowd, 10), 60_000);
      crowd.look(LOOK);
    }
    expect(letIn(crowd, 10_000)).toBe(512);
  });

  it('get a lower bound when a rush begins, before its requests have finished', () => {
    const crowd = new Crowd(500);
    for (let look = 0; look < 5; look++) {
      letIn(crowd, 40);
      answered(crowd, 10, 50); // a node that completes 100 requests per second; the finished ones arrived early
      crowd.look(LOOK);
    }
    expect(crowd.isFull).toBe(true);
  });

  it('get a lower bound when no request finishes, and when the event loop is blocked', () => {
    const stuck = new Crowd(500);
    letIn(stuck, 10_000);
    stuck.look(LOOK);
    expect(stuck.isFull).toBe(true);
    const late = new Crowd(500);
    answered(late, letIn(late, 10_000), 5);
    late.look(LOOK + 2000);
    expect(letIn(late, 10_000)).toBeLessThan(400);
  });
});
