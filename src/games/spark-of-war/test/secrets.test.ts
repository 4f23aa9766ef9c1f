import { describe, expect, it } from 'vitest';
import { SPECTATOR, tableView } from '../../../engine/index.ts';
import { SPARK_OF_WAR, sparkOfWar } from '../index.ts';
import { type Scene, scene } from './scene.ts';

describe('Quests and hands', () => {
  const given = (quests: string[], hand: string[]) =>
    scene({
      galaxy: { '0,0': 'Star', '1,0': 'Lunar A' },
      hands: [['Battleship', 'Cruiser'], hand],
      scored: [[], ['Dwarf A', 'Dwarf B', 'Lunar B']],
      quests: [['Envy', 'Ring Survey'], quests],
    });
  const seenBy = (set: Scene, viewer: number[]) => {
    // The text includes ids, because a viewer must not see the name or the number of a hidden card.
    return JSON.stringify([set.view(viewer), tableView(SPARK_OF_WAR, set.untyped, viewer)]);
  };

  it('of other seats do not affect what a seat or a spectator sees, including the points during play', () => {
    const one = given(['Dwarf Survey', 'Twin Worlds'], ['Tug', 'Pilot']);
    const other = given(['Gaseous Survey', 'Heart of Fire'], ['Lancer', 'Ghost']);
    for (const viewer of [[0], [...(SPECTATOR as number[])]]) expect(seenBy(one, viewer)).toBe(seenBy(other, viewer));
    expect(seenBy(one, [1])).not.toBe(seenBy(other, [1]));
  });

  it('of the asked seat alone decide what the question says about quests, even if Envy could copy others', () => {
    const asked = (own: string, other: string): string | undefined => {
      const scored = [['Dwarf A', 'Dwarf B'], []];
      const set = scene({ galaxy: { '0,0': 'Star' }, hands: [['Battleship']], scored, quests: [[own], [other]] });
      return set.question(0)?.prompt;
    };
    expect(asked('Dwarf Survey', 'Twin Worlds')).toContain('(Your quests are worth 2 points so far.)');
    expect(asked('Envy', 'Dwarf Survey')).toContain('(Your quests are worth 0 points so far.)');
  });

  it('are not included in the points during play, which count only the scoring piles', () => {
    const { at } = given(['Dwarf Survey', 'Twin Worlds'], ['Tug']);
    const points = sparkOfWar.counters(at).filter(({ label }) => label === 'Points before quests');
    expect(points.map(({ value }) => value)).toEqual([0, 3]);
  });
});
