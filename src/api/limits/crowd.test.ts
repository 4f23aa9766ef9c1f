import { describe, expect, it } from 'vitest';
import { Crowd, LOOK } from './crowd.ts';

/** How many get in when so many come at once. */
function letIn(crowd: Crowd, come: number): number {
  let inside = 0;
  for (; inside < come && !crowd.isFull; inside++) crowd.enter();
  return inside;
}

function answered(crowd: Crowd, inside: number, took: number): void {
  for (let index = 0; index < inside; index++) crowd.leave(took);
}

/** So many looks, between which more come than get in, and each takes that many milliseconds. */
function rush(crowd: Crowd, looks: number, took: number): number {
  let inside = 0;
  for (let look = 0; look < looks; look++) {
    inside = letIn(crowd, 10_000);
    answered(crowd, inside, took);
    crowd.look(LOOK);
  }
  return inside;
}

describe('the crowd of requests that a node works on', () => {
  it('has a bound before anything is known', () => {
    expect(letIn(new Crowd(500), 10_000)).toBe(512);
  });

  it('becomes smaller where requests take too long, but not too small, and larger again afterwards', () => {
    const crowd = new Crowd(500);
    expect(rush(crowd, 20, 5000)).toBe(64);
    expect(rush(crowd, 40, 5)).toBe(2048);
  });

  it('settles where requests take what they should', () => {
    const crowd = new Crowd(500);
    for (let look = 0; look < 50; look++) {
      const inside = letIn(crowd, 10_000);
      answered(crowd, inside, 2.5 * inside); // a node that does 400 a second
      crowd.look(LOOK);
    }
    const inside = letIn(crowd, 10_000);
    expect(inside).toBeGreaterThan(150);
    expect(inside).toBeLessThan(250);
  });

  it('learns nothing from a few that take long', () => {
    const crowd = new Crowd(500);
    for (let look = 0; look < 50; look++) {
      answered(crowd, letIn(crowd, 10), 60_000);
      crowd.look(LOOK);
    }
    expect(letIn(crowd, 10_000)).toBe(512);
  });

  it('becomes smaller when a rush begins, before those who came with it have left', () => {
    const crowd = new Crowd(500);
    for (let look = 0; look < 5; look++) {
      letIn(crowd, 40);
      answered(crowd, 10, 50); // a node that does 100 a second, and those who have left came early
      crowd.look(LOOK);
    }
    expect(crowd.isFull).toBe(true);
  });

  it('becomes smaller where nothing goes on, and where nobody was listened to', () => {
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
