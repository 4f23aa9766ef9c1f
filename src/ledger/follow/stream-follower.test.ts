import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NO_TRACES, type Traces } from '../../telemetry/traces.ts';
import { EventLoopTurns } from '../event-loop-turns.ts';
import { HEARD_ANYWAY } from '../store.ts';
import { type FollowedStream, StreamFollower, type UpdateHandler, type Versioned } from './stream-follower.ts';
import { StreamUpdates } from './stream-updates.ts';

/** Each entry is its own version, and the state counts the entries. */
function newLog({ last = Number.POSITIVE_INFINITY, traces = NO_TRACES }: { last?: number; traces?: Traces } = {}) {
  let tell = (_version: number): void => {};
  const updates = new StreamUpdates({
    subscribe(listener) {
      tell = (version) => listener('log', version);
      return () => {};
    },
    listenFor: () => HEARD_ANYWAY,
    onGap: () => () => {},
  });
  const log = {
    epoch: 0,
    version: 0,
    lost: -1,
    isAtHand: true,
    maySee: true,
    looked: 0,
    tell: (version: number) => tell(version),
  };
  const range = (after: number, upTo: number) => Array.from({ length: upTo - after }, (_, i) => after + 1 + i);
  const stateOf = ({ epoch, version }: Versioned): Versioned => ({ epoch, version });
  const source: FollowedStream<Versioned, number, { version: number; entries: readonly number[] }> = {
    ...{ updates, turns: new EventLoopTurns(), traces },
    now: async () => stateOf(log),
    async look() {
      log.looked++;
      return stateOf(log);
    },
    isNewer: (state, shown) => state.version > shown.version || state.epoch > shown.epoch,
    pollInterval: () => 20,
    between: async (_, after, upTo) => range(after, upTo),
    atHand: (seen, heard) =>
      log.isAtHand && log.maySee && log.epoch === seen.epoch && log.version > seen.version && log.version >= heard
        ? { state: stateOf(log), entries: range(seen.version, log.version) }
        : null,
    isLast: (_, entry) => entry !== log.lost,
    lost: ({ version }) => new Error(`lost, now at ${version}`),
    weightOf: () => 1,
    maySee: () => log.maySee,
    isOver: ({ version }) => version >= last,
    tell: ({ version, entries }) => ({ version, entries }),
  };
  const follow = (hears: UpdateHandler<{ version: number; entries: readonly number[] }>, after = -1) =>
    new StreamFollower(source, { id: 'log', after }, hears);
  return { log, updates, follow };
}

/** Nothing in these tests takes more turns of the event loop. */
async function turn(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
}

function ear() {
  const heard: number[] = [];
  const hears = ({ entries }: { entries: readonly number[] }) => {
    heard.push(...entries);
  };
  return { heard, hears };
}

