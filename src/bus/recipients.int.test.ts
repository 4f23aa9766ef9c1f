import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BusLines, LINES, type LineName, openLines } from '../../test/redis/bus-lines.ts';
import { type Bus, openBus } from './bus.ts';

let lines: BusLines;

beforeAll(async () => {
  lines = await openLines();
});
afterAll(() => lines.close());

// The bus listens without confirmation when Redis or PostgreSQL takes too long, as it does while the machine pauses.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function node(line: LineName): Promise<{ bus: Bus; heard: string[] }> {
  const bus = await openBus(lines.config(line));
  const heard: string[] = [];
  bus.subscribe((id, version) => heard.push(`${id}@${version}`));
  return { bus, heard };
}

async function all({ heard }: { heard: string[] }, from: Bus): Promise<string[]> {
  const mark = `mark-${Math.random()}`;
  from.publish(mark, 0);
  await expect.poll(() => heard).toContain(`${mark}@0`);
  return heard.filter((news) => !news.startsWith('mark-'));
}

describe.each(LINES)('messages over %s', (line) => {
  test('reach every node if a match begins, and only nodes that listen to the match for later entries', async () => {
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

  test('arrive as soon as a node has begun to listen', async () => {
    const [one, two] = [await node(line), await node(line)];
    const ids = Array.from({ length: 60 }, (_, n) => `match-${(n + 16).toString(16)}`);
    for (const id of ids) {
      await two.bus.listenFor(id).begun;
      one.bus.publish(id, 7);
    }
    expect((await all(two, one.bus)).toSorted()).toEqual(ids.map((id) => `${id}@7`).toSorted());
    await Promise.all([one, two].map(({ bus }) => bus.close()));
  });
});
