import { describe, expect, it } from 'vitest';
import { knowersOf } from '../../../engine/index.ts';
import { ACTIONS } from '../cards/actions.ts';
import { FORMS } from '../cards/forms.ts';
import { type ActionCard, type Effect, MODES, type Mode, type Use } from '../cards/print.ts';
import { corresponds } from '../rules/stats.ts';
import { attacks, defends, endsTurn, FILLER, type Position, type Scene, scene } from './scene.ts';

const fits = (card: ActionCard, form: (typeof FORMS)[string]): boolean =>
  (card.type === null || card.type === form.type) &&
  corresponds(form.stats, card.stats) &&
  (!card.only || ('form' in card.only ? card.only.form === form.form : card.only.species === form.species));

function formFor(card: ActionCard): string {
  const found = Object.entries(FORMS).find(([, form]) => fits(card, form));
  return found?.[0] ?? '';
}

const fillers = Array.from({ length: 5 }, () => FILLER);
const wounded = { hp: [50, 50], quarantine: [['Kindle'], ['Kindle']] } satisfies Position;

/** Plays a match up to the effects of a card, with which seat 0 attacks or seat 1 defends. */
function used(name: string, use: Use): Scene {
  const spec = ACTIONS[name];
  if (!spec) throw new RangeError(name);
  if (use === 'CHARGE') {
    const set = scene({ ...wounded, hands: [['Flame Claw', name], fillers] });
    attacks(set, 0, 'Flame Claw', [name]);
    set.passes(1);
    return set;
  }
  const charge = Array.from({ length: spec.cost }, () => FILLER);
  if (use === 'ATTACK') {
    const set = scene({ ...wounded, forms: [formFor(spec)], hands: [[name, ...charge], fillers] });
    attacks(set, 0, name, charge);
    set.passes(1);
    return set;
  }
  const hands = [
    ['Eruption', ...fillers],
    [name, ...charge],
  ];
  const set = scene({ ...wounded, forms: ['Cinderfang', formFor(spec)], hands }); // Eruption can be met in every mode
  attacks(set, 0, 'Eruption', fillers.slice(1));
  defends(set, 1, use, name, charge);
  return set;
}

/** For each effect, a check that the effect is visible. */
const SIGN: { [K in Effect['do']]: (set: Scene, seat: number, effect: Extract<Effect, { do: K }>) => boolean } = {
  ban: (set, seat, { mode }) => set.facts('noted').some((one) => one.seat === seat && one.pending.bans.includes(mode)),
  draw: (set, seat, { n }) => set.cards(`hand-${seat}`).length >= 5 + n,
  strip: (set, seat) => set.cards(`quarantine-${1 - seat}`).includes(FILLER),
  heal: (set, seat) => set.facts('recovered').some((one) => one.seat === seat),
  add: (set, _, { stat, n }) => set.facts('noted').some((one) => one.pending.add[stat] === n),
  multiply: (set, _, { stat, n }) => set.facts('noted').some((one) => one.pending.times[stat] === n),
  harden: (set, _, { n }) => set.facts('noted').some((one) => one.pending.resilience === n),
  cheapen: (set, _, { n }) => set.facts('noted').some((one) => one.pending.cheaper === n),
  look: (set) => set.entries.some((entry) => entry.facts.some(({ fact }) => fact === 'peeked')),
  takeBack: (set) => set.step === 'takeBack',
  chargeMore: (set, seat, { n }) => set.choices(seat)[0]?.blank?.max === 1 + n,
  widen: (set, _, { n }) => set.facts('noted').some((one) => one.pending.wider === n),
};

const printed = Object.entries(ACTIONS).flatMap(([name, { effects }]) =>
  (['ATTACK', ...MODES, 'CHARGE'] as const).flatMap((use) =>
    (effects[use] ?? []).map((effect): [string, Use, Effect] => [name, use, effect]),
  ),
);

describe('Every printed effect', () => {
  it.each(printed)('%s, %s: %j', (name, use, effect) => {
    const set = used(name, use);
    const seat = use === 'ATTACK' || use === 'CHARGE' ? 0 : 1;
    // The record stores each check under its effect's `do`.
    const shows = SIGN[effect.do] as (set: Scene, seat: number, effect: Effect) => boolean;
    if (effect.do === 'chargeMore') {
      for (const one of [0, 1]) if (set.step === 'quarantine') keep(set, one);
    } else endsTurn(set);
    expect(shows(set, seat, effect)).toBe(true);
  });

  const keep = (set: Scene, seat: number): void => {
    if (set.choices(seat).length > 0) set.does(seat, { quarantine: { cards: [] } });
  };
});

