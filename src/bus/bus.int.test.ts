import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stallProxy } from '../../test/chaos/proxy/stall-proxy.ts';
import { type BusLines, LINES, type LineName, openLines } from '../../test/redis/bus-lines.ts';
import { Meters } from '../telemetry/metrics.ts';
import { type Bus, openBus } from './bus.ts';

let lines: BusLines;

beforeAll(async () => {
  lines = await openLines();
});
afterAll(() => lines.close());

function node(line: LineName, meters = new Meters()): Promise<Bus> {
  return openBus(lines.config(line), () => {}, { meters });
}

async function counted({ registry }: Meters, name: string): Promise<number> {
  const text = await registry.getSingleMetricAsString(name);
  return [...text.matchAll(/^\w+(?:\{.*\})? (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Collects the messages that a node receives about the matches `m` and `n`. */
async function heardBy(bus: Bus): Promise<string[]> {
  const heard: string[] = [];
  bus.subscribe((matchId, version) => heard.push(`${matchId}@${version}`));
  await Promise.all(['m', 'n'].map((id) => bus.listenFor(id).begun));
  return heard;
}

async function breakLine(line: LineName): Promise<void> {
  if (line === 'Redis') {
    await lines.restartRedis();
    return;
  }
  const client = new pg.Client({ connectionString: lines.db.url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

describe('a node with its own database', () => {
  test('receives its own messages until it stops listening', async () => {
    const bus = await openBus({ redisUrl: undefined, databaseUrl: undefined });
    const heard: string[] = [];
    const stop = bus.subscribe((matchId, version) => heard.push(`${matchId}@${version}`));
    bus.publish('m', 1);
    stop();
    bus.publish('m', 2);
    expect(heard).toEqual(['m@1']);
    await bus.close();
  });
});

describe.each(LINES)('two nodes with %s between them', (line) => {
  test('each node receives all messages of both, and its own messages once and immediately', async () => {
    const [here, there] = [await node(line), await node(line)];
    const [heardHere, heardThere] = [await heardBy(here), await heardBy(there)];
    for (let version = 1; version <= 200; version += 1) here.publish('m', version);
    expect(heardHere.length).toBe(200);
    there.publish('n', 1);
    await expect.poll(() => heardThere.length).toBe(201);
    await expect.poll(() => heardHere.length).toBe(201);
    expect(heardThere.filter((news) => news.startsWith('m')).at(-1)).toBe('m@200');
    await Promise.all([here.close(), there.close()]);
  });

  test('each node learns which players have changed, and does not mistake them for matches', async () => {
    const [here, there] = [await node(line), await node(line)];
    const [matchesThere, playersHere, playersThere] = [await heardBy(there), new Set<string>(), new Set<string>()];
    here.onPlayer((id, news) => playersHere.add(`${id} ${news}`));
    const stop = there.onPlayer((id, news) => playersThere.add(`${id} ${news}`));
    here.publishPlayer('ada', 'ACCESS');
    expect([...playersHere]).toEqual(['ada ACCESS']);
    await expect.poll(() => [...playersThere]).toEqual(['ada ACCESS']);
    stop();
    here.publishPlayer('bob', 'ACCOUNT');
    here.publish('m', 1);
    await expect.poll(() => matchesThere).toEqual(['m@1']);
    expect([...playersThere]).toEqual(['ada ACCESS']);
    await Promise.all([here.close(), there.close()]);
  });

  test('messages with an impossible version are dropped', async () => {
    const [here, there] = [await node(line), await node(line)];
    const heard = await heardBy(there);
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, 1.5, -2, 2 ** 31]) here.publish('m', odd);
    here.publish('m', 1);
    await expect.poll(() => heard).toContain('m@1');
    expect(heard).toEqual(['m@1']);
    await Promise.all([here.close(), there.close()]);
  });

  test('a broken line is restored, and listeners learn of the gap', async () => {
    const meters = new Meters();
    const [here, there] = [await node(line), await node(line, meters)];
    const heard = await heardBy(there);
    let [gapsHere, gapsThere] = [0, 0];
    here.onGap(() => {
      gapsHere += 1;
    });
    there.onGap(() => {
      gapsThere += 1;
    });
    await breakLine(line);
    await expect.poll(() => gapsHere * gapsThere).toBe(1);
    await expect
      .poll(() => {
        here.publish('m', 9);
        return heard;
      })
      .toContain('m@9');
    expect(await counted(meters, 'arbiter_bus_gaps_total')).toBe(gapsThere);
    expect(await counted(meters, 'arbiter_bus_news_total')).toBe(heard.length); // no message was its own
    await Promise.all([here.close(), there.close()]);
  });
});

test('a half-open line to PostgreSQL is replaced within seconds', async () => {
  const proxy = await stallProxy(lines.db.url);
  const here = await node('PostgreSQL');
  const there = await openBus({ redisUrl: undefined, databaseUrl: proxy.url });
  const heard = await heardBy(there);
  let gaps = 0;
  there.onGap(() => {
    gaps += 1;
  });
  const half = proxy.stall({ lost: 'REQUEST' }); // stalls the next request and everything after it
  await half.hit;
  here.publish('m', 1);
  await expect.poll(() => gaps).toBeGreaterThan(0);
  expect(heard).toEqual([]);
  here.publish('m', 2);
  await expect.poll(() => heard).toContain('m@2');
  await Promise.all([here.close(), there.close()]);
  await proxy.close();
});

test.runIf(LINES.includes('Redis'))(
  'while Redis hangs, each of two nodes hears its own messages immediately, and of a gap afterwards',
  async () => {
    const [here, there] = [await node('Redis'), await node('Redis')];
    const [heardHere, heardThere] = [await heardBy(here), await heardBy(there)];
    let gaps = 0;
    there.onGap(() => {
      gaps += 1;
    });
    await lines.redis?.hang();
    await expect.poll(() => here.breaker?.isOpen).toBe(true);
    for (let version = 1; version <= 100; version += 1) here.publish('m', version);
    expect([heardHere.length, heardThere.length, gaps]).toEqual([100, 0, 0]);
    await lines.redis?.goOn();
    await expect.poll(() => gaps).toBeGreaterThan(0);
    here.publish('m', 101);
    await expect.poll(() => heardThere).toContain('m@101');
    await Promise.all([here.close(), there.close()]);
  },
);
