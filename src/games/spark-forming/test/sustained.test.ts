import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../cards/actions.ts';
import { matches } from '../cards/decks.ts';
import { FORMS, FRAGMENT_CARDS } from '../cards/forms.ts';
import { type ActionCard, type Effect, type FormCard, MODES, USES } from '../cards/print.ts';
import { READY } from '../cards/ready-decks.ts';
import { sparkForming } from '../index.ts';
import { corresponds } from '../rules/stats.ts';
import { attacks, defends, FILLER, type Scene, scene } from './scene.ts';

const SUSTAINED = Object.entries(ACTIONS).filter(([, { sustained }]) => sustained !== null);
const names = SUSTAINED.map(([name]) => name);

/** The effects of all cards in the catalogue, by card and use. */
const DOINGS = Object.entries({ ...ACTIONS, ...FRAGMENT_CARDS }).flatMap(([name, { effects }]) =>
  USES.flatMap((use) => (effects[use] ? [{ what: `${name}, ${use}`, effects: effects[use] }] : [])),
);

const suitsForm = (card: ActionCard, form: FormCard): boolean =>
  (card.type === null || card.type === form.type) && corresponds(form.stats, card.stats) && matches(card.only, form);
const fillers = (count: number): string[] => Array.from({ length: count }, () => FILLER);
/** For each mode, one card that Undine can use. One of the cards is neutral. */
const ENDING = ['Iron Resolve', 'Foam Dart', 'Feedback'];

/** Applies these effects for seat 0, which then makes a sustained attack. */
function attackAfter(effects: readonly Effect[], name: string): Scene {
  const form = Object.entries(FORMS).find(([, one]) => ACTIONS[name] && suitsForm(ACTIONS[name], one))?.[0] ?? '';
  const set = scene({
    forms: [form, 'Undine'],
    hands: [
      [name, ...fillers(4)],
      [...ENDING, ...fillers(4)],
    ],
  });
  set.goesOnWith({ step: 'turn' }, { step: 'effects', seat: 0, effects: [...effects] });
  const cost = (ACTIONS[name]?.cost ?? 0) - (set.state.pending[0]?.cheaper ?? 0);
  attacks(set, 0, name, fillers(Math.max(0, cost)));
  return set;
}

const canBeEnded = (set: Scene): boolean => set.choices(1).some(({ move }) => 'defend' in move);

describe('The end of a sustained attack', () => {
  it('cannot be prevented by any card of the catalogue', () => {
    const pairs = DOINGS.flatMap(({ what, effects }) => names.map((name) => ({ what, effects, name })));
    expect(pairs.length).toBeGreaterThan(300);
    const endless = pairs.filter(({ effects, name }) => !canBeEnded(attackAfter(effects, name)));
    expect(endless.map(({ what, name }) => `${what}, then ${name}`)).toEqual([]);
  });

  it.each(names)('cannot be prevented even by all bans together: %s', (name) => {
    const set = attackAfter(
      MODES.map((mode) => ({ do: 'ban', mode })),
      name,
    );
    expect(canBeEnded(set)).toBe(true);
    expect(set.state.pending[0]?.bans).toEqual([]); // this attack has used up the bans
  });

  it.each(names)('is possible for every form with cards of the catalogue: %s', (name) => {
    const without = Object.entries(FORMS).filter(([, form]) => endings(name, form, Object.keys(ACTIONS)).length < 2);
    expect(without).toEqual([]);
  });

  it.each(names)('is possible with every ready-made deck: %s', (name) => {
    const without = READY.filter(({ cards }) => {
      const form = cards.map(({ card }) => FORMS[card]).find((one) => one !== undefined);
      const found = form ? endings(name, form, Object.keys(ACTIONS)) : [];
      return cards.reduce((sum, { card, count }) => sum + (found.includes(card) ? count : 0), 0) < 2;
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  // Returns which of these cards a form can use to end a sustained attack.
  function endings(name: string, form: FormCard, of: readonly string[]): string[] {
    const { ranges = {}, sustained = null } = ACTIONS[name] ?? {};
    return of.filter((one) => {
      const card = ACTIONS[one];
      if (!card || !sustained || !suitsForm(card, form)) return false;
      if ('type' in sustained && sustained.type !== (card.type ?? 'NEUTRAL')) return false;
      return MODES.some((mode) => {
        const [own, met] = [card.ranges[mode], ranges[mode]];
        return own && met && own[0] >= met[0] && !('mode' in sustained && sustained.mode !== mode);
      });
    });
  }
});

describe('A sustained attack says what ends it', () => {
  // Block 40-60, Dodge 40-70.
  const wildfire = (): Scene => scene({ hands: [['Wildfire', 'Kindle', 'Kindle'], ENDING] });

  it('to both players, in the entry and in the view, together with the modes that count', () => {
    const set = wildfire();
    const [own] = set.choices(0).filter(({ label }) => label.includes('Wildfire'));
    expect(own?.label).toContain('Block 40-60; goes on until a block');
    const { entry } = attacks(set, 0, 'Wildfire', ['Kindle', 'Kindle']);
    const asked = sparkForming.steps.defend.prompt(set.at, { step: 'defend' }, 1, (seat) => `<${seat}>`);
    expect(asked).toContain('Block 40-60; goes on until a block');
    expect(asked).not.toContain('Dodge');
    expect(entry.facts).toContainEqual(expect.objectContaining({ fact: 'attackMade', ranges: { BLOCK: [40, 60] } }));
    expect(set.view([]).attack).toMatchObject({
      sustained: true,
      until: 'a block',
      ranges: [{ mode: 'BLOCK', lower: 40, upper: 60 }],
    });
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Foam Dart']);
    expect(set.state.success).toBe('DEFENDER');
  });

  it('but no other attack does', () => {
    const set = scene({ hands: [['Spark Jab'], []] });
    attacks(set, 0, 'Spark Jab');
    expect(set.view([]).attack?.until).toBeNull();
  });
});
