import { describe, expect, it } from 'vitest';
import { SPECTATOR, tableView } from '../../../engine/index.ts';
import { FORMS, FRAGMENT_CARDS, UPGRADES } from '../cards/forms.ts';
import { SPARK_FORMING } from '../index.ts';
import { shares } from '../rules/data-fragment.ts';
import { corresponds, reachOf, resilienceOf, statsFor } from '../rules/stats.ts';
import { attacks, defends, endsTurn, FILLER, scene } from './scene.ts';

const kindles = (count: number): string[] => Array.from({ length: count }, () => 'Kindle');
const fillers = Array.from({ length: 5 }, () => FILLER);

describe('A Data Fragment', () => {
  it('shows only its type to the opponent and to spectators until it is used', () => {
    const set = scene({ fragments: ['Solar Lance', 'Prism Wall'], charged: [kindles(4)], hands: [[], []] });
    for (const viewer of [[1], SPECTATOR]) {
      const zone = tableView(SPARK_FORMING, set.untyped, viewer).zones.find(({ key }) => key === 'fragment-0');
      expect(zone?.cards).toEqual([{ number: null, name: null, text: null, stats: [], back: 'Blast', place: 0 }]);
      const view = set.view(viewer);
      expect(view.players[0]?.fragment).toEqual({ type: 'BLAST', team: false, card: null, faceUp: false });
    }
    const own = set.view([0]);
    expect(own.players[0]?.fragment?.card?.name).toBe('Solar Lance');
    set.does(0, { blast: true });
    const seen = set.view();
    expect(seen.players[0]?.fragment).toMatchObject({ faceUp: true, card: { name: 'Solar Lance' } });
  });

  it('needs its Data Cost in charge, which goes to Quarantine, and can be used again when recharged', () => {
    expect(scene({ fragments: ['Solar Lance'], charged: [kindles(2)] }).labels(0, 'Attack with your')).toEqual([]);
    const set = scene({ fragments: ['Solar Lance'], charged: [['Spark Jab', ...kindles(3)]], hands: [[], []] });
    set.does(0, { blast: true });
    expect(set.cards('fragment-charge-0')).toEqual(['Kindle']); // the oldest charge is spent first
    expect(set.cards('quarantine-0')).toEqual(['Spark Jab', ...kindles(2)]);
    const [zone] = [set.at.zones['fragment-charge-0']];
    zone?.cards.push(...(set.at.zones['quarantine-0']?.cards.splice(0, 2) ?? []));
    set.passes(1);
    endsTurn(set);
    expect(set.labels(0, 'Attack with your Blast Solar Lance')).toHaveLength(1);
  });

  it('needs stats that the form has', () => {
    // The fragment needs Will, which Cinderfang does not have.
    const set = scene({ fragments: ['Last Verdict'], charged: [kindles(4)], hp: [20] });
    expect(set.labels(0, 'Attack with your')).toEqual([]);
  });

  it('needs no stats as a Burst with a fitting range, and its counter strikes with the available stats', () => {
    const fragments = ['Overclock', 'Returning Star']; // the Burst has Energy ×4
    const position = { fragments, hands: [['Searing Parry', 'Kindle'], []], charged: [[], kindles(4)] };
    const set = scene({ ...position, forms: ['Forge Warden', 'Mistral'] });
    const without = scene({ ...position, forms: ['Forge Warden', 'Bastion'] }); // these forms have no Energy
    for (const one of [set, without]) {
      attacks(one, 0, 'Searing Parry', ['Kindle']); // the card has Counter 40-70
      one.does(1, { burst: { mode: 'COUNTER' } });
    }
    expect([set.state.hp[0], without.state.hp[0]]).toEqual([100 - (16 - 10), 100]);
    expect(without.facts('defenceMade')).toMatchObject([{ by: 'BURST', power: 0, fit: 'WITHIN' }]);
  });

  it.each([
    ['Last Verdict', { hp: [50, 100] }, { hp: [51, 100] }],
    ['Unbroken Oath', { hp: [49, 50] }, { hp: [50, 50] }],
    ['Deep Focus', { hands: [['Iron Resolve', FILLER, FILLER]] }, { hands: [['Iron Resolve', FILLER]] }],
  ] as const)('%s needs its condition', (name, holds, fails) => {
    expect([usableFor(name, holds), usableFor(name, fails)]).toEqual([true, false]);
  });

  const usableFor = (
    name: string,
    { hp = [], hands }: { hp?: readonly number[]; hands?: readonly (readonly string[])[] },
  ) => {
    // Seat 1 blocks Eruption with this Burst, and all other fragments belong to seat 0.
    const defending = name === 'Unbroken Oath';
    const set = scene({
      forms: [defending ? 'Cinderfang' : 'Undine', 'Undine'],
      fragments: [name, name],
      hands: (hands ?? [['Eruption', ...fillers]]).map((hand) => [...hand]),
      hp: defending ? [...hp].reverse() : [...hp],
      charged: [kindles(5), kindles(5)],
    });
    if (defending) attacks(set, 0, 'Eruption', fillers.slice(1));
    return set.labels(defending ? 1 : 0, '').some((label) => label.includes('your B'));
  };

  it('a Blast replaces the attack card without Action Cost, and can be met like an attack card', () => {
    const set = scene({ fragments: ['Solar Lance'], charged: [kindles(4)], hands: [[], ['Blur', FILLER]] });
    set.does(0, { blast: true });
    expect(set.state.attack).toMatchObject({ by: 'BLAST', power: [36], ranges: { DODGE: [60, 80] } });
    defends(set, 1, 'DODGE', 'Blur', [FILLER]);
    expect(set.state.hp[1]).toBe(100);
  });

  it('a Blast that succeeds has its printed effect', () => {
    const charged = [kindles(3)];
    const set = scene({ forms: ['Mistral'], fragments: ['Gale Scythe'], charged, hands: [[], []] });
    set.does(0, { blast: true });
    set.passes(1);
    endsTurn(set);
    expect(set.cards('hand-0')).toHaveLength(6);
    expect(set.waiting).toEqual([0]);
  });

  it('a Burst replaces the defence card without Action Cost', () => {
    const hands = [['Flame Claw', 'Kindle'], []];
    const set = scene({ fragments: ['Overclock', 'Prism Wall'], hands, hp: [100, 50], charged: [[], kindles(3)] });
    attacks(set, 0, 'Flame Claw', ['Kindle']); // the attack has Block 40-60, and the Burst has 60-70
    set.does(1, { burst: { mode: 'BLOCK' } });
    expect(set.facts('defenceMade')).toMatchObject([{ by: 'BURST', fit: 'EXCEEDS' }]);
    expect(set.state.hp[1]).toBe(50 - 5 + 5); // half of the damage comes through, and the Block Effect recovers 5
  });

  it('a Boost strengthens the current attack', () => {
    const set = scene({ fragments: ['Overclock'], charged: [kindles(2)], hands: [['Spark Jab'], []] });
    attacks(set, 0, 'Spark Jab', [], true);
    expect(set.state.attack).toMatchObject({ boost: 'Overclock', power: [(3 + 2) * 6] });
    expect(set.cards('fragment-charge-0')).toEqual([]);
  });

  it('a Boost strengthens the current defence', () => {
    const hands = [
      ['Flame Claw', 'Kindle'],
      ['Iron Resolve', FILLER],
    ];
    const fragments = ['Overclock', 'Slipstream'];
    const set = scene({ fragments, hands, charged: [[], kindles(2)] });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', [FILLER], true, true);
    expect(set.state.defence).toMatchObject({ boost: 'Slipstream', range: [60, 80], fit: 'EXCEEDS' });
  });
});

