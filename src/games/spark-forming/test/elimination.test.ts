import { describe, expect, it } from 'vitest';
import { knowersOf } from '../../../engine/index.ts';
import { attacks, endsTurn, FILLER, type Position, scene } from './scene.ts';

const fillers = (count: number): string[] => Array.from({ length: count }, () => FILLER);
const kindles = (count: number): string[] => Array.from({ length: count }, () => 'Kindle');

describe('Elimination', () => {
  const position: Position = {
    seats: 6,
    hands: [['Spark Jab'], [FILLER], [], ['Kindle'], [], []],
    hp: [100, 5, 100, 100, 100, 100],
  };

  it('brings in the next member, and the result of the attack decides who attacks next', () => {
    const set = scene(position);
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    expect(set.at.result).toBeNull();
    endsTurn(set);
    expect(set.facts('fell')).toMatchObject([{ seat: 1, why: 'DEFEATED' }]);
    expect(set.state).toMatchObject({ active: [0, 3], side: 0, fallen: [1] });
  });

  it('asks the team which member comes in if the order is free', () => {
    const set = scene({ ...position, options: { tagOrder: 'FREE' } });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    endsTurn(set);
    expect(set.waiting).toEqual([3]);
    set.does(3, { enter: { seat: [5] } });
    expect(set.state.active).toEqual([0, 5]);
  });

  it('removes the cards that the member had charged, which must be replaced', () => {
    const charged = [[], kindles(4), [], kindles(3), [], kindles(3)];
    const set = scene({ ...position, charged });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    expect(set.cards('fragment-charge-1')).toEqual([]);
    expect(set.cards('quarantine-1')).toEqual(kindles(4));
  });

  it('ends the match if the last member of a team falls', () => {
    const set = scene({ ...position, fallen: [3, 5] });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    expect(set.at.result?.ranks).toEqual([1, 4, 1, 4, 1, 4]);
  });

  it('is not required at the turn limit, when the Health Points of the whole team count', () => {
    const set = scene({ seats: 4, options: { turns: 1 }, hp: [100, 60, 10, 60] });
    set.passes(0);
    endsTurn(set);
    expect(set.at.result?.ranks).toEqual([3, 1, 3, 1]);
  });
});

describe('The Tag Team Fragment', () => {
  const drakes = ['Cinderfang', 'Undine', 'Tempest Wyrm', 'Undine', 'Cinderfang Unbound', 'Undine'];
  const blast = (charged: number[], more: Position = {}): number => {
    const teamFragments = Array.from({ length: 6 }, () => 'Wyrmfire Chorus');
    const all = [charged[0], 0, charged[1], 0, charged[2], 0].map((count) => kindles(count ?? 0));
    return scene({ seats: 6, forms: drakes, teamFragments, charged: all, ...more }).labels(0, 'Attack with your Blast')
      .length;
  };

  it('is charged by every member who is still in', () => {
    expect(blast([3, 3, 3])).toBe(1);
    expect(blast([2, 4, 4])).toBe(0);
    const set = scene({
      seats: 4,
      forms: ['Bastion'],
      teamFragments: ['Avalanche of Many'],
      charged: [kindles(5), [], kindles(5)],
    });
    set.does(0, { blast: true });
    expect(set.cards('quarantine-2')).toEqual(kindles(5));
  });

  it('can require a minimum number of members who are still in', () => {
    expect(blast([5, 0, 4], { fallen: [2] })).toBe(1);
    expect(blast([9, 0, 0], { fallen: [2, 4] })).toBe(0);
  });

  it('can be an Exclusive that fits all members, if all of them have brought it', () => {
    expect(blast([3, 3, 3], { forms: ['Cinderfang', 'Undine', 'Undine', 'Undine', 'Cinderfang'] })).toBe(0);
    const mixed = ['Wyrmfire Chorus', 'United Front', 'United Front', 'United Front', 'Wyrmfire Chorus'];
    expect(blast([3, 3, 3], { teamFragments: mixed })).toBe(0);
  });

  it('is always the first fragment brought, because a replacement would show that this fragment is unusable', () => {
    const teamFragments = ['Wyrmfire Chorus', 'United Front', 'Avalanche of Many', 'United Front', 'Avalanche of Many'];
    expect(blast([4, 3, 3], { forms: ['Bastion'], teamFragments })).toBe(0);
    expect(
      blast([4, 3, 3], { forms: ['Bastion'], teamFragments: ['Avalanche of Many', ...teamFragments.slice(1)] }),
    ).toBe(1);
  });

  it('is turned face up in all copies when it is used as an Exclusive', () => {
    const teamFragments = Array.from({ length: 4 }, () => 'Wyrmfire Chorus');
    const charged = [kindles(5), [], kindles(5)];
    const set = scene({ seats: 4, forms: ['Cinderfang', 'Undine', 'Tempest Wyrm'], teamFragments, charged });
    set.does(0, { blast: true });
    const cards = [0, 2].flatMap((seat) => set.at.zones[`team-fragment-${seat}`]?.cards ?? []);
    expect(cards.map((card) => knowersOf(set.at, card))).toEqual(['everyone', 'everyone']);
  });
});

describe('The last stand', () => {
  const position: Position = {
    seats: 4,
    fallen: [2],
    fragments: ['Solar Lance'],
    teamFragments: ['United Front'],
    charged: [kindles(5)],
  };

  it('lets the last member swap the fragment once, and keep its charge', () => {
    const set = scene(position);
    expect(set.labels(0, 'Attack with your')).toEqual([]);
    set.does(0, { lastStand: true });
    expect(set.labels(0, 'Attack with your Blast Solar Lance')).toHaveLength(1);
    expect(set.labels(0, 'Last stand')).toEqual([]);
    expect(set.cards('fragment-charge-0')).toHaveLength(5);
  });

  it('is also available to a defender, but not while a team-mate is still in', () => {
    const hands = [[FILLER], ['Tidal Wave', ...fillers(4)]];
    const set = scene({ ...position, side: 1, hands });
    attacks(set, 1, 'Tidal Wave', fillers(4));
    set.does(0, { lastStand: true });
    expect(set.waiting).toEqual([0]);
    expect(scene({ ...position, fallen: [] }).labels(0, 'Last stand')).toEqual([]);
  });
});
