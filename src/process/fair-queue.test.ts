import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function noting() {
  const turns = new FairQueue(1);
  const order: string[] = [];
  const work = (owner: string) =>
    turns.run(owner, async () => {
      await null;
      order.push(owner);
    });
  return { order, work };
}

describe('turns', () => {
  it('rotate among waiting owners, no matter how many tasks one of them has queued', async () => {
    const turns = new FairQueue(2);
    const order: string[] = [];
    const work = (owner: string) =>
      turns.run(owner, async () => {
        await nextTurn();
        order.push(owner);
      });
    const eve = Array.from({ length: 20 }, () => work('eve'));
    await Promise.all([work('ada'), work('bob'), work('ada'), ...eve]);
    expect(order.indexOf('ada')).toBeLessThan(4);
    expect(order.indexOf('bob')).toBeLessThan(6);
    expect(order.lastIndexOf('ada')).toBeLessThan(8);
    expect(order).toHaveLength(23);
  });

  it('go to a newcomer next, although other owners arrived earlier with 300 tasks each', async () => {
    const { order, work } = noting();
    const crowd = ['eve', 'bob'].flatMap((owner) => Array.from({ length: 300 }, () => work(owner)));
    await Promise.all([...crowd, work('ada'), work('cat')]);
    expect(order.slice(0, 6)).toEqual(['eve', 'bob', 'ada', 'cat', 'eve', 'bob']);
    expect(order).toHaveLength(602);
  });

  it('go to a newcomer as soon as the running task ends', async () => {
    const { order, work } = noting();
    const crowd = ['eve', 'bob'].flatMap((owner) => Array.from({ length: 300 }, () => work(owner)));
    for (let n = 0; n < 50; n++) await crowd[n];
    const before = order.length;
    await work('ada');
    expect(order.indexOf('ada') - before).toBeLessThanOrEqual(1);
    await Promise.all(crowd);
  });

  it('are equally frequent for owners who always wait, even if other owners come and go', async () => {
    const { order, work } = noting();
    const crowd = Array.from({ length: 50 }, () => work('eve'));
    const comeAndGo = async (owner: string) => {
      for (let n = 0; n < 50; n++) await work(owner);
    };
    await Promise.all([...crowd, comeAndGo('ada'), comeAndGo('cat')]);
    const half = order.slice(0, 75);
    for (const owner of ['eve', 'ada', 'cat']) expect(half.filter((one) => one === owner).length).toBeGreaterThan(23);
  });

  it('run at the same time up to the limit, and a failed task frees its place', async () => {
    const turns = new FairQueue(3);
    let running = 0;
    let most = 0;
    const work = (i: number) =>
      turns.run(`o${i % 4}`, async () => {
        most = Math.max(most, ++running);
        await nextTurn();
        running--;
        if (i % 2) throw new Error('odd');
      });
    const ends = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => work(i)));
    expect([most, ends.filter(({ status }) => status === 'rejected').length]).toEqual([3, 20]);
  });
});
