import { describe, expect, test } from 'vitest';
import { createMatch, joinMatch, readMatch, submitMove } from '../../../src/matches/index.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { begun, type Node, openSetting, playOne, wholeMatch } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

/** Holds back the answer to the node's next query that contains this text, until the test releases it. */
function holdReading({ context: matches }: Node, asking = 'read-moving'): { begun: Promise<void>; letGo: () => void } {
  const query = matches.db.pool.query.bind(matches.db.pool);
  let letGo = (): void => {};
  let begin = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let first = true;
  Object.assign(matches.db.pool, {
    async query(...args: Parameters<typeof query>) {
      const answer = await query(...args);
      const holds = first && JSON.stringify(args).includes(asking);
      if (holds) first = false;
      if (holds) begin();
      if (holds) await held;
      return answer;
    },
  });
  return { begun, letGo };
}

describe('matches in memory', () => {
  test('the cache keeps no more than its limit; a dropped match goes on unchanged', async () => {
    const { matches, context } = await setting.node({ hotMatches: 2, alone: true });
    const started = [];
    for (let i = 0; i < 5; i++) started.push(await begun(matches, [ada, bob]));
    for (let i = 0; i < 3; i++)
      for (const [index, match] of started.entries()) started[index] = await playOne(matches, match, i);
    expect(context.cache.size).toBe(2);
    expect(started.map(({ version }) => version)).toEqual([3, 3, 3, 3, 3]);
  });

  test('the cache keeps only what fits into its memory limit; the other matches go on unchanged', async () => {
    const { matches, context } = await setting.node({ hotBytes: 400_000, alone: true });
    const started = [];
    for (let i = 0; i < 12; i++) started.push(await begun(matches, [ada, bob]));
    for (const match of started) await playOne(matches, match);
    expect(context.cache.bytes).toBeLessThanOrEqual(400_000);
    expect(context.cache.bytes).toBeGreaterThan(200_000);
    expect(context.cache.size).toBeLessThan(12);
    for (const { id } of started) expect((await readMatch(matches, ada, id)).version).toBe(1);
  });

  test("a player's matches leave the cache when their account changes, and stay when only their access changes", async () => {
    const { matches, context } = await setting.node();
    await begun(matches, [ada, bob]);
    const { size } = context.cache;
    expect(size).toBeGreaterThan(0);
    context.bus.publishPlayer(ada.id, 'ACCESS');
    expect(context.cache.size).toBe(size);
    context.bus.publishPlayer(ada.id, 'ACCOUNT');
    expect(context.cache.size).toBe(0);
  });

  test('a read that began before a move does not answer a question asked after it', async () => {
    const [one, two] = [await setting.node(), await setting.node()];
    const { id: matchId } = await begun(one.matches, [ada, bob]);
    await readMatch(two.matches, ada, matchId);
    const reading = holdReading(two);
    const before = awaitedLater(readMatch(two.matches, ada, matchId));
    await reading.begun;
    await submitMove(one.matches, ada, { matchId, version: 0, move: { bid: 2 } });
    const after = awaitedLater(readMatch(two.matches, ada, matchId));
    reading.letGo();
    expect((await before).version).toBe(0);
    expect((await after).version).toBe(1);
  });

  test('a match begins with its last seat even while another request still reads the earlier state', async () => {
    const node = await setting.node({ alone: true });
    const { id: matchId } = await createMatch(node.matches, ada, { game: 'duel' });
    const reading = holdReading(node, 'where m.id = $1');
    const before = awaitedLater(readMatch(node.matches, null, matchId));
    await reading.begun;
    const joined = awaitedLater(joinMatch(node.matches, bob, { matchId }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    reading.letGo();
    expect((await before).status).toBe('WAITING');
    expect((await joined).status).toBe('RUNNING');
  });

  test('a slow read does not replace a match that has moved on meanwhile', async () => {
    const [one, two] = [await setting.node({ alone: true }), await setting.node({ alone: true, hotMatches: 1 })];
    const { id: matchId } = await begun(one.matches, [ada, bob]);
    const known = await two.context.cache.get(matchId);
    const other = await begun(two.matches, [ada, bob]); // takes the only place in the cache
    const reading = holdReading(two, 'read-match_log');
    const slow = awaitedLater(two.context.cache.get(matchId));
    await reading.begun;
    await submitMove(one.matches, ada, { matchId, version: 0, move: { bid: 2 } });
    if (!known) throw new Error('no such match');
    await two.context.cache.catchUp(known);
    two.context.cache.keep(known); // as a writer does right after an append
    reading.letGo();
    expect((await slow)?.match.version).toBe(1);
    expect((await readMatch(two.matches, ada, matchId)).version).toBe(1);
    expect(other.status).toBe('RUNNING');
  });

  test('moves of one match run one after the other; those of another match do not wait for them', async () => {
    const { context: matches } = await setting.node({ alone: true });
    const order: string[] = [];
    let letGo = (): void => {};
    const slow = matches.cache.exclusive('a', async () => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      order.push('first of a');
      throw new Error('it failed');
    });
    const next = matches.cache.exclusive('a', async () => order.push('second of a'));
    await matches.cache.exclusive('b', async () => order.push('b'));
    letGo();
    await expect(slow).rejects.toThrow('it failed');
    await next;
    expect(order).toEqual(['b', 'first of a', 'second of a']);
  });

  test("a match that was read does not change in the reader's hands", async () => {
    const { matches } = await setting.node({ alone: true });
    const match = await begun(matches, [ada, bob]);
    const whole = await wholeMatch(matches, match.id);
    const text = JSON.stringify(whole);
    let now = match;
    for (let i = 0; i < 6; i++) now = await playOne(matches, now, i);
    expect(JSON.stringify(whole)).toBe(text);
  });
});
