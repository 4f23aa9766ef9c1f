import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { botAt, levelFor, type OpenSearch, pairsOf, rangeAt } from './pairs.ts';

const NOW = 1_000_000_000;

/** A search of a player who has waited for some seconds. */
function search(playerId: string, waited = 0, rest: Partial<OpenSearch> = {}): OpenSearch {
  return {
    ...{ id: `search of ${playerId}`, playerId, game: 'duel', timeControl: { days: 1 }, rated: false },
    ...{ botAllowed: false, points: 1500, since: new Date(NOW - waited * 1000), lastOpponent: null, blocked: [] },
    pool: 'duel',
    ...rest,
  };
}

const names = (pairs: readonly (readonly OpenSearch[])[]) => pairs.map((pair) => pair.map(({ playerId }) => playerId));
const paired = (...open: OpenSearch[]) => names(pairsOf(open, NOW));

describe('pairing', () => {
  it('gives the player who has waited longest the nearest rating', () => {
    const [ada, bob, eve] = [search('ada', 20), search('bob', 5, { points: 1590 }), search('eve', 5, { points: 1520 })];
    expect(paired(bob, eve, ada)).toEqual([['ada', 'eve']]);
  });

  it.each([
    ['at first, within 100 points', 0, 1600, 1601],
    ['after 25 seconds, within 300 points', 25, 1800, 1801],
  ])('%s', (_, waited, near, far) => {
    expect(paired(search('ada', waited), search('bob', waited, { points: near }))).toHaveLength(1);
    expect(paired(search('ada', waited), search('bob', waited, { points: far }))).toEqual([]);
  });

  it('respects the range of the player who has waited less', () => {
    expect(paired(search('ada', 600), search('bob', 0, { points: 1700 }))).toEqual([]);
    expect(paired(search('ada', 600), search('bob', 120, { points: 3000 }))).toHaveLength(1);
  });

  it('keeps different games, clocks and ratings apart', () => {
    expect(paired(search('ada', 600), search('bob', 600, { pool: 'duel, rated' }))).toEqual([]);
  });

  it('compares only players of the same pool', () => {
    let read = 0;
    const open = Array.from({ length: 100 }, (_, index) => {
      const get = () => {
        read++;
        return `P${index}`;
      };
      return Object.defineProperty(search('', 0, { pool: `pool ${index}` }), 'playerId', { get });
    });
    expect(pairsOf(open, NOW)).toEqual([]);
    expect(read).toBeLessThan(1000);
  });

  it.each([
    ['the one who waits longer', 50, 10],
    ['the one who waits less', 10, 50],
  ])('never pairs players if %s has blocked the other', (_, hers, his) => {
    expect(paired(search('ada', hers + 600, { blocked: ['bob'] }), search('bob', his + 600))).toEqual([]);
  });

  it('prefers anyone to the last opponent', () => {
    const [ada, bob] = [search('ada', 60, { lastOpponent: 'bob' }), search('bob', 60, { lastOpponent: 'ada' })];
    expect(paired(ada, bob, search('eve', 60, { points: 1700 }))).toEqual([['ada', 'eve']]);
  });

  it('pairs the last opponents again if no one else waits, or after half a minute', () => {
    const [ada, bob] = [search('ada', 1, { lastOpponent: 'bob' }), search('bob', 1, { lastOpponent: 'ada' })];
    const far = search('eve', 1, { points: 2500 });
    expect(paired(ada, bob)).toEqual([['ada', 'bob']]);
    expect(paired(ada, bob, far)).toEqual([]);
    const since = new Date(NOW - 30_000);
    expect(paired({ ...ada, since }, { ...bob, since }, far)).toEqual([['ada', 'bob']]);
  });

  it('uses each search once, and only for a pair that both players accept', () => {
    const any = fc.record({
      player: fc.nat(30),
      waited: fc.nat(200),
      points: fc.integer({ min: 1000, max: 2000 }),
      blocked: fc.array(fc.nat(30), { maxLength: 4 }),
    });
    const many = fc.uniqueArray(any, { selector: ({ player }) => player, maxLength: 30 });
    let pairs = 0;
    fc.assert(
      fc.property(many, (all) => {
        const open = all.map(({ player, waited, points, blocked }) =>
          search(String(player), waited, { points, blocked: blocked.map(String) }),
        );
        const found = pairsOf(open, NOW);
        pairs += found.length;
        expect(new Set(found.flat()).size).toBe(2 * found.length);
        for (const [one, other] of found) {
          expect(one.blocked).not.toContain(other.playerId);
          expect(other.blocked).not.toContain(one.playerId);
          const range = Math.min(...[one, other].map((each) => rangeAt(each, NOW) ?? Number.POSITIVE_INFINITY));
          expect(Math.abs(one.points - other.points)).toBeLessThanOrEqual(range);
        }
      }),
    );
    expect(pairs).toBeGreaterThan(100);
  });
});

describe('a bot', () => {
  it('joins after a minute, if the player allows it', () => {
    expect(botAt(search('ada', 0, { botAllowed: true }))).toEqual(new Date(NOW + 60_000));
    expect(botAt(search('ada'))).toBeNull();
  });

  it('is stronger for a stronger player', () => {
    expect([1500, 1700, 1900].map(levelFor)).toEqual(['STEADY', 'STRONG', 'MASTER']);
  });
});
