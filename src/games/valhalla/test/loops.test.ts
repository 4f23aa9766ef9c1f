import { describe, expect, it } from 'vitest';
import { type Scene, scene } from './scene.ts';

/** Plays a turn in which the player never passes while he can play a card or use a piece. */
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
  it('a card that makes pieces ready does not affect pieces that make others ready', () => {
    const set = scene({ allies: [['Squire', 'Squire', 'Skald'], []], cells: [15, 1] });
    set.chooses('Skald');
    set.chooses('Squire: make ready: Skald');
    expect(set.labels().filter((label) => label.startsWith('Squire'))).toEqual([]);
    set.chooses('Skald');
    expect(set.labels().filter((label) => /Squire|Skald/.test(label))).toEqual([]);
  });

  it('no piece becomes ready twice in one turn, not even a cloak with two forges', () => {
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

  it('cards that draw each other stop after thirty plays in one turn', () => {
    // All other cards are in other zones, so the card draws itself from Recycle.
    const set = scene({ cells: [15, 1], hands: [['Cast the Runes'], []] });
    set.at.zones['draw-0']?.cards.splice(1);
    set.at.zones['recycle-0']?.cards.splice(0);
    expect(greedy(set, ['Cast the Runes'])).toBe(30);
    set.chooses('End');
    expect(set.at.state.turn).toBe(1);
  });
});
