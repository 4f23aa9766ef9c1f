import { describe, expect, it } from 'vitest';
import { DelayedStates } from './delayed-states.ts';

interface Count {
  id: string;
  version: number;
  changedAt: number;
  over: boolean;
}

/** Entry n is dated n seconds after the start of 1970. */
function followed() {
  const reads: number[] = [];
  const store = {
    async read(_id: string, after: number, upTo = 0) {
      reads.push(after);
      return Array.from({ length: upTo - after }, (_, n) => ({ version: after + 1 + n, at: (after + 1 + n) * 1000 }));
    },
  };
  const count = (version: number, over = false): Count => ({ id: 'one', version, changedAt: version * 1000, over });
  const past = new DelayedStates<Count, Count, { version: number; at: number }>(
    store,
    {
      isTold: ({ changedAt }, then) => changedAt <= then,
      start: () => ({ state: count(-1), until: 0 }),
      hasBegun: () => true,
      begins: () => true,
      foldOn: (_, entries) => count(entries.at(-1)?.version ?? -1),
      shown: (_, state) => state,
      isOver: ({ over }) => over,
      lastMoment: ({ changedAt }) => changedAt,
      weigh: () => 1,
    },
    10,
  );
  return { past, reads, count };
}

describe('a delayed stream', () => {
  it('is read on from its last position, even after every entry has been published', async () => {
    const { past, reads, count } = followed();
    expect((await past.at(count(3), 0, 2000)).state.version).toBe(2);
    expect((await past.at(count(3), 0, 3000)).state.version).toBe(3);
    expect((await past.at(count(6), 0, 5000)).state.version).toBe(5);
    expect(reads).toEqual([-1, 3]);
  });

  it('is dropped once it is over and every entry has been published', async () => {
    const { past, reads, count } = followed();
    await past.at(count(3, true), 0, 2000);
    await past.at(count(3, true), 0, 3000);
    await past.at(count(3, true), 0, 2000);
    expect(reads).toEqual([-1, -1]);
  });

  it('stays dropped when an earlier read finishes, and can be read again by another follower', async () => {
    const { past, reads, count } = followed();
    const late = past.at(count(3), 0, 2000);
    await past.at(count(3, true), 0, 3000);
    const again = past.at(count(3), 0, 1000);
    expect([(await late).state.version, (await again).state.version]).toEqual([2, 1]);
    expect(reads).toEqual([-1, -1]);
    expect((await past.at(count(3), 0, 1000)).state.version).toBe(1);
  });
});
