import { describe, expect, it } from 'vitest';
import { IN_VIEW, View } from './hold.ts';

const many = (view: View, owner: string, questions: number) =>
  Array.from({ length: questions }, (_, n) => view.take(owner, `${owner} ${n}`));
const taken = (seen: readonly string[]) => seen.filter((one) => one === 'TAKEN').length;

describe('the questions that a worker holds', () => {
  it('include all that a player may have open, and at most a fifth for one owner', () => {
    const view = new View(IN_VIEW);
    expect([taken(many(view, 'ada', 200)), taken(many(view, 'ada', 300))]).toEqual([200, 5]);
  });

  it('leave room for a newcomer, however many owners keep asking for more', () => {
    const view = new View(IN_VIEW);
    const crowd = Array.from({ length: 25 }, (_, n) => `eve ${n}`);
    for (const eve of crowd) many(view, eve, 300);
    for (let n = 0; n < 20_000; n++) {
      const eve = `eve ${n % 25}`;
      view.letGo(eve, `${eve} ${n % 300}`);
      view.take(eve, `${eve} ${(7 * n) % 300}`);
    }
    expect(view.take('ada', 'hers')).toBe('TAKEN');
  });

  it('converge to equal shares when several owners ask for too much, whichever was first', () => {
    const view = new View(120);
    const held = { eve: [] as string[], eva: [] as string[] };
    for (let n = 0; n < 1000; n++) {
      for (const owner of ['eve', 'eva'] as const) {
        const [oldest] = n > 100 ? held[owner].splice(0, 1) : [];
        if (oldest) view.letGo(owner, oldest);
        for (const question of [`${owner} ${n}`, `${owner} ${n} too`])
          if (view.take(owner, question) === 'TAKEN') held[owner].push(question);
      }
    }
    expect([held.eve.length, held.eva.length]).toEqual([20, 20]);
  });

  it('include a question once, and again after it has been let go of', () => {
    const view = new View(8);
    expect([view.take('ada', 'a'), view.take('ada', 'a')]).toEqual(['TAKEN', 'KNOWN']);
    view.letGo('ada', 'a');
    view.letGo('ada', 'a');
    expect([view.take('ada', 'a'), view.take('ada', 'b'), view.take('ada', 'c')]).toEqual(['TAKEN', 'TAKEN', 'LATER']);
  });
});
