import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

/** Somebody who never passes as long as a card or a piece can be played or used. */
function greedy(scene: Scene, names: readonly string[]): number {
  let plays = 0;
  for (; plays < 500 && scene.step() === 'activity'; plays++) {
    const next = names.find((name) => scene.can(name));
    if (!next) break;
    scene.choose(next);
  }
  return plays;
}

describe('a turn comes to an end, whatever its player wants', () => {
  it('a card that makes ready makes nothing ready that makes ready itself', () => {
    const scene = new Scene({ allies: [['Squire', 'Squire', 'Skald'], []], cells: [15, 1] });
    scene.choose('Skald');
    scene.choose('Squire: ready again: Skald');
    expect(scene.labels().filter((label) => label.startsWith('Squire'))).toEqual([]);
    scene.choose('Skald');
    expect(scene.labels().filter((label) => /Squire|Skald/.test(label))).toEqual([]);
  });

  it('nothing is made ready twice in one turn: a cloak between two forges', () => {
    const scene = new Scene({
      cells: [15, 1],
      equipment: [['Feather Cloak'], []],
      terrain: { 9: 'Forge', 10: 'Forge' },
      shown: [9, 10, 11],
    });
    scene.choose('Feather Cloak', 9);
    scene.choose('Forge: ready again: Feather Cloak');
    scene.choose('Feather Cloak', 10);
    expect([scene.step(), scene.can('Feather Cloak')]).toEqual(['activity', false]);
  });

  it('cards that draw each other again end after thirty in one turn', () => {
    // All other cards are elsewhere: the card draws itself out of Recycle.
    const scene = new Scene({ cells: [15, 1], hands: [['Cast the Runes'], []] });
    scene.at.zones['draw-0']?.cards.splice(1);
    scene.at.zones['recycle-0']?.cards.splice(0);
    expect(greedy(scene, ['Cast the Runes'])).toBe(30);
    scene.choose('End');
    expect(scene.at.state.turn).toBe(1);
  });
});
