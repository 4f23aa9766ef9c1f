import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

// Berserker has R 3, Thrall R 5.
const played = (card: string, draw: string, more = {}): Scene => {
  const scene = new Scene({ cells: [15, 16], hands: [[card], ['Sprint']], draws: [[draw], []], ...more });
  scene.choose(card);
  return scene;
};

describe('a card that specifies (R)', () => {
  it('draws the top card of the own Draw stack, which goes to Recycle, and the number decides', () => {
    const met = played('Cast the Runes', 'Thrall');
    expect(met.facts('checked')).toMatchObject([{ seat: 0, card: 'Cast the Runes', r: 5, needed: 4, met: true }]);
    expect([met.names('hand', 0), met.names('recycle', 0)]).toEqual([
      ['Thrall', 'Thrall', 'Thrall'],
      ['Cast the Runes', 'Thrall'],
    ]);
    const missed = played('Cast the Runes', 'Berserker', { hands: [['Cast the Runes', 'Sprint'], []] });
    expect(missed.facts('checked')).toMatchObject([{ r: 3, met: false }]);
    missed.until('activity');
    expect(missed.names('hand', 0)).toEqual([]);
  });

  it('counts what raises and lowers R', () => {
    const scene = played('Cast the Runes', 'Berserker', { avatars: ['Loki the Trickster'] });
    expect(scene.facts('checked')).toMatchObject([{ r: 4, met: true }]);
  });

  it('is aimed when it has come out', () => {
    const scene = played('Hurl the Torch', 'Thrall');
    expect([scene.step(), scene.asked()]).toEqual(['choose', 0]);
    scene.choose('Hurl the Torch: 3 damage to Seat 1');
    expect(scene.at.state.life).toEqual([20, 17]);
    expect(played('Hurl the Torch', 'Gungnir').at.state.life).toEqual([19, 20]);
  });

  it('may be a terrain, an ally or an event', () => {
    const terrain = new Scene({ cells: [15, 1], terrain: { 9: 'Geyser' }, draws: [['Gungnir'], []] });
    terrain.choose('Move', 9);
    expect(terrain.at.state.life[0]).toBe(19);
    const ally = new Scene({ cells: [15, 1], allies: [['Rune Reader'], []] });
    ally.choose('Rune Reader');
    expect(ally.names('hand', 0)).toHaveLength(2);
    const event = new Scene({ cells: [15, 1], events: ['Hailstorm'], draws: [[], ['Gungnir']] });
    event.choose('End');
    event.until('activity');
    expect(event.at.state.life).toEqual([20, 18]);
  });
});
