import { describe, expect, it } from 'vitest';
import { blanksOf, type Choice, oneOf, oneOfEach, oneOfLater, someOf, wholeNumber, within } from './choice.ts';

type Move = { pass: true } | { fire: { at: number[]; with?: string } } | { bid: { coins: number; on: string } };
const from = [{ value: 7, label: 'Seven' }];
const fire = { fire: { at: [] } };

describe('a choice with a blank', () => {
  it('accepts exactly one value of a list', () => {
    const choice: Choice<Move> = oneOf('Fire at …', fire, ['fire', 'at'], from);
    expect(choice).toEqual({
      label: 'Fire at …',
      move: { fire: { at: [] } },
      blank: { path: ['fire', 'at'], from, min: 1, max: 1 },
    });
  });

  it('accepts exactly the minimum number of values if no maximum is given', () => {
    expect(someOf('Fire at …', fire, ['fire', 'at'], from, 2).blank).toMatchObject({ min: 2, max: 2 });
    expect(someOf('Fire at …', fire, ['fire', 'at'], from, 0, 1).blank).toMatchObject({ min: 0, max: 1 });
  });

  it('accepts a whole number', () => {
    const choice: Choice<Move> = wholeNumber('Bid', { bid: { coins: 0, on: 'red' } }, ['bid', 'coins'], 1, 5);
    expect(choice.blank).toEqual({ path: ['bid', 'coins'], from: null, min: 1, max: 5 });
  });

  it('keeps its blank inside a larger move', () => {
    const target = oneOf('a unit …', { unit: [] }, ['unit'], from);
    const choice = within('Bolt on a unit …', target, ['play', 'target'], (aim) => ({
      play: { card: 1, target: aim },
    }));
    expect(choice.move).toEqual({ play: { card: 1, target: { unit: [] } } });
    expect(choice.blank).toEqual({ path: ['play', 'target', 'unit'], from, min: 1, max: 1 });
  });

  it('builds its list once, when the list is first read, and otherwise behaves like any choice', () => {
    let made = 0;
    const list = () => {
      made++;
      return from;
    };
    const choices = [0, 1, 2].map(() => oneOfLater('Fire at …', fire, ['fire', 'at'], list));
    expect(made).toBe(0);
    const plain = oneOf('Fire at …', fire, ['fire', 'at'], from);
    const [read, written, deeper] = choices;
    expect([read?.blank?.from, read?.blank?.from]).toEqual([from, from]);
    expect(JSON.stringify(written)).toBe(JSON.stringify(plain));
    const turn = (choice = plain) => within('Turn', choice, ['turn'], (part) => ({ turn: part }));
    expect(turn(deeper)).toEqual(turn());
    expect(made).toBe(3);
  });

  it('accepts one value from each of two lists', () => {
    const move = { fire: { at: [], from: [] } };
    const [first, second] = [
      { label: 'At', path: ['fire', 'at'], from } as const,
      { label: 'From', path: ['fire', 'from'], from } as const,
    ];
    const choice: Choice<{ fire: { at: number[]; from: number[] } }> = oneOfEach('Fire', move, first, second);
    expect(blanksOf(choice)).toEqual([
      { ...first, min: 1, max: 1 },
      { ...second, min: 1, max: 1 },
    ]);
    const larger = within('Turn', choice, ['turn'], (turn) => ({ turn }));
    expect(blanksOf(larger).map(({ path }) => path)).toEqual([
      ['turn', 'fire', 'at'],
      ['turn', 'fire', 'from'],
    ]);
  });

  it('does not compile if the path is not in the move or leads to another type', () => {
    // @ts-expect-error the move has no key `on`
    oneOf('Fire at …', fire, ['fire', 'on'], from);
    // @ts-expect-error the value at the path is not a list
    oneOf('Bid', { bid: { coins: 0 } }, ['bid', 'coins'], from);
    // @ts-expect-error the value at the path is a list, not a number
    wholeNumber('Fire', fire, ['fire', 'at'], 1, 2);
    // @ts-expect-error the step has no move of this form
    const wrong: Choice<Move> = oneOf('Fire at …', { fire: { on: [] } }, ['fire', 'on'], from);
    expect(wrong.move).toEqual({ fire: { on: [] } });
  });
});
