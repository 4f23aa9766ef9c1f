import { describe, expect, it } from 'vitest';
import { advanced, beatIn, emptyQueue, endOf, MOST_BEHIND, type Queue, skipped, withScene } from './queue.ts';

const beat = (version: number, lasts = 1_000) => ({ version, lines: [], effects: [], upTo: 0, lasts });
const scene = (view: string, ...beats: ReturnType<typeof beat>[]) => ({ view, beats });
const shown = (queue: Queue<string>) => [queue.view, beatIn(queue)?.version ?? null];

describe('a queue of scenes', () => {
  const one = withScene(emptyQueue('before'), scene('after 2', beat(1), beat(2)), 500);

  it('plays one step after another over the old table, then shows the new one', () => {
    expect([0, 999, 1_000, 1_999, 2_000].map((time) => shown(advanced(one, 500 + time)))).toEqual([
      ['before', 1],
      ['before', 1],
      ['before', 2],
      ['before', 2],
      ['after 2', null],
    ]);
    expect(endOf(advanced(one, 1_600))).toBe(2_500);
  });

  it('appends a scene without restarting the current step', () => {
    const two = withScene(one, scene('after 3', beat(3)), 1_200);
    expect([1_400, 2_400, 2_600, 3_500].map((time) => shown(advanced(two, time)))).toEqual([
      ['before', 1],
      ['before', 2],
      ['after 2', 3],
      ['after 3', null],
    ]);
  });

  it('shows a table without steps as soon as everything before it is over', () => {
    expect(shown(withScene(emptyQueue('before'), scene('after'), 0))).toEqual(['after', null]);
    expect(shown(advanced(withScene(one, scene('later'), 600), 1_000))).toEqual(['before', 1]);
    expect(shown(advanced(withScene(one, scene('later'), 600), 2_500))).toEqual(['later', null]);
  });

  it('skips to the newest table', () => {
    const two = withScene(one, scene('after 3', beat(3)), 600);
    expect(skipped(two)).toEqual(emptyQueue('after 3'));
    expect(skipped(emptyQueue('only'))).toEqual(emptyQueue('only'));
  });

  it('leaves out the oldest steps if it falls too far behind, and never shows a table that was not sent', () => {
    let queue = emptyQueue('0');
    for (let i = 1; i <= 50; i++) queue = withScene(queue, scene(String(i), beat(i, MOST_BEHIND / 10)), i);
    expect(shown(queue)).toEqual(['40', 41]);
    const long = Array.from({ length: 50 }, (_, i) => beat(i + 1, MOST_BEHIND / 10));
    expect(shown(withScene(emptyQueue('before'), scene('after', ...long), 0))).toEqual(['before', 41]);
  });
});
