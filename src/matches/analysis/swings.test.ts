import { expect, it } from 'vitest';
import type { RatedDecision } from './stored-analysis.ts';
import { swingsOf } from './swings.ts';

const decision = (entry: number, best: number | null, played: number | null): RatedDecision => ({
  entry,
  prompt: 'What now?',
  best: { move: {}, label: 'Draw', chance: best },
  played: { move: {}, label: 'Pass', chance: played },
});

it('lists the largest changes first, both against the best answer and between two answers', () => {
  const swings = swingsOf([decision(3, 0.6, 0.4), decision(5, 0.8, 0.79), decision(9, 0.7, 0.7)]);
  expect(swings.map(({ kind, entry, by }) => [kind, entry, Math.round(100 * by)])).toEqual([
    ['SINCE', 3, 40],
    ['CHOICE', 3, -20],
    ['SINCE', 5, -9],
  ]);
  expect(swings.map(({ text }) => text)).toContain('Pass: −20 %, compared with Draw');
});

it('ignores unrated moves, and changes that are too small to be certain', () => {
  expect(swingsOf([decision(1, 0.5, null), decision(2, 0.52, 0.5), decision(3, null, 0.2)])).toEqual([]);
  const many = Array.from({ length: 20 }, (_, i) => decision(i, 0.9, 0.1));
  expect(swingsOf(many)).toHaveLength(5);
});
