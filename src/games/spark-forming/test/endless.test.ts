import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../engine/index.ts';
import { ACTIONS } from '../cards/actions.ts';
import { FORMS } from '../cards/forms.ts';
import { endsTurn, FILLER } from './scene.ts';
import { among, copies, holdsOut, SUSTAINED, suits, underFire } from './under-fire.ts';

describe('A sustained attack against a small hand', () => {
  it.each([0, 1, 2])('of %i leaves the defender five cards to answer with after the strike', (held) => {
    const deck = [...copies(FILLER, 8), 'Foam Dart', 'Iron Resolve'];
    const set = underFire(SUSTAINED[0], 'Undine', [copies(FILLER, held), deck]);
    if (held === 0) set.passes(1);
    else set.does(1, { swap: { cards: [set.cardsNamed([FILLER], 'hand-1')[0] ?? 0] } });
    expect([set.state.hp[1], set.cards('hand-1').length, set.waiting]).toEqual([91, 5, [1]]);
    expect(set.labels(1, 'Block with Iron Resolve')).toHaveLength(1);
  });

  it('ends without effects of cards if the defender cannot refill the hand', () => {
    const set = underFire(SUSTAINED[0], 'Undine', [copies(FILLER, 2), [FILLER], [FILLER]]);
    set.passes(1);
    expect(set.state).toMatchObject({ success: 'NOBODY', strikes: 0, next: 0 });
    endsTurn(set);
    expect(set.waiting).toEqual([0]);
  });

  it('has a separate question about the exchange in a match under rules before 1.2', () => {
    const set = underFire(SUSTAINED[0], 'Undine', [copies(FILLER, 2), copies(FILLER, 9)]);
    set.goesOnWith(...set.at.agenda, { step: 'swap' });
    set.does(1, { swap: { cards: set.cardsNamed([FILLER], 'hand-1') } });
    expect([set.step, set.cards('hand-1').length, set.cards('quarantine-1').length]).toEqual(['defend', 2, 1]);
  });
});

describe('A defender can end a sustained attack', () => {
  const matches = Array.from({ length: 60 }, (_, seed) => seed);

  it('with any deck, if an affordable answer comes up before the attack runs out', () => {
    let found = 0;
    for (const seed of matches) {
      const random = fastRandom(seed);
      const attack = among(SUSTAINED, random);
      const form = among(Object.keys(FORMS), random);
      const names = seed % 2 === 0 ? Object.keys(ACTIONS) : suits(form).map(([name]) => name);
      const cards = Array.from({ length: 20 + random(41) }, () => among(names, random));
      const held = random(6);
      const laid = held + random(cards.length - held);
      const set = underFire(attack, form, [cards.slice(0, held), cards.slice(held, laid), cards.slice(laid)], 10_000);
      const { asked, forced, answered } = holdsOut(set);
      expect(forced, `seed ${seed}`).toBeLessThanOrEqual(1);
      expect(asked, `seed ${seed}`).toBeLessThanOrEqual(1 + Math.ceil(cards.length / 5));
      expect(set.facts('settled').at(-1), `seed ${seed}`).toMatchObject({ success: answered ? 'DEFENDER' : 'NOBODY' });
      if (answered) found++;
    }
    expect(found).toBeGreaterThan(45);
  });

  it('or is struck at most once for each hand of five cards, if the deck contains no answer', () => {
    for (const count of [20, 40, 60]) {
      const set = underFire(SUSTAINED[0], 'Undine', [copies(FILLER, 1), copies(FILLER, count - 1)], 10_000);
      expect(holdsOut(set)).toEqual({ asked: 1 + count / 5, forced: 1, answered: false });
      expect(set.state).toMatchObject({ success: 'NOBODY', strikes: count / 5 });
    }
  });
});
