import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FairTurns } from './fair-turns.ts';

describe('turns', () => {
  it('go round those who wait, however much one of them has brought', async () => {
    const turns = new FairTurns(2);
    const order: string[] = [];
    const work = (owner: string) =>
      turns.run(owner, async () => {
        await sleep(5);
        order.push(owner);
      });
    const eve = Array.from({ length: 20 }, () => work('eve'));
    await Promise.all([work('ada'), work('bob'), work('ada'), ...eve]);
    expect(order.indexOf('ada')).toBeLessThan(4);
    expect(order.indexOf('bob')).toBeLessThan(6);
    expect(order.lastIndexOf('ada')).toBeLessThan(8);
    expect(order).toHaveLength(23);
  });

  it('are so many at the same time, and one that fails makes room', async () => {
    const turns = new FairTurns(3);
    let running = 0;
    let most = 0;
    const work = (i: number) =>
      turns.run(`o${i % 4}`, async () => {
        most = Math.max(most, ++running);
        await sleep(2);
        running--;
        if (i % 2) throw new Error('odd');
      });
    const ends = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => work(i)));
    expect([most, ends.filter(({ status }) => status === 'rejected').length]).toEqual([3, 20]);
  });
});
