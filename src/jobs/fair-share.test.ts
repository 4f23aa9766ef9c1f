import { describe, expect, it } from 'vitest';
import { FairShare, HELD_QUESTIONS } from './hold.ts';

const many = (shares: FairShare, owner: string, questions: number) =>
  Array.from({ length: questions }, (_, n) => shares.take(owner, `${owner} ${n}`));
const taken = (seen: readonly string[]) => seen.filter((one) => one === 'TAKEN').length;

describe('the questions that a worker holds', () => {
  it('include all that a player may have open, and at most a fifth for one owner', () => {
    const shares = new FairShare(HELD_QUESTIONS);
    expect([taken(many(shares, 'ada', 200)), taken(many(shares, 'ada', 300))]).toEqual([200, 5]);
  });

  it('leave room for a newcomer, however many owners keep asking for more', () => {
    const shares = new FairShare(HELD_QUESTIONS);
    const crowd = Array.from({ length: 25 }, (_, n) => `eve ${n}`);
    for (const eve of crowd) many(shares, eve, 300);
    for (let n = 0; n < 20_000; n++) {
      const eve = `eve ${n % 25}`;
      shares.letGo(eve, `${eve} ${n % 300}`);
      shares.take(eve, `${eve} ${(7 * n) % 300}`);
    }
    expect(shares.take('ada', 'hers')).toBe('TAKEN');
  });

  it('converge to equal shares when several owners ask for too much, whichever was first', () => {
    const shares = new FairShare(120);
    const held = { eve: [] as string[], eva: [] as string[] };
    for (let n = 0; n < 1000; n++) {
      for (const owner of ['eve', 'eva'] as const) {
        const [oldest] = n > 100 ? held[owner].splice(0, 1) : [];
        if (oldest) shares.letGo(owner, oldest);
        for (const question of [`${owner} ${n}`, `${owner} ${n} too`])
          if (shares.take(owner, question) === 'TAKEN') held[owner].push(question);
      }
    }
    expect([held.eve.length, held.eva.length]).toEqual([20, 20]);
  });

  it('include a question once, and again after it has been let go of', () => {
    const shares = new FairShare(8);
    expect([shares.take('ada', 'a'), shares.take('ada', 'a')]).toEqual(['TAKEN', 'KNOWN']);
    shares.letGo('ada', 'a');
    shares.letGo('ada', 'a');
    expect([shares.take('ada', 'a'), shares.take('ada', 'b'), shares.take('ada', 'c')]).toEqual([
      'TAKEN',
      'TAKEN',
      'LATER',
    ]);
  });
});