describe('Every fragment', () => {
  it.each(Object.entries(FRAGMENT_CARDS))('%s can be played by some form', (name, spec) => {
    const found = Object.entries(FORMS).filter(([, form]) => corresponds(form.stats, spec.stats));
    const form = found.find(
      ([, one]) => !spec.only || ('species' in spec.only && spec.only.species === one.species),
    )?.[0];
    const team = spec.kind === 'tag fragment';
    const seats = team ? 4 : 2;
    const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
    const set = scene({
      seats,
      forms: [form ?? '', 'Cinderfang', form ?? '', 'Cinderfang'],
      ...(team ? { teamFragments: [name, 'United Front', name] } : {}),
      fragments: [team ? 'Afterimage' : name],
      side: spec.fragment === 'BURST' ? 1 : 0,
      hp: [40, 60, 100, 100],
      hands: [
        ['Heavy Swing', 'Fleet Strike', 'Arc Bolt', 'Iron Resolve', FILLER],
        ['Eruption', ...fillers],
      ],
      charged: each(kindles(6)),
    });
    if (spec.fragment === 'BURST') {
      attacks(set, 1, 'Eruption', fillers.slice(1));
      expect(set.labels(0).some((label) => label.includes(`your Burst ${name}`))).toBe(true);
    } else if (spec.fragment === 'BLAST') {
      set.does(0, { blast: true });
      expect(set.state.attack).toMatchObject({ card: name, by: 'BLAST' });
    } else expect(set.labels(0).some((label) => label.includes('and your Boost'))).toBe(true);
  });
});

