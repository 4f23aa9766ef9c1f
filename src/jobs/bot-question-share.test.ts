import { describe, expect, it } from 'vitest';
import { FairShare, HELD_QUESTIONS } from './bot-question-share.ts';

const many = (share: FairShare, owner: string, questions: number) =>
  Array.from({ length: questions }, (_, n) => share.take(owner, `${owner} ${n}`));
const taken = (seen: readonly string[]) => seen.filter((one) => one === 'TAKEN').length;

describe('the questions that a worker holds', () => {
  it('include all open questions of a player, and at most a fifth for one owner', () => {
    const share = new FairShare(HELD_QUESTIONS);
    expect([taken(many(share, 'ada', 200)), taken(many(share, 'ada', 300))]).toEqual([200, 5]);
  });

  it('leave room for a newcomer, no matter how many owners keep asking for more', () => {
    const share = new FairShare(HELD_QUESTIONS);
    const crowd = Array.from({ length: 25 }, (_, n) => `eve ${n}`);
    for (const eve of crowd) many(share, eve, 300);
    for (let n = 0; n < 20_000; n++) {
      const eve = `eve ${n % 25}`;
      share.letGo(eve, `${eve} ${n % 300}`);
      share.take(eve, `${eve} ${(7 * n) % 300}`);
    }
    expect(share.take('ada', 'hers')).toBe('TAKEN');
  });

  it('converge to equal shares if several owners ask for too much, in any order', () => {
    const share = new FairShare(120);
    const held = { eve: [] as string[], eva: [] as string[] };
    for (let n = 0; n < 1000; n++) {
      for (const owner of ['eve', 'eva'] as const) {
        const [oldest] = n > 100 ? held[owner].splice(0, 1) : [];
        if (oldest) share.letGo(owner, oldest);
        for (const question of [`${owner} ${n}`, `${owner} ${n} too`])
          if (share.take(owner, question) === 'TAKEN') held[owner].push(question);
      }
    }
    expect([held.eve.length, held.eva.length]).toEqual([20, 20]);
  });

  it('include a question once, and again after the worker has released it', () => {
    const share = new FairShare(8);
    expect([share.take('ada', 'a'), share.take('ada', 'a')]).toEqual(['TAKEN', 'KNOWN']);
    for (let times = 0; times < 2; times++) share.letGo('ada', 'a');
    const again = ['a', 'b', 'c'].map((question) => share.take('ada', question));
    expect(again).toEqual(['TAKEN', 'TAKEN', 'LATER']);
  });
});