describe('an up-to-date follower', () => {
  it('gets the next entry immediately when its message arrives, and only once', async () => {
    const { log, follow } = newLog();
    const { heard, hears } = ear();
    const following = follow(hears);
    await turn();
    expect(heard).toEqual([0]);
    for (const version of [1, 2, 2, 1, 3]) {
      log.version = Math.max(log.version, version);
      log.tell(version);
      expect(heard.at(-1)).toBe(log.version);
    }
    await turn();
    expect(heard).toEqual([0, 1, 2, 3]);
    following.stop();
    await following.over;
  });

  it('gets an entry a moment later if the entry is not cached, after an absence, or with tracing', async () => {
    for (const make of ['not at hand', 'absence', 'traced'] as const) {
      const { log, follow } = newLog(make === 'traced' ? { traces: { ...NO_TRACES, on: true } } : {});
      const { heard, hears } = ear();
      const following = follow(hears);
      await turn();
      log.isAtHand = make !== 'not at hand';
      log.version = make === 'absence' ? 9 : 1;
      log.tell(log.version);
      expect([make, heard]).toEqual([make, [0]]);
      await expect.poll(() => heard).toEqual(Array.from({ length: log.version + 1 }, (_, i) => i));
      following.stop();
      await following.over;
    }
  });

  it('gets nothing until it has handled the last update, and then everything new', async () => {
    const { log, follow } = newLog();
    const heard: number[][] = [];
    let settle = (): void => {};
    const following = follow(({ version, entries }) => {
      heard.push([...entries]);
      if (version === 0) return;
      return new Promise((resolve) => {
        settle = resolve;
      });
    });
    await turn();
    for (const version of [1, 2, 3]) {
      log.version = version;
      log.tell(version);
    }
    await turn();
    expect(heard).toEqual([[0], [1]]);
    settle();
    await expect.poll(() => heard).toEqual([[0], [1], [2, 3]]);
    settle();
    following.stop();
    await following.over;
  });

  it('ends with the error that it throws, and gets nothing after that', async () => {
    const { log, follow } = newLog();
    const following = follow(({ version }) => {
      if (version === 1) throw new Error('it failed');
      if (version > 1) throw new Error('it got more entries');
    });
    await turn();
    for (const version of [1, 2]) {
      log.version = version;
      log.tell(version);
    }
    await expect(following.over).rejects.toThrow('it failed');
  });

  it('ends and unsubscribes when the log ends or becomes invisible to the follower', async () => {
    for (const why of ['over', 'hidden'] as const) {
      const { log, updates, follow } = newLog({ last: 1 });
      const { heard, hears } = ear();
      const following = follow(hears);
      await turn();
      log.maySee = why !== 'hidden';
      log.version = 1;
      log.tell(1);
      await following.over;
      expect([why, heard]).toEqual([why, why === 'over' ? [0, 1] : [0]]);
      expect([...updates.listenedFor()]).toEqual([]);
    }
  });

  it.each([
    ['behind the last update', { version: 1, lost: -1 }],
    ['at the same version with another entry', { version: 2, lost: 2 }],
    ['ahead, with another entry at that version', { version: 5, lost: 2 }],
  ])('learns that entries are lost if the log of a new epoch is %s', async (_, { version, lost }) => {
    const { log, updates, follow } = newLog();
    const { heard, hears } = ear();
    log.version = 2;
    const following = follow(hears);
    await turn();
    Object.assign(log, { epoch: 1, version, lost });
    updates.missed();
    await expect(following.over).rejects.toThrow(`lost, now at ${version}`);
    expect(heard).toEqual([0, 1, 2]);
  });

  it('continues in a new epoch if nothing that it got is lost', async () => {
    const { log, updates, follow } = newLog();
    const { heard, hears } = ear();
    const following = follow(hears);
    await turn();
    Object.assign(log, { epoch: 1, version: 2 });
    updates.missed();
    await expect.poll(() => heard).toEqual([0, 1, 2]);
    following.stop();
    await following.over;
  });

  it('reads the log again if no message arrives for a while', async () => {
    const { log, follow } = newLog();
    const { heard, hears } = ear();
    const following = follow(hears);
    await turn();
    log.version = 1;
    await expect.poll(() => heard).toEqual([0, 1]);
    following.stop();
    await following.over;
  });

  it('does not read the log again while messages keep arriving', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { log, follow } = newLog();
    const { hears } = ear();
    const following = follow(hears);
    for (; log.version < 12; log.tell(log.version)) {
      await vi.advanceTimersByTimeAsync(15);
      log.version++;
    }
    expect(log.looked).toBe(0);
    await vi.advanceTimersByTimeAsync(45); // up to twice the follower's poll interval
    expect(log.looked).toBe(1);
    following.stop();
    await following.over;
  });
});

it('a follower gets every entry once and in order, no matter how messages arrive', async () => {
  const step = fc.record({
    entries: fc.nat({ max: 5 }),
    told: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 3 }),
    isAtHand: fc.boolean(),
    isSlow: fc.boolean(),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { log, follow } = newLog();
      const heard: number[] = [];
      let isSlow = false;
      const following = follow(({ entries }) => {
        heard.push(...entries);
        return isSlow ? turn() : undefined;
      });
      for (const { entries, told, waits, ...how } of steps) {
        isSlow = how.isSlow;
        log.isAtHand = how.isAtHand;
        log.version += entries;
        for (const version of told) log.tell(log.version + version);
        if (waits) await turn();
      }
      const all = Array.from({ length: log.version + 1 }, (_, i) => i);
      await expect.poll(() => heard, { interval: 5 }).toEqual(all);
      following.stop();
      await following.over;
    }),
    { numRuns: 60 },
  );
});
