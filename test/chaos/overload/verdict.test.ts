import { describe, expect, it } from 'vitest';
import type { Answered, Pressed } from './pressure.ts';
import { fairQueue, floodFindings } from './verdict.ts';

const times = (count: number, ahead: number): Answered[] => Array.from({ length: count }, () => ({ took: 1, ahead }));

/** Ten seconds of a node that can do 200 moves a second, with a queue of so many. */
function flooded(queue: number, parts: Partial<Pressed> = {}): Pressed {
  return {
    accepted: times(1800, queue),
    refused: times(2000, 20),
    unknown: [],
    lasted: 9500,
    answered: 10_000,
    ...parts,
  };
}

describe('what is said of twice too much', () => {
  it('is nothing where the queue is short, most is done and the rest is refused', () => {
    expect(floodFindings(flooded(100), 200)).toEqual([]);
  });

  it('follows what the node can do, and not the time that it takes', () => {
    expect([fairQueue(18), fairQueue(200), fairQueue(1000)]).toEqual([86, 100, 500]);
    const slow = flooded(64, { accepted: times(180, 64), refused: times(200, 5) });
    expect(floodFindings(slow, 18)).toEqual([]);
  });

  it('lets a slow node have as many as it refuses nobody, those that it has not read yet, and no more', () => {
    const slow = (queue: number) => flooded(queue, { accepted: times(1000, queue), refused: times(1200, 30) });
    expect(floodFindings(slow(100), 115)).toEqual([]);
    expect(floodFindings(slow(150), 115)).toEqual(['half of the accepted moves waited for 150 moves, and 86 are fair']);
  });

  it('shows a node that refuses nobody, and lets all wait in one queue', () => {
    const all = flooded(300, { accepted: times(3800, 300), refused: [] });
    expect(floodFindings(all, 200).join()).toMatch(/nothing was refused.*half of the accepted moves waited for 300/s);
  });

  it('shows one that refuses late, does hardly anything, or has lost its database', () => {
    expect(floodFindings(flooded(100, { refused: times(2000, 150) }), 200).join()).toMatch(/half of the refusals/);
    expect(floodFindings(flooded(100, { accepted: times(600, 100), refused: times(3000, 1) }), 200).join()).toMatch(
      /only 60 of 200 moves/,
    );
    expect(floodFindings(flooded(100, { unknown: times(1000, 1) }), 200).join()).toMatch(/1000 were told/);
  });

  it('is that nothing was proved where too little was asked for', () => {
    expect(floodFindings(flooded(100, { refused: times(10, 1) }), 200).join()).toMatch(/nothing is proved/);
  });
});
