import { describe, expect, it } from 'vitest';
import { FORMS } from '../cards/forms.ts';
import { FILLER } from './scene.ts';
import { copies, holdsOut, SUSTAINED, suits, underFire } from './under-fire.ts';

describe('A defender can end a sustained attack', () => {
  it.each(SUSTAINED)('with %s, if one answer is at the bottom of 20 to 60 cards (%s)', (...attack) => {
    for (const form of Object.keys(FORMS)) {
      const answers = suits(form).filter(
        ([name]) => holdsOut(underFire(attack, form, [[name, ...copies(FILLER, 4)]])).answered,
      );
      expect(answers.length, form).toBeGreaterThan(0);
      for (const [name] of answers) {
        for (const others of [19, 40, 59]) {
          const deck = [name, ...copies(FILLER, others)];
          expect(holdsOut(underFire(attack, form, [[], deck], 10_000)).answered, `${form}: ${name}`).toBe(true);
        }
      }
    }
  });
});
