import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

describe('sequential tasks', () => {
  it('run in order, regardless of their durations and errors', async () => {
    const line = new SerialQueue();
    const done: number[] = [];
    for (const [index, took] of [15, 0, 5, 0].entries())
      line.add(async () => {
        await sleep(took);
        done.push(index);
        if (index === 1) throw new Error('ignored');
      });
    expect(line.length).toBe(4);
    await line.idle();
    expect([done, line.length]).toEqual([[0, 1, 2, 3], 0]);
  });

  it('are awaited even if they are added while idle() waits', async () => {
    const line = new SerialQueue();
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
