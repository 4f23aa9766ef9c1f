import { describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import { openBus } from '../../src/bus/bus.ts';
import { HEARD_ANYWAY } from '../../src/ledger/store.ts';
import {
  createMatch,
  type DecisionView,
  type EntryBus,
  followMatch,
  joinMatch,
  type MatchesHandle,
  type MatchUpdate,
  readMatch,
  submitMove,
  watchDecisions,
  watchMatch,
} from '../../src/matches/index.ts';
import { awaitedLater } from '../awaited-later.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { begun, openSetting, playOut, quietBus } from './setting.ts';

const options = { rounds: 30 };

const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

/** Watches a match to its end. Returns the versions of all updates in the order of their arrival. */
async function watched(updates: AsyncIterable<MatchUpdate>): Promise<number[]> {
  const versions: number[] = [];
  for await (const { version: last, entries, match } of updates) {
    expect(entries.at(-1)?.version ?? last).toBe(last);
    expect(entries.at(-1)?.version ?? -1).toBeLessThanOrEqual(match.version);
    versions.push(...entries.map(({ version }) => version));
  }
  return versions;
}

const upTo = (last: number, from = 0) => Array.from({ length: last - from + 1 }, (_, index) => from + index);

/** Watches a match, disconnects after every update, and resumes from the last version seen. */
async function restless(matches: MatchesHandle, id: string): Promise<number[]> {
  const versions: number[] = [];
  for (let over = false; !over; ) {
    for await (const { entries, match } of watchMatch(matches, null, { id, after: versions.at(-1) ?? -1 })) {
      versions.push(...entries.map(({ version }) => version));
      over = match.status === 'FINISHED' && versions.at(-1) === match.version;
      break;
    }
  }
  return versions;
}

/** Answers every question of the player immediately. */
async function playSeat(matches: MatchesHandle, id: string, player: Caller): Promise<void> {
  for await (const { match } of watchMatch(matches, player, { id, after: -1 })) {
    const asked = await match.decision();
    if (!asked) continue;
    const move = asked.choices[0]?.blank ? { bid: 5 } : { draw: true };
    await submitMove(matches, player, { matchId: id, version: match.version, move }).catch(({ code }) =>
      expect(['NOT_ASKED', 'STALE_VERSION']).toContain(code),
    );
  }
}

describe('watching a match', () => {
  test('many watchers on the playing node get every entry once, in order', async () => {
    const { matches } = await setting.node({ alone: true });
    const match = await begun(matches, [ada, bob], { options });
    const watchers = [-1, 0, 5].map((after) =>
      awaitedLater(watched(watchMatch(matches, null, { id: match.id, after }))),
    );
    const over = await playOut(matches, match);
    const [all, some, later] = await Promise.all(watchers);
    expect(all).toEqual(upTo(over.version));
    expect(some).toEqual(upTo(over.version, 1));
    expect(later).toEqual(upTo(over.version, 6));
    expect(await watched(watchMatch(matches, null, { id: match.id, after: 3 }))).toEqual(upTo(over.version, 4));
  });

  test('an up-to-date listener gets each entry before its message is published', async () => {
    const bus = await quietBus();
    const { matches } = await setting.node({ alone: true, bus });
    const match = await begun(matches, [ada, bob], { options });
    const heard: Record<'ada' | 'spectator', number[]> = { ada: [], spectator: [] };
    const listening = (['ada', 'spectator'] as const).map((who) =>
      followMatch(matches, who === 'ada' ? ada : null, { id: match.id, after: -1 }, ({ entries }) => {
        heard[who].push(...entries.map(({ version }) => version));
      }),
    );
    await expect.poll(() => heard).toEqual({ ada: [0], spectator: [0] });
    const late: number[] = [];
    bus.subscribe((_, version) => {
      if (!Object.values(heard).every((versions) => versions.at(-1) === version)) late.push(version);
    });
    const over = await playOut(matches, match);
    await Promise.all(listening.map((one) => one.over));
    expect(heard).toEqual({ ada: upTo(over.version), spectator: upTo(over.version) });
    expect(late).toEqual([]);
  });

  test('a listener that throws gets nothing more, and learns why', async () => {
    const { matches } = await setting.node({ alone: true });
    const match = await begun(matches, [ada, bob], { options });
    const heard: number[] = [];
    const listening = followMatch(matches, null, { id: match.id, after: -1 }, ({ version }) => {
      heard.push(version);
      if (version === 1) throw new Error('it failed');
    });
    await expect.poll(() => heard).toEqual([0]);
    await Promise.all([playOut(matches, match), expect(listening.over).rejects.toThrow('it failed')]);
    expect(heard).toEqual([0, 1]);
  });

  test('a watcher on another node gets every entry once, in order, through the database', async () => {
    const config = { redisUrl: undefined, databaseUrl: setting.db.url };
    const buses = [await openBus(config), await openBus(config)];
    const [one, two] = await Promise.all(buses.map((bus) => setting.node({ bus })));
    const match = await begun(one?.matches ?? expect.fail(), [ada, bob], { options });
    const watcher = awaitedLater(watched(watchMatch(two?.matches ?? expect.fail(), bob, { id: match.id, after: -1 })));
    const over = await playOut(one?.matches ?? expect.fail(), match);
    expect(await watcher).toEqual(upTo(over.version));
    await Promise.all(buses.map((bus) => bus.close()));
  });

  test('a watcher who leaves and returns all the time misses nothing while two nodes play', async () => {
    const config = { redisUrl: undefined, databaseUrl: setting.db.url };
    const buses = [await openBus(config), await openBus(config)];
    const nodes = await Promise.all(buses.map((bus) => setting.node({ bus })));
    const [one, two] = nodes.map(({ matches }) => matches);
    if (!one || !two) return expect.fail();
    const { id } = await begun(one, [ada, bob], { options });
    const watchers = nodes.map(({ matches }) => awaitedLater(restless(matches, id)));
    await Promise.all([playSeat(one, id, ada), playSeat(two, id, bob)]);
    const over = await readMatch(one, null, id);
    for (const versions of await Promise.all(watchers)) expect(versions).toEqual(upTo(over.version));
    await Promise.all(buses.map((bus) => bus.close()));
  });

  test('a watcher polls when every message is lost', async () => {
    const [one, two] = [await setting.node(), await setting.node()];
    const match = await begun(one.matches, [ada, bob]);
    const watcher = awaitedLater(watched(watchMatch(two.matches, null, { id: match.id, after: -1 })));
    const over = await playOut(one.matches, match);
    expect(await watcher).toEqual(upTo(over.version));
  });

  test('repeated, late and reordered messages change nothing', async () => {
    const listeners = new Set<(matchId: string, version: number) => void>();
    const tellAll = (id: string, version: number): void => {
      for (const listener of listeners) listener(id, version);
    };
    const wild: EntryBus = {
      publish(id, version) {
        for (const [delay, told] of [
          [0, version - 2],
          [3, version],
          [1, version],
          [9, version],
        ] as const)
          setTimeout(tellAll, delay, id, told);
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      listenFor: () => HEARD_ANYWAY,
      onGap: () => () => {},
      publishPlayer: () => {},
      onPlayer: () => () => {},
    };
    const { matches } = await setting.node({ bus: wild });
    const match = await begun(matches, [ada, bob], { options });
    const watcher = awaitedLater(watched(watchMatch(matches, null, { id: match.id, after: -1 })));
    const over = await playOut(matches, match);
    expect(await watcher).toEqual(upTo(over.version));
  });

  test('a watcher who leaves while nothing happens is gone immediately', async () => {
    const { matches } = await setting.node({ alone: true });
    const match = await begun(matches, [ada, bob]);
    const watcher = watchMatch(matches, ada, { id: match.id });
    expect((await watcher.next()).value).toMatchObject({ version: 0, entries: [] });
    const next = awaitedLater(watcher.next());
    await watcher.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  test('a watcher catches up in small portions, and other work runs between them', async () => {
    const { matches } = await setting.node({ alone: true });
    const match = await begun(matches, [ada, bob], { options: { rounds: 50 } });
    const over = await playOut(matches, match);
    let turns = 0;
    let counting = true;
    const count = (): void => {
      turns++;
      if (counting) setImmediate(count);
    };
    setImmediate(count);
    const portions: number[] = [];
    for await (const { entries } of watchMatch(matches, null, { id: match.id, after: -1 }))
      portions.push(entries.length);
    counting = false;
    expect(portions.reduce((sum, length) => sum + length, 0)).toBe(over.version + 1);
    expect(Math.max(...portions)).toBeLessThanOrEqual(25);
    expect(portions.length).toBeGreaterThan(5);
    expect(turns).toBeGreaterThanOrEqual(portions.length - 1);
  });

  test('other players cannot watch a private match; a waiting match reports who joins', async () => {
    const { matches } = await setting.node({ alone: true });
    const match = await createMatch(matches, ada, { game: 'duel', visibility: 'PRIVATE', seats: 3 });
    await expect(watchMatch(matches, bob, { id: match.id }).next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const watcher = watchMatch(matches, ada, { id: match.id });
    expect((await watcher.next()).value).toMatchObject({ version: -1, match: { status: 'WAITING' } });
    const next = awaitedLater(watcher.next());
    await joinMatch(matches, bob, { invitation: match.invitation });
    expect((await next).value).toMatchObject({ entries: [], match: { status: 'WAITING' } });
    await watcher.return?.();
  });
});

describe('watching decisions', () => {
  test('lists open questions first, then each new one once, also in matches that begin later', async () => {
    const carol = await setting.player('Carol');
    const { matches } = await setting.node({ alone: true });
    const { id: first } = await begun(matches, [carol, bob]);
    const watcher = watchDecisions(matches, carol);
    const next = async () => {
      const { value } = (await watcher.next()) as { value: DecisionView };
      return [value.matchId, value.seat, value.version];
    };
    expect(await next()).toEqual([first, 0, 0]);
    await submitMove(matches, bob, { matchId: first, version: 0, move: { bid: 1 } });
    await submitMove(matches, carol, { matchId: first, version: 0, move: { bid: 1 } });
    expect(await next()).toEqual([first, 0, 2]);
    const { id: second } = await begun(matches, [bob, carol]);
    expect(await next()).toEqual([second, 1, 0]);
    const pending = awaitedLater(watcher.next());
    await watcher.return?.();
    expect((await pending).done).toBe(true);
  });

  test('wakes only the players of a match when it begins', async () => {
    const { matches, context } = await setting.node();
    const [carol, dora] = [await setting.player('Carol'), await setting.player('Dora')];
    const watchers = Array.from({ length: 40 }, () => watchDecisions(matches, carol));
    const pending = watchers.map((watcher) => awaitedLater(watcher.next()));
    const looks = vi.spyOn(context.cache, 'current');
    const others = await begun(matches, [ada, bob]);
    const { id } = await begun(matches, [carol, dora]);
    const first = await Promise.all(pending);
    expect(looks.mock.calls.filter(([looked]) => looked === others.id).length).toBeLessThan(10);
    expect(new Set(first.map(({ value }) => value?.matchId))).toEqual(new Set([id]));
    await Promise.all(watchers.map((watcher) => watcher.return?.()));
  });
});
