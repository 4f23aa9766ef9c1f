import { describe, expect, it } from 'vitest';
import { type Scene, scene } from './scene.ts';

// Berserker has R 3, and Thrall has R 5.
const played = (card: string, draw: string, more = {}): Scene => {
  const set = scene({ cells: [15, 16], hands: [[card], ['Sprint']], draws: [[draw], []], ...more });
  set.chooses(card);
  return set;
};

describe('a card that specifies (R)', () => {
  it('draws and recycles the top card of the player’s Draw stack, whose number decides', () => {
    const met = played('Cast the Runes', 'Thrall');
    expect(met.facts('checked')).toMatchObject([{ seat: 0, card: 'Cast the Runes', r: 5, needed: 4, met: true }]);
    expect([met.cards('hand-0'), met.cards('recycle-0')]).toEqual([
      ['Thrall', 'Thrall', 'Thrall'],
      ['Cast the Runes', 'Thrall'],
    ]);
    const missed = played('Cast the Runes', 'Berserker', { hands: [['Cast the Runes', 'Sprint'], []] });
    expect(missed.facts('checked')).toMatchObject([{ r: 3, met: false }]);
    missed.until('activity');
    expect(missed.cards('hand-0')).toEqual([]);
  });

  it('includes effects that raise and lower R', () => {
    const set = played('Cast the Runes', 'Berserker', { avatars: ['Loki the Trickster'] });
    expect(set.facts('checked')).toMatchObject([{ r: 4, met: true }]);
  });

  it('is aimed after a successful check', () => {
    const set = played('Hurl the Torch', 'Thrall');
    expect([set.step, set.asked]).toEqual(['choose', 0]);
    set.chooses('Hurl the Torch: 3 damage to Seat 1');
    expect(set.at.state.life).toEqual([20, 17]);
    expect(played('Hurl the Torch', 'Gungnir').at.state.life).toEqual([19, 20]);
  });

  it('can be a terrain, an ally or an event', () => {
    const terrain = scene({ cells: [15, 1], terrain: { 9: 'Geyser' }, draws: [['Gungnir'], []] });
    terrain.chooses('Move', 9);
    expect(terrain.at.state.life[0]).toBe(19);
    const ally = scene({ cells: [15, 1], allies: [['Rune Reader'], []] });
    ally.chooses('Rune Reader');
    expect(ally.cards('hand-0')).toHaveLength(2);
    const event = scene({ cells: [15, 1], events: ['Hailstorm'], draws: [[], ['Gungnir']] });
    event.chooses('End');
    event.until('activity');
    expect(event.at.state.life).toEqual([20, 18]);
  });
});
