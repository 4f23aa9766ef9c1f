import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { openBus } from '../../../src/bus/bus.ts';
import { readMatch, watchMatch } from '../../../src/matches/index.ts';
import { begun, type Node, openSetting, playOne, type Setting, wholeMatch } from '../setting.ts';

let setting: Setting;
let players: [Caller, Caller];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  setting = await openSetting();
  players = [await setting.player('Ada'), await setting.player('Bob')];
});
afterAll(async () => {
  for (const close of closing) await close();
  await setting.close();
});

interface Heard {
  id: string;
  version: number;
  told: string | undefined;
}

/** Starts a node that is connected to the others, and collects all messages about entries that it receives. */
async function node(): Promise<Node & { heard: Heard[] }> {
  const bus = await openBus({ redisUrl: undefined, databaseUrl: setting.db.url });
  closing.push(() => bus.close());
  const heard: Heard[] = [];
  const made = await setting.node({ bus });
  bus.subscribe((id, version, _place, told) => heard.push({ id, version, told }));
  return { ...made, heard };
}

/** Counts the node's queries, starting now. */
function questions({ context }: Node): { count: number } {
  const asked = { count: 0 };
  const query = context.db.pool.query.bind(context.db.pool);
  Object.assign(context.db.pool, {
    query(...args: Parameters<typeof query>) {
      asked.count++;
      return query(...args);
    },
  });
  return asked;
}

describe('a message about an entry', () => {
  test("advances a match in another node's cache without a query", async () => {
    const [one, two] = [await node(), await node()];
    const { id } = await begun(one.matches, players);
    await readMatch(two.matches, null, id);
    const asked = questions(two);
    for (let version = 1; version <= 3; version++) {
      await playOne(one.matches, { id });
      await expect.poll(() => two.context.cache.peek(id)?.match.version).toBe(version);
    }
    expect(asked.count).toBe(0);
    expect(await wholeMatch(two.matches, id)).toEqual(await wholeMatch(one.matches, id));
    const [here, there] = [one, two].map(({ context }) => context.cache.peek(id)?.tail.between(-1, 3));
    expect(here).toHaveLength(4);
    expect(there).toEqual(here);
    expect((await playOne(two.matches, { id })).version).toBe(4);
    await expect.poll(() => one.context.cache.peek(id)?.match.version).toBe(4);
  });

  test('reaches only nodes with the match in memory or in view, except for its beginning', async () => {
    const [one, two] = [await node(), await node()];
    const [played, watched] = [await begun(one.matches, players), await begun(one.matches, players)];
    const watcher = watchMatch(two.matches, null, { id: watched.id });
    await watcher.next();
    for (let move = 0; move < 3; move++) {
      await playOne(one.matches, { id: played.id });
      await playOne(one.matches, { id: watched.id });
    }
    await expect.poll(() => two.heard.filter(({ version }) => version > 0)).toHaveLength(3);
    expect(two.heard.filter(({ version }) => version > 0).map(({ id }) => id)).toEqual(Array(3).fill(watched.id));
    for (const { id } of [played, watched])
      expect(two.heard.filter((news) => news.id === id && news.version <= 0).length).toBeGreaterThan(0);
    for (let version = 0; version < 3; version += (await watcher.next()).value?.entries.length ?? 0);
    expect(two.context.cache.peek(watched.id)?.match.version).toBe(3);
    await watcher.return?.();
  });

  test('drops a cached match after many unread messages, until a request reads it again', async () => {
    const [one, two] = [await setting.node(), await setting.node()];
    const { id } = await begun(one.matches, players);
    const { cache } = two.context;
    await readMatch(two.matches, null, id);
    for (let version = 1; version <= 15; version++) cache.receive(id, version, 'unread');
    expect(cache.size).toBe(1);
    cache.receive(id, 16, 'unread');
    expect(cache.size).toBe(0);
    await playOne(one.matches, { id });
    expect(await wholeMatch(two.matches, id)).toEqual(await wholeMatch(one.matches, id));
  });

  test('can be neither read nor forged in transit; messages out of order wait', async () => {
    const [one, two, three] = [await node(), await node(), await setting.node()];
    const { id } = await begun(one.matches, players);
    const other = await begun(one.matches, players);
    await two.context.bus.listenFor(id).begun;
    for (const match of [id, other.id]) await readMatch(three.matches, null, match);
    for (let move = 0; move < 3; move++) await playOne(one.matches, { id });
    await expect.poll(() => two.heard.some(({ version, told }) => version === 3 && told)).toBe(true);
    const told = (version: number) =>
      two.heard.find((one) => one.version === version && one.told)?.told ?? expect.fail();
    for (const { told } of two.heard) if (told !== undefined) expect(told).toMatch(/^sealed-1:[\w-]+$/);
    const { cache } = three.context;
    cache.receive(
      id,
      1,
      JSON.stringify({ row: { status: 'FINISHED', version: 1 }, version: 1, facts: [], agenda: [0] }),
    );
    cache.receive(other.id, 1, told(1)); // an entry of another match
    cache.receive(id, 1, told(2)); // an entry of another version
    expect([cache.peek(id)?.match.version, cache.peek(other.id)?.match.version]).toEqual([0, 0]);
    cache.receive(id, 3, told(3));
    cache.receive(id, 2, told(2));
    expect(cache.peek(id)?.match.version).toBe(0);
    cache.receive(id, 1, told(1));
    cache.receive(id, 1, told(1));
    expect(cache.peek(id)?.match.version).toBe(3);
    expect(await wholeMatch(three.matches, id)).toEqual(await wholeMatch(one.matches, id));
  });
});
