import { describe, expect, it } from 'vitest';
import { isSeen, lookAt, within } from './in-view.ts';

const box = { x: 0, y: 0, width: 1000, height: 400 };
const frame = { x: 0, y: 0, width: 400, height: 400 };

describe('the visible part of a board that is larger than its frame', () => {
  it('is centred on the points of interest, and never leaves the board', () => {
    const points = [
      { x: 450, y: 50 },
      { x: 650, y: 350 },
    ];
    expect(lookAt(points, box, frame)).toEqual({ ...frame, x: 550, y: 200 });
    expect(lookAt([{ x: 950, y: 50 }], box, frame)).toEqual({ ...frame, x: 800, y: 200 });
  });

  it('holds most of the points if they are too far apart', () => {
    const few = [{ x: 100, y: 200 }];
    const many = [
      { x: 800, y: 150 },
      { x: 900, y: 250 },
    ];
    const look = lookAt([...few, ...many], box, frame);
    expect(many.every((at) => isSeen(at, look))).toBe(true);
  });

  it('is the middle of the board if all of it fits, or if there are no points', () => {
    expect(within({ ...box, width: 300 }, frame)).toEqual({ ...frame, x: 150, y: 200 });
    expect(lookAt([], box, frame)).toEqual({ ...frame, x: 500, y: 200 });
  });
});
