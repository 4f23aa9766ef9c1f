import { describe, expect, it } from 'vitest';
import type { PublishedGame } from '../../../engine/index.ts';
import { GAMES } from '../../../games/index.ts';
import { game } from './games.ts';

function cardsOf(id: string) {
  const found: PublishedGame | undefined = GAMES.find((one) => one.id === id);
  return found ? game.cards(found) : [];
}

describe('the catalogue of a game', () => {
  it('shows the number of copies of each card, in one field only', () => {
    const cards = cardsOf('golems');
    expect(cards.find(({ name }) => name === 'Iron')).toMatchObject({ copies: 1, data: { trait: 'IRON' } });
    expect(cards.find(({ name }) => name === 'Swoop')?.copies).toBe(2);
    expect(cards.reduce((sum, { copies }) => sum + (copies ?? 0), 0)).toBe(48 + 46);
    expect(cards.some(({ data }) => 'copies' in data)).toBe(false);
  });

  it('shows no copies if players bring their own decks', () => {
    expect(cardsOf('business-card-battle').every(({ copies }) => copies === null)).toBe(true);
  });
});

it('the rules of each game list the questions that its steps ask', () => {
  for (const one of GAMES) {
    const { sections, hints } = game.rules(one);
    const questions = sections.flatMap((section) => section.questions);
    for (const { question } of hints) expect(questions, one.id).toContain(question);
  }
});
