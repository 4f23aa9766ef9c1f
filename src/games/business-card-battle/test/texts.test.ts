import { describe, expect, it } from 'vitest';
import { botsPlay, expectLabelsApart } from '../../../../test/games/index.ts';
import { randomPolicy } from '../../../engine/index.ts';
import { businessCardBattle } from '../index.ts';
import { scene, table } from './scene.ts';

const labels = (choices: readonly { label: string }[] = []) => choices.map(({ label }) => label);

describe('Texts: a choice', () => {
  it('has a unique label, even among copies of a card', () => {
    const deck = ['Ines Field', 'Kira Feather', 'Edda Brook'].map((card) => ({
      card,
      count: card === 'Kira Feather' ? 1 : 3,
    }));
    const given = { decks: [deck, deck], options: { size: 7, turns: 40 } };
    for (let start = 1; start <= 10; start++)
      botsPlay(businessCardBattle, given, [randomPolicy], start, (now) =>
        expectLabelsApart(now.question(now.waiting[0])),
      );
  });

  it('names the spots of two copies on the field', () => {
    const s = scene({ FRONT_1: 'Noel Wisp', FRONT_3: 'Noel Wisp' }, { FRONT_1: 'Max Pebble', FRONT_3: 'Max Pebble' });
    expect(labels(s.question(0)?.choices)).toEqual(
      expect.arrayContaining([
        'Noel Wisp on front 1 (Air, AP 20, HP 26) attacks …',
        'Noel Wisp on front 3 (Air, AP 20, HP 26) attacks …',
      ]),
    );
  });

  it('numbers copies in the hand', () => {
    const s = table(['Noel Wisp', 'Noel Wisp'], ['Max Pebble']);
    const from = s.question(0)?.choices[0]?.blank?.from ?? [];
    expect(labels(from)).toEqual(['Noel Wisp (Scissors)', 'Noel Wisp (Scissors), copy 2']);
  });

  it('says whether a target over a long distance strikes back', () => {
    const s = scene(
      { REAR_2: 'Kira Feather', FRONT_5: 'Max Pebble' },
      { FRONT_1: 'Noel Wisp', FRONT_2: 'Piet Puff', FRONT_5: 'Max Pebble' },
    );
    const from = s.question(0)?.choices.find(({ move }) => 'attack' in move)?.blank?.from ?? [];
    expect(labels(from).map((label) => label.replace(/ \(.*\)/, ''))).toEqual([
      'Noel Wisp on front 1, long distance, does not strike back',
      'Piet Puff on front 2, long distance',
    ]);
  });

  it('shows the attributes of characters to place', () => {
    const s = table(['Kira Feather'], ['Max Pebble']);
    s.does(0, { pick: { card: [1] } });
    s.does(1, { pick: { card: [2] } });
    expect(s.question(0)?.prompt).toMatch(/1\. Kira Feather$/);
    const [choice] = s.question(0)?.choices ?? [];
    expect(choice?.blank?.each).toEqual([expect.stringMatching(/^Kira Feather \(Air, AP \d+, HP \d+, Flying\)$/)]);
  });
});

describe('Texts: an entry', () => {
  it('has a text even if a character does nothing after its move', () => {
    const s = scene({ FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' }, { FRONT_5: 'Max Pebble' }, { turns: 10 });
    s.does(0, { move: { character: 1, to: ['FRONT_2'] } });
    expect(s.passes(0).text()).toBe('Seat 0 passes. Turn 2: Seat 1');
  });

  it('has a text even if Instant Death is not declared and the target can absorb', () => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Gesa Cloud' });
    s.does(0, { attack: { character: 1, target: [2] } });
    expect(s.does(0, { strike: true }).text()).toBe("Seat 0's Isa Whistle strikes with its AP");
  });

  it('names the spots of the characters that give and receive HP', () => {
    const s = scene({ FRONT_1: 'Noel Wisp', REAR_1: 'Noel Wisp' }, { FRONT_5: 'Max Pebble' });
    expect(s.does(0, { share: { from: 1, to: 2, hp: 6 } }).text()).toContain(
      "Seat 0's Noel Wisp on front 1 gives 6 HP to Noel Wisp on rear 1: Noel Wisp now has 20, Noel Wisp 32",
    );
  });
});