describe('Upgrade matches', () => {
  it.each(Object.entries(UPGRADES))('%s applies to the form next to it', (name, gives) => {
    const form = Object.entries(FORMS).find(
      ([, one]) =>
        (gives.type === null || gives.type === one.type) &&
        (!gives.only || ('form' in gives.only ? gives.only.form === one.form : gives.only.species === one.species)),
    )?.[0];
    const forms = [form ?? '', form ?? ''];
    const at = scene({ options: { upgrade: true }, forms, upgrades: [name] }).at;
    expect(resilienceOf(at, 0) - resilienceOf(at, 1)).toBe(gives.resilience);
    expect(reachOf(at, 0) - reachOf(at, 1)).toBe(gives.widen);
    const more = Object.entries(gives.stats).map(([stat, value]) => [stat, value]);
    const [own, plain] = [new Map(Object.entries(statsFor(at, 0))), new Map(Object.entries(statsFor(at, 1)))];
    for (const [stat, value] of more) expect((own.get(`${stat}`) ?? 0) - (plain.get(`${stat}`) ?? 0)).toBe(value);
  });

  it('let the form use cards with a stat that an Upgrade gives', () => {
    const hands = [['Arc Bolt', FILLER]];
    const without = scene({ forms: ['Bastion'], hands });
    const set = scene({ options: { upgrade: true }, forms: ['Bastion'], upgrades: ['Spare Circuit'], hands });
    expect([without.labels(0, 'Attack with Arc').length, set.labels(0, 'Attack with Arc').length]).toEqual([0, 1]);
  });
});

describe('The cost of a Tag Team Fragment', () => {
  it.each([
    [10, [5, 5], [5, 5]],
    [10, [4, 6], null],
    [10, [4, 3, 2], null],
    [10, [4, 3, 3], [4, 3, 3]],
    [10, [3, 3, 3], null],
    [10, [2, 2, 2, 2], null],
    [10, [3, 3, 2, 2], [3, 3, 2, 2]],
    [10, [2, 2, 2, 2, 2], [2, 2, 2, 2, 2]],
    [10, [9], null],
    [10, [12], [10]],
    [10, [3, 3, 9], [3, 3, 4]],
  ])('%i, charged %j, is shared as %j', (cost, charged, paid) => {
    expect(shares(cost, charged)).toEqual(paid);
  });
});
