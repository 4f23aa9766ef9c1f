import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BusLines, LINES, type LineName, openLines } from '../../test/redis/bus-lines.ts';
import { type Bus, openBus } from './bus.ts';

let lines: BusLines;

beforeAll(async () => {
  lines = await openLines();
});
afterAll(() => lines.close());

/** A node, and all that reaches it. */
async function node(line: LineName): Promise<{ bus: Bus; heard: string[] }> {
  const bus = await openBus(lines.config(line));
  const heard: string[] = [];
  bus.subscribe((id, version) => heard.push(`${id}@${version}`));
  return { bus, heard };
}

/** Everything it has been told of by now. */
async function all({ heard }: { heard: string[] }, from: Bus): Promise<string[]> {
  const mark = `mark-${Math.random()}`;
  from.publish(mark, 0);
  await expect.poll(() => heard, { timeout: 5000 }).toContain(`${mark}@0`);
  return heard.filter((news) => !news.startsWith('mark-'));
}

/** A node of the last release: it says everything to all, and hears nothing else. */
async function olderNode(
  line: LineName,
): Promise<{ heard: string[]; say(text: string): Promise<unknown>; end(): Promise<unknown> }> {
  const heard: string[] = [];
  const note = (message: string) => heard.push(message.split(' ').slice(1, 3).reverse().join('@'));
  if (line === 'Redis') {
    const [hearing, sending] = [new Redis(lines.redis?.url ?? ''), new Redis(lines.redis?.url ?? '')];
    hearing.on('message', (_channel, message) => note(message));
    await hearing.subscribe('arbiter:entries');
    const end = () => Promise.all([hearing.quit(), sending.quit()]);
    return { heard, say: (text) => sending.publish('arbiter:entries', text), end };
  }
  const client = new pg.Client({ connectionString: lines.db.url });
  await client.connect();
  client.on('notification', ({ payload = '' }) => note(payload));
  await client.query('listen arbiter_entries');
  const say = (text: string) =>
    client.query('select pg_notify($1, message) from unnest($2::text[]) as message', ['arbiter_entries', [text]]);
  return { heard, say, end: () => client.end() };
}

describe.each(LINES)('news that go by %s', (line) => {
  test('of later entries reach who listens for that match, of beginnings everybody', async () => {
    const [one, two, three] = [await node(line), await node(line), await node(line)];
    await Promise.all([two.bus.listenFor('match-01').begun, three.bus.listenFor('match-02').begun]);
    for (const id of ['match-01', 'match-02', 'match-03'])
      for (const version of [-1, 0, 1, 2]) one.bus.publish(id, version);
    const begun = ['match-01', 'match-02', 'match-03'].flatMap((id) => [`${id}@-1`, `${id}@0`]);
    const heardByTwo = await all(two, one.bus);
    expect(heardByTwo.toSorted()).toEqual([...begun, 'match-01@1', 'match-01@2'].toSorted());
    expect((await all(three, one.bus)).toSorted()).toEqual([...begun, 'match-02@1', 'match-02@2'].toSorted());
    await Promise.all([one, two, three].map(({ bus }) => bus.close()));
  });

  test('are heard from the moment on in which one has begun to listen', async () => {
    const [one, two] = [await node(line), await node(line)];
    const ids = Array.from({ length: 60 }, (_, n) => `match-${(n + 16).toString(16)}`);
    for (const id of ids) {
      await two.bus.listenFor(id).begun;
      one.bus.publish(id, 7);
    }
    expect((await all(two, one.bus)).toSorted()).toEqual(ids.map((id) => `${id}@7`).toSorted());
    await Promise.all([one, two].map(({ bus }) => bus.close()));
  });

  test('reach nodes of the last release beside new ones, and theirs the new ones, until the last of them has gone', async () => {
    const older = await olderNode(line);
    const [one, two, other] = [await node(line), await node(line), await node(line)];
    await two.bus.listenFor('match-01').begun;
    one.bus.publish('match-01', 5);
    await expect.poll(() => [older.heard, two.heard], { timeout: 5000 }).toEqual([['match-01@5'], ['match-01@5']]);
    await older.say('some-node 6 match-01');
    await expect.poll(() => two.heard, { timeout: 5000 }).toContain('match-01@6');
    expect(other.heard).toContain('match-01@5'); // all is said to all
    await older.end();
    const untold = async () => {
      other.heard.length = 0;
      one.bus.publish('match-01', 7);
      return all(other, one.bus);
    };
    await expect.poll(untold, { timeout: 8000 }).toEqual([]);
    expect(two.heard).toContain('match-01@7');
    await Promise.all([one, two, other].map(({ bus }) => bus.close()));
  });

  test('reach a node of the last release that starts beside new ones', async () => {
    const one = await node(line);
    const older = await olderNode(line);
    const told = () => {
      one.bus.publish('match-01', 8);
      return older.heard;
    };
    await expect.poll(told, { timeout: 8000 }).toContain('match-01@8');
    await Promise.all([one.bus.close(), older.end()]);
  });
});
