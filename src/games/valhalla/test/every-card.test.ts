import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/catalogue.ts';
import { WORDS } from '../cards/words.ts';
import { told } from './every-card.ts';

const cards = Object.values(CARDS);

describe('every card', () => {
  // The snapshot file shows the printed text of each card next to its effects. The file was reviewed line by line.
  it('does what its text says, always tried on the same table', async () => {
    const lines = cards.map(({ name, text }) => `${name}: ${text}\n  ${told(name).join('; ') || 'nothing'}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./every-card.txt');
  });

  it.each(WORDS.map((word) => [word]))('uses the word %s on two cards or more', (word) => {
    const having = cards.filter(({ effects, onTurn, onHit }) =>
      [...effects, ...onTurn, ...onHit].some((effect) => effect.do === word),
    );
    expect(new Set(having.map((card) => card.title)).size).toBeGreaterThanOrEqual(2);
  });

  it('belongs to a kind that has enough cards', () => {
    const count = (kind: string): number =>
      new Set(cards.filter((card) => card.kind === kind).map((card) => card.title)).size;
    expect(count('avatar')).toBeGreaterThanOrEqual(8);
    expect(count('terrain')).toBeGreaterThanOrEqual(24);
    expect(count('action')).toBeGreaterThanOrEqual(30);
    expect(count('equipment')).toBeGreaterThanOrEqual(36);
    expect(count('event')).toBeGreaterThanOrEqual(12);
    expect(count('ally')).toBeGreaterThanOrEqual(14);
  });

  it('has a Randomizer number from 1 to 6 unless it is a terrain or an avatar', () => {
    const drawn = cards.filter(({ back }) => back === 'Valhalla');
    expect(drawn.filter(({ r }) => !Number.isInteger(r) || r < 1 || r > 6)).toEqual([]);
  });
});
