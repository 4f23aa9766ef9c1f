import { describe, expect, it } from 'vitest';
import { IN_VIEW, View } from './hold.ts';

const many = (view: View, owner: string, questions: number) =>
  Array.from({ length: questions }, (_, n) => view.take(owner, `${owner} ${n}`));
const taken = (seen: readonly string[]) => seen.filter((one) => one === 'TAKEN').length;

describe('what a worker has in view', () => {
  it('is all that a player may have under way, and of more a fifth', () => {
    const view = new View(IN_VIEW);
    expect([taken(many(view, 'ada', 200)), taken(many(view, 'ada', 300))]).toEqual([200, 5]);
  });

  it('leaves room for a newcomer, however many owners bring however much, again and again', () => {
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

  it('comes to equal shares where several bring too much, whoever was first', () => {
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

  it('has a question once, and anew when it has been let go of', () => {
    const view = new View(8);
    expect([view.take('ada', 'a'), view.take('ada', 'a')]).toEqual(['TAKEN', 'KNOWN']);
    view.letGo('ada', 'a');
    view.letGo('ada', 'a');
    expect([view.take('ada', 'a'), view.take('ada', 'b'), view.take('ada', 'c')]).toEqual(['TAKEN', 'TAKEN', 'LATER']);
  });
});
