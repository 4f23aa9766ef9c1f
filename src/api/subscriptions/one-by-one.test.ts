import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { OneByOne } from './one-by-one.ts';

describe('things that are done one by one', () => {
  it('are done in the order in which they came, however long each takes, and whatever one throws', async () => {
    const line = new OneByOne();
    const done: number[] = [];
    for (const [index, took] of [15, 0, 5, 0].entries())
      line.add(async () => {
        await sleep(took);
        done.push(index);
        if (index === 1) throw new Error('its own affair');
      });
    expect(line.length).toBe(4);
    await line.idle();
    expect([done, line.length]).toEqual([[0, 1, 2, 3], 0]);
  });

  it('are waited for also where they come while somebody waits', async () => {
    const line = new OneByOne();
    let second = false;
    line.add(async () => {
      await sleep(5);
      line.add(async () => {
        second = true;
      });
    });
    await line.idle();
    expect(second).toBe(true);
  });
});
