import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FairTurns } from './fair-turns.ts';

/** One piece of work at a time; whose, in the order in which they were done. */
function noting() {
  const turns = new FairTurns(1);
  const order: string[] = [];
  const work = (owner: string) =>
    turns.run(owner, async () => {
      await null;
      order.push(owner);
    });
  return { order, work };
}

describe('turns', () => {
  it('go round those who wait, however much one of them has brought', async () => {
    const turns = new FairTurns(2);
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

  it('come to a newcomer next, though somebody has 300 waiting and others have been there before', async () => {
    const { order, work } = noting();
    const crowd = ['eve', 'bob'].flatMap((owner) => Array.from({ length: 300 }, () => work(owner)));
    await Promise.all([...crowd, work('ada'), work('cat')]);
    expect(order.slice(0, 6)).toEqual(['eve', 'bob', 'ada', 'cat', 'eve', 'bob']);
    expect(order).toHaveLength(602);
  });

  it('come to one who is new in the middle of it as soon as the work that is under way is done', async () => {
    const { order, work } = noting();
    const crowd = ['eve', 'bob'].flatMap((owner) => Array.from({ length: 300 }, () => work(owner)));
    for (let n = 0; n < 50; n++) await crowd[n];
    const before = order.length;
    await work('ada');
    expect(order.indexOf('ada') - before).toBeLessThanOrEqual(1);
    await Promise.all(crowd);
  });

  it('come to everybody as often who always has something waiting, also where others come and go', async () => {
    const { order, work } = noting();
    const crowd = Array.from({ length: 50 }, () => work('eve'));
    const comeAndGo = async (owner: string) => {
      for (let n = 0; n < 50; n++) await work(owner);
    };
    await Promise.all([...crowd, comeAndGo('ada'), comeAndGo('cat')]);
    const half = order.slice(0, 75);
    for (const owner of ['eve', 'ada', 'cat']) expect(half.filter((one) => one === owner).length).toBeGreaterThan(23);
  });

  it('are so many at the same time, and one that fails makes room', async () => {
    const turns = new FairTurns(3);
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
