import { describe, expect, it } from 'vitest';
import type { Answered, Pressed } from '../load/pressure.ts';
import { fairQueue, floodFindings } from './overload.ts';

const times = (count: number, ahead: number): Answered[] => Array.from({ length: count }, () => ({ took: 1, ahead }));

/** Ten seconds of a node that makes 200 moves a second, with a queue of this length. */
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

describe('the check of an overloaded node', () => {
  it('finds nothing wrong with a short queue, most moves made and the rest refused', () => {
    expect(floodFindings(flooded(100), 200)).toEqual([]);
  });

  it('follows the capacity of the node, not its speed', () => {
    expect([fairQueue(18), fairQueue(200), fairQueue(1000)]).toEqual([86, 100, 500]);
    const slow = flooded(64, { accepted: times(180, 64), refused: times(200, 5) });
    expect(floodFindings(slow, 18)).toEqual([]);
  });

  it('lets a slow node queue what it never refuses and what it has not read yet, and no more', () => {
    const slow = (queue: number) => flooded(queue, { accepted: times(1000, queue), refused: times(1200, 30) });
    expect(floodFindings(slow(100), 115)).toEqual([]);
    expect(floodFindings(slow(150), 115)).toEqual(['half of the accepted moves waited for 150 moves, and 86 are fair']);
  });

  it('finds a node that refuses nothing and lets all wait in one queue', () => {
    const all = flooded(300, { accepted: times(3800, 300), refused: [] });
    expect(floodFindings(all, 200).join()).toMatch(/nothing was refused.*half of the accepted moves waited for 300/s);
  });

  it('finds one that refuses late, makes hardly any move, or has lost its database', () => {
    expect(floodFindings(flooded(100, { refused: times(2000, 150) }), 200).join()).toMatch(/half of the refusals/);
    expect(floodFindings(flooded(100, { accepted: times(600, 100), refused: times(3000, 1) }), 200).join()).toMatch(
      /only 60 of 200 moves/,
    );
    expect(floodFindings(flooded(100, { unknown: times(1000, 1) }), 200).join()).toMatch(
      /1000 requests were answered with UNAVAILABLE/,
    );
  });

  it('says that nothing is proved when too little was sent', () => {
    expect(floodFindings(flooded(100, { refused: times(10, 1) }), 200).join()).toMatch(/nothing is proved/);
  });
});
