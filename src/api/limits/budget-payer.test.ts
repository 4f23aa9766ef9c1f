import { describe, expect, it } from 'vitest';
import { newcomersBudgets, ownerOf } from './budget-payer.ts';

const at = (newcomersOf: string | null) => ({ client: 'ada', newcomersOf });

describe('the budgets of newcomers', () => {
  it('are shared within an address and within an IPv6 site, which gets four times as much', () => {
    expect(newcomersBudgets(at(null))).toEqual([]);
    expect(newcomersBudgets(at('192.0.2.1'))).toEqual([{ key: 'newcomers-192.0.2.1', clients: 10 }]);
    const [network, site] = newcomersBudgets(at('2001:db8:1:2::'));
    expect([network?.clients, site?.clients]).toEqual([10, 40]);
    expect(newcomersBudgets(at('2001:db8:1:3::'))).toContainEqual(site);
    expect(newcomersBudgets(at('2001:db8:2:2::'))).not.toContainEqual(site);
  });

  it('get one turn per round for an address, and four for an IPv6 site', () => {
    const owners = (site: number) =>
      new Set(Array.from({ length: 64 }, (_, n) => ownerOf(at(`2001:db8:${site}:${n.toString(16)}::`))));
    expect([ownerOf(at(null)), ownerOf(at('192.0.2.1'))]).toEqual(['ada', '192.0.2.1']);
    expect([owners(1).size, owners(2).size, new Set([...owners(1), ...owners(2)]).size]).toEqual([4, 4, 8]);
  });
});