describe('Effects pending for the next attack', () => {
  const hands = (name: string): string[][] => [[name, FILLER, FILLER], []];

  it.each(MODES)('do not let the defender use %s', (mode: Mode) => {
    const set = scene({ hands: [['Eruption', ...fillers], []], pending: [{ bans: [mode] }] });
    attacks(set, 0, 'Eruption', fillers.slice(1));
    expect(Object.keys(set.state.attack?.ranges ?? {})).toEqual(MODES.filter((one) => one !== mode));
    expect(set.state.pending[0]?.bans).toEqual([]);
  });

  it('add to a stat and multiply a stat, for one attack', () => {
    const set = scene({ hands: hands('Spark Jab'), pending: [{ add: { ENERGY: 2, MIGHT: 9 }, times: { ENERGY: 2 } }] });
    attacks(set, 0, 'Spark Jab');
    expect(set.state.attack?.power).toEqual([3 * (6 + 2) * 2]);
    expect(set.state.pending[0]).toMatchObject({ add: {}, times: {} });
  });

  it('stay if the attack is ended', () => {
    const set = scene({ hands: hands('Spark Jab'), pending: [{ bans: ['BLOCK'], resilience: 3, cheaper: 1 }] });
    set.passes(0);
    expect(set.state.pending[0]).toMatchObject({ bans: ['BLOCK'], resilience: 3, cheaper: 1 });
  });

  it('give Resilience until the next attack', () => {
    const set = scene({ hands: [['Spark Jab'], ['Foam Dart']], pending: [{ resilience: 4 }, { resilience: 5 }] });
    attacks(set, 0, 'Spark Jab'); // Energy ×3 with a stat of 6 against a Resilience of 9 + 5
    set.passes(1);
    expect(set.state.hp[1]).toBe(96);
    expect(set.state.pending.map(({ resilience }) => resilience)).toEqual([0, 5]);
  });

  it('lower the Action Cost of the next card, for attack or defence', () => {
    const set = scene({ hands: [['Furnace Heart', FILLER], []], pending: [{ cheaper: 2 }] });
    expect(set.choices(0).find(({ label }) => label.includes('Furnace'))?.blank).toMatchObject({ min: 1, max: 1 });
    attacks(set, 0, 'Furnace Heart', [FILLER]);
    expect(set.state.pending[0]?.cheaper).toBe(0);
  });

  it('let the next defence reach higher', () => {
    const position = {
      hands: [
        ['Flame Claw', 'Kindle'],
        ['Iron Resolve', FILLER],
      ],
      pending: [{}, { wider: 10 }],
    };
    const set = scene(position);
    attacks(set, 0, 'Flame Claw', ['Kindle']); // Flame Claw has Block 40-60, and Iron Resolve blocks with 40-60
    expect(set.labels(1, 'Block')[1]).toContain('10 higher (50-70, exceeds');
    defends(set, 1, 'BLOCK', 'Iron Resolve', [FILLER], false, true);
    expect(set.state.pending[1]?.wider).toBe(0);
  });
});

describe('Effects with a choice or a secret', () => {
  it('take a card of the player’s choice back from Quarantine', () => {
    const set = used('Scavenge', 'ATTACK');
    endsTurn(set);
    set.does(0, { takeBack: { card: [set.card('Kindle', 'quarantine-0')] } });
    expect(set.cards('hand-0')).toContain('Kindle');
  });

  it('take the only card back without asking', () => {
    const set = scene({ hands: [['Scavenge'], []] });
    attacks(set, 0, 'Scavenge');
    set.passes(1);
    endsTurn(set);
    expect([set.cards('quarantine-0'), set.step]).toEqual([[], 'attack']);
    expect(set.cards('hand-0')).toContain('Scavenge');
  });

  it('show the opponent’s hand only to the seat that uses the effect', () => {
    const set = used('Abyssal Weight', 'ATTACK');
    endsTurn(set);
    const [shown = 0] = set.at.zones['hand-1']?.cards ?? [];
    expect(knowersOf(set.at, shown)).toEqual([0]);
  });

  it('do not recover Health Points above 100', () => {
    const set = scene({ hands: [['Furnace Heart', FILLER, FILLER, FILLER], []], hp: [98] });
    attacks(set, 0, 'Furnace Heart', [FILLER, FILLER, FILLER]);
    set.passes(1);
    endsTurn(set);
    expect(set.state.hp[0]).toBe(100);
  });
});
