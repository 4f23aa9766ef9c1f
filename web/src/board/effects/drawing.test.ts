import { describe, expect, it } from 'vitest';
import { drawn, type ShownEffect } from './drawing.ts';

const wording = { miss: 'miss', cards: (n: number) => `${n} cards` };
const effect = (kind: ShownEffect['kind'], parts: Partial<ShownEffect> = {}): ShownEffect => ({
  ...{ kind, cards: [], dice: [] },
  ...parts,
});
/** Pieces lie side by side, by key; nothing else is on the page. */
const find = ({ kind, key }: { kind: string; key: string }) =>
  kind === 'PIECE' ? { x: 100 * Number(key), y: 0, width: 80, height: 80 } : null;
const piece = (key: string) => ({ kind: 'PIECE', key }) as const;
const draw = (...effects: ShownEffect[]) => drawn(effects, find, wording);

describe('a blow', () => {
  const blow = [
    effect('ROLL', { seat: 0, dice: [7], sides: 10 }),
    effect('ROLL', { seat: 1, dice: [2], sides: 10 }),
    effect('STRIKE', { seat: 0, from: piece('1'), to: piece('3'), amount: 2 }),
    effect('LOSE', { seat: 1, to: piece('3'), amount: 2, what: 'hits' }),
  ];

  it('marks attacker and target, with the dice at the one who rolled them', () => {
    const { rings, arrows, dice } = draw(...blow);
    expect(rings.map(({ x, tone, isLost }) => [x, tone, isLost])).toEqual([
      [100, 'plain', false],
      [300, 'bad', false],
    ]);
    expect(arrows).toMatchObject([{ from: { x: 140, y: 40 }, to: { x: 340, y: 40 }, tone: 'bad' }]);
    expect(dice.map(({ x, faces }) => [x, faces])).toEqual([
      [100, [7]],
      [300, [2]],
    ]);
  });

  it('shows the loss at the target, or that it misses', () => {
    expect(draw(...blow).labels.map(({ text }) => text)).toEqual(['−2 hits']);
    expect(draw(effect('STRIKE', { from: piece('1'), to: piece('3'), amount: 0 })).labels).toMatchObject([
      { text: 'miss', tone: 'plain' },
    ]);
  });

  it('crosses out a piece that is lost, and stacks several numbers at one piece', () => {
    const { rings, labels } = draw(
      ...blow,
      effect('LOSE', { to: piece('3') }),
      effect('GAIN', { to: piece('3'), amount: 1 }),
    );
    expect(rings.find(({ x }) => x === 300)?.isLost).toBe(true);
    expect(new Set(labels.map(({ y }) => y)).size).toBe(2);
  });
});

it('cards are named at their destination, or counted if there are many', () => {
  const move = (cards: string[], amount: number) =>
    draw(effect('MOVE', { from: piece('1'), to: piece('2'), cards, amount })).labels.map(({ text }) => text);
  expect(move(['ace', 'king'], 2)).toEqual(['ace, king']);
  expect(move(['ace', 'king', 'queen', 'jack'], 4)).toEqual(['4 cards']);
  expect(draw(effect('MOVE', { from: { kind: 'ZONE', key: 'deck' }, to: piece('2'), amount: 3 })).labels).toMatchObject(
    [{ text: '3 cards' }],
  );
  expect(move([], 1)).toEqual([]);
});

it('nothing is drawn at a place that is not on the page', () => {
  const hidden = { kind: 'ZONE', key: 'deck' } as const;
  const { arrows, labels, rings } = draw(
    effect('STRIKE', { from: hidden, to: piece('2') }),
    effect('GAIN', { to: hidden, amount: 1 }),
  );
  expect([arrows, labels, rings.length]).toEqual([[], [], 1]);
});
