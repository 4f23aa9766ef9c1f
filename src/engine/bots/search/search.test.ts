import { describe, expect, it } from 'vitest';
import { tollRoad } from '../../../../test/conformance/tiny/index.ts';
import { TREASURE } from '../../../../test/treasure.ts';
import type { AnyAt } from '../../game/at.ts';
import { registered } from '../../game/game.ts';
import type { AnyTypes } from '../../game/game-types.ts';
import type { Search } from '../../game/searches.ts';
import { advance, begin, copyMatch } from '../../play/play.ts';
import { waitingFor } from '../../play/question.ts';
import { fastRandom } from '../../random.ts';
import { steadyPolicy } from '../policies.ts';
import { estimates, searchPolicy } from './policy.ts';
import { MASTER, STRONG } from './searching.ts';

const ROAD = registered(tollRoad);

function beginning(begins: 'door' | 'digging' | 'sharing'): AnyAt {
  const setup = { seats: 2, options: { begins }, decks: [null, null], firstCard: 1 };
  return begin(TREASURE, setup, fastRandom(1)).at;
}

const searching = searchPolicy({ ...STRONG, iterations: 200 });

describe('a search', () => {
  it('finds a gain from two moves that is invisible one move ahead', () => {
    const at = beginning('door');
    expect(steadyPolicy(TREASURE, at, 0, fastRandom(1))).toEqual({ left: true });
    expect(searching(TREASURE, at, 0, fastRandom(1))).toEqual({ right: true });
  });

  it('finds a good number among very many', () => {
    const at = beginning('digging');
    for (const start of [1, 2, 3]) {
      const best = searching(TREASURE, at, 0, fastRandom(start));
      const metres = 'dig' in best ? (best.dig as { metres: number }).metres : 0; // the game has no other kind of move
      expect(Math.abs(metres - 700)).toBeLessThan(150);
    }
  });

  it('answers a simultaneous question whether or not others have answered', () => {
    const at = beginning('sharing');
    const answered = { ...copyMatch(at), sealed: [{ seat: 1, move: { low: true } }] };
    for (const table of [at, answered]) expect(searching(TREASURE, table, 0, fastRandom(1))).toEqual({ high: true });
  });

  it('does not look at a sealed answer', () => {
    const at = beginning('sharing');
    const thinks = (move: object) =>
      estimates(TREASURE, { ...copyMatch(at), sealed: [{ seat: 1, move }] }, 0, fastRandom(1), 50);
    expect(thinks({ low: true })).toEqual(thinks({ high: true }));
  });

  it('gives the same result for the same table, seed and budget', () => {
    const at = beginning('digging');
    expect(estimates(TREASURE, at, 0, fastRandom(5), 100)).toEqual(estimates(TREASURE, at, 0, fastRandom(5), 100));
    expect(estimates(TREASURE, at, 0, fastRandom(5), 100)).not.toEqual(estimates(TREASURE, at, 0, fastRandom(6), 100));
  });

  it('estimates the chance of each move within its budget, and lists its own move first', () => {
    const all = estimates(TREASURE, beginning('door'), 0, fastRandom(1), 400);
    expect(all.map(({ move }) => move)).toEqual([{ right: true }, { left: true }]);
    for (const { chance } of all) {
      expect(chance).toBeGreaterThan(1 / 2);
      expect(chance).toBeLessThan(1);
    }
    expect(all.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(400);
    expect(all.every(({ visits }) => visits > 400 / 25)).toBe(true); // every move was tried by glances and by courses
  });

  it('multiplies its iterations by the effort of the game', () => {
    const visits = (many: number) => {
      const searches = { STRONG: { effort: many } };
      const all = estimates({ ...TREASURE, searches }, beginning('door'), 0, fastRandom(1), 400);
      return all.reduce((sum, one) => sum + one.visits, 0);
    };
    expect(visits(3)).toBe(3 * visits(1));
  });

  it('looks ahead as many turns as the game sets for its level', () => {
    const setup = { seats: 2, options: { rounds: 6 }, decks: [null, null], firstCard: 1 };
    const { at } = begin(ROAD, setup, fastRandom(1));
    const [seat = 0] = waitingFor(ROAD, at);
    const thinks = (search: Search<AnyTypes>) =>
      JSON.stringify(estimates({ ...ROAD, searches: { STRONG: search } }, at, seat, fastRandom(1), 200));
    const usual = thinks({});
    expect(thinks({ ahead: 1 })).toBe(usual);
    expect(thinks({ ahead: 3 })).not.toBe(usual);
  });

  it('uses the evaluation of its level if the game has one', () => {
    const worth = (table: AnyAt, seat: number) => -TREASURE.worth(table, seat);
    const backwards = registered({ ...TREASURE, searches: { MASTER: { worth } } });
    const at = beginning('sharing');
    const answers = [STRONG, MASTER].map((level) => {
      const policy = searchPolicy({ ...level, iterations: 200 });
      return [TREASURE, backwards].map((game) => policy(game, at, 0, fastRandom(1)));
    });
    expect(answers).toEqual([
      [{ high: true }, { high: true }],
      [{ high: true }, { low: true }],
    ]);
  });

  it('compares moves played on to the end of a course with moves that were only glanced at', () => {
    const all = estimates(TREASURE, beginning('digging'), 0, fastRandom(1), 400, { dig: { metres: 0 } });
    const metres = all.map(({ move }) => ('dig' in move ? (move.dig as { metres: number }).metres : 0));
    const [best] = all;
    const worst = all[metres.indexOf(0)];
    expect(best?.chance).toBeGreaterThan(worst?.chance ?? 1);
  });

  it('never rates a move above the one it would make', () => {
    let compared = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { at } = begin(
        ROAD,
        { seats: 3, options: { rounds: 6 }, decks: [null, null, null], firstCard: 1 },
        fastRandom(seed),
      );
      for (let answers = 0; answers < 8 && !at.result; answers++) {
        const [seat = 0] = waitingFor(ROAD, at);
        const [best, ...others] = estimates(ROAD, at, seat, fastRandom(seed), 60);
        for (const { chance } of others) expect(chance).toBeLessThanOrEqual(best?.chance ?? 0);
        compared += others.length;
        advance(ROAD, at, fastRandom(answers), { kind: 'MOVE', seat, move: best?.move ?? {} });
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('estimates a sole move, and a requested one', () => {
    const at = beginning('digging');
    const named = { dig: { metres: 701 } };
    const all = estimates(TREASURE, at, 0, fastRandom(1), 100, named);
    expect(all.find(({ move }) => JSON.stringify(move) === JSON.stringify(named))?.visits).toBeGreaterThan(0);
    const after = advance(TREASURE, at, fastRandom(1), { kind: 'MOVE', seat: 0, move: named });
    expect(after.version).toBe(1);
    const [sole, ...others] = estimates(TREASURE, at, 1, fastRandom(1), 100);
    expect(others).toEqual([]);
    expect(sole?.chance).toBeCloseTo(1 / (1 + 3 ** ((10 - 1 / 70) / 4)), 5);
  });

  it('leaves the table unchanged, and refuses a seat that is not asked', () => {
    const at = beginning('door');
    const before = JSON.stringify(at);
    searching(TREASURE, at, 0, fastRandom(1));
    expect(JSON.stringify(at)).toBe(before);
    expect(() => searching(TREASURE, at, 1, fastRandom(1))).toThrow(RangeError);
  });
});
