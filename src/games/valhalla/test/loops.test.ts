import { describe, expect, it } from 'vitest';
import { type Scene, scene } from './scene.ts';

/** A player who never passes while a card or a piece can be played or used. */
function greedy(set: Scene, names: readonly string[]): number {
  let plays = 0;
  for (; plays < 500 && set.step === 'activity'; plays++) {
    const next = names.find((name) => set.can(name));
    if (!next) break;
    set.chooses(next);
  }
  return plays;
}

describe('no player can prolong a turn forever', () => {
  it('a card that readies pieces does not ready pieces that ready others', () => {
    const set = scene({ allies: [['Squire', 'Squire', 'Skald'], []], cells: [15, 1] });
    set.chooses('Skald');
    set.chooses('Squire: make ready: Skald');
    expect(set.labels().filter((label) => label.startsWith('Squire'))).toEqual([]);
    set.chooses('Skald');
    expect(set.labels().filter((label) => /Squire|Skald/.test(label))).toEqual([]);
  });

  it('no piece is readied twice in one turn, such as a cloak between two forges', () => {
    const set = scene({
      cells: [15, 1],
      equipment: [['Feather Cloak'], []],
      terrain: { 9: 'Forge', 10: 'Forge' },
      shown: [9, 10, 11],
    });
    set.chooses('Feather Cloak', 9);
    set.chooses('Forge: make ready: Feather Cloak');
    set.chooses('Feather Cloak', 10);
    expect([set.step, set.can('Feather Cloak')]).toEqual(['activity', false]);
  });

  it('cards that draw each other stop after thirty in one turn', () => {
    // All other cards are elsewhere, so the card draws itself from Recycle.
    const set = scene({ cells: [15, 1], hands: [['Cast the Runes'], []] });
    set.at.zones['draw-0']?.cards.splice(1);
    set.at.zones['recycle-0']?.cards.splice(0);
    expect(greedy(set, ['Cast the Runes'])).toBe(30);
    set.chooses('End');
    expect(set.at.state.turn).toBe(1);
  });
});
