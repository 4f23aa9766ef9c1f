import { inspect } from 'node:util';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { GroupCommit } from '../../../src/ledger/group-commit.ts';
import { HEARD_ANYWAY } from '../../../src/ledger/store.ts';
import type { EntryBus } from '../../../src/matches/index.ts';
import { createMatch, joinMatch, readMatch, replayDocument, submitMove } from '../../../src/matches/index.ts';
import { chain } from '../../../src/matches/log/chained-entry.ts';
import { PostgresMatches } from '../../../src/matches/log/postgres-matches.ts';
import type { Match } from '../../../src/matches/match/match.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { verdictOf } from '../replays/verdicts.ts';
import { begun, type Node, openSetting, playOne, playOut, wholeMatch } from '../setting.ts';

// No messages pass between the nodes, which agree through the log alone.
const setting = await closeAfterAll(openSetting());
const [one, two] = [await setting.node(), await setting.node()];
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

const versions = (id: string) =>
  setting.query<{ version: number; hash: string }>(
    'select version, hash from match_log where match_id = $1 order by version',
    [id],
  );

/** Reads a match and returns all of it from the node's cache. */
async function freshMatch({ matches }: Node, id: string): Promise<Match> {
  await readMatch(matches, null, id);
  return wholeMatch(matches, id);
}

describe('the log', () => {
  test('is append-only', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    for (const text of [
      'update match_log set seat = 0',
      'delete from match_log',
      'truncate match_log',
      `update match_log set hash = '' where match_id = '${id}'`,
    ])
      await expect(setting.query(text)).rejects.toThrow('append-only');
  });

  test('takes each version once, and only on top of the previous one', async () => {
    const match = await wholeMatch(one.matches, (await begun(one.matches, [ada, bob])).id);
    const line = (version: number, previousAt = match.movedAt) => ({
      ...{ id: match.id, previousAt },
      keySeats: [],
      after: match,
      chained: chain('x', { version, kind: 'MOVE', seat: 0, move: {}, facts: [], agenda: [0] }, new Date(), null),
    });
    const log = new GroupCommit(new PostgresMatches(one.context.db, []));
    expect(await log.append(line(0))).toBe('CONFLICT');
    expect(await log.append(line(2))).toBe('CONFLICT');
    expect(await log.append(line(1, new Date(0)))).toBe('CONFLICT'); // on top of another entry
    expect(await log.append(line(1))).toBe('WRITTEN');
    expect(await log.append(line(1))).toBe('CONFLICT');
    expect((await versions(match.id)).map(({ version }) => version)).toEqual([0, 1]);
  });

  test('batches many matches into few statements; if the database rejects one, only that one fails', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => begun(one.matches, [ada, bob])));
    const matches = await Promise.all(open.map(({ id }) => wholeMatch(one.matches, id)));
    let statements = 0;
    const pool = new Proxy(one.context.db.pool, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name);
        return (...args: Parameters<pg.Pool['query']>) => {
          statements++;
          return target.query(...args);
        };
      },
    });
    const log = new GroupCommit(new PostgresMatches({ pool, atRest: new AtRest() }, []));
    const append = (match: Match, kind: string) =>
      log.append({
        id: match.id,
        previousAt: match.movedAt,
        keySeats: [],
        after: match,
        chained: chain(
          'x',
          { version: 1, kind: 'MOVE', seat: 0, move: { kind }, facts: [], agenda: [0] },
          new Date(),
          kind,
        ),
      });
    expect(await Promise.all(matches.slice(0, 10).map((match) => append(match, 'good')))).toEqual(
      Array(10).fill('WRITTEN'),
    );
    expect(statements).toBeLessThanOrEqual(2);
    const mixed = await Promise.allSettled(
      matches.slice(10).map((match, index) => append(match, index === 4 ? 'bad \0' : 'good')),
    );
    expect(mixed.map(({ status }) => status).indexOf('rejected')).toBe(4);
    expect(inspect(mixed[4])).toMatch(/PostgreSQL says 22P05/);
    expect(inspect(mixed[4])).not.toContain('bad');
    expect(mixed.filter((one) => one.status === 'fulfilled' && one.value === 'WRITTEN')).toHaveLength(9);
  });
});

describe('two nodes', () => {
  test('can take turns in one match', async () => {
    let match = await begun(one.matches, [ada, bob], { options: { rounds: 6 } });
    for (let i = 0; match.status === 'RUNNING'; i++) match = await playOne(i % 2 ? two.matches : one.matches, match, i);
    expect(await freshMatch(one, match.id)).toEqual(await freshMatch(two, match.id));
    const document = await replayDocument(two.matches, null, match.id);
    expect(await verdictOf(two.matches, document)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('take two answers at the same moment: both are in the log, in one order', async () => {
    for (let i = 0; i < 10; i++) {
      const { id: matchId } = await begun(one.matches, [ada, bob]);
      await readMatch(two.matches, ada, matchId);
      await Promise.all([
        submitMove(one.matches, ada, { matchId, version: 0, move: { bid: 2 } }),
        submitMove(two.matches, bob, { matchId, version: 0, move: { bid: 3 } }),
      ]);
      expect((await versions(matchId)).map(({ version }) => version)).toEqual([0, 1, 2]);
      expect((await freshMatch(one, matchId)).at).toEqual((await freshMatch(two, matchId)).at);
    }
    // Whichever node appended second counts a conflict.
    const conflicts = await Promise.all([one, two].map(({ context }) => context.meters.registry.metrics()));
    expect(conflicts.join('\n')).toMatch(/^arbiter_conflicts_total\{outcome="retried"\} [1-9]/m);
  });

  test('accept a move once that arrives at both at the same moment', async () => {
    for (let i = 0; i < 10; i++) {
      const { id: matchId } = await begun(one.matches, [ada, bob]);
      await readMatch(two.matches, ada, matchId);
      const made = await Promise.allSettled(
        [one, two].map(({ matches }) => submitMove(matches, ada, { matchId, version: 0, move: { bid: 2 } })),
      );
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(made.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NOT_ASKED' } });
    }
  });

  test('begin a match once if both see the last seat taken', async () => {
    const three = await setting.player('Three');
    const match = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
    await Promise.all([
      joinMatch(one.matches, bob, { matchId: match.id }),
      joinMatch(two.matches, three, { matchId: match.id }),
    ]);
    expect(await versions(match.id)).toHaveLength(1);
  });
});

describe('an idempotency key', () => {
  test('gets the same answer immediately, later and on another node', async () => {
    const match = await begun(one.matches, [ada, bob], { options: { rounds: 20 } });
    const move = { matchId: match.id, version: 0, key: 'k-1', move: { bid: 5 } };
    const first = await submitMove(one.matches, ada, move);
    expect(JSON.stringify((await submitMove(one.matches, ada, move)).entry)).toBe(JSON.stringify(first.entry));
    const over = await playOut(one.matches, (await submitMove(one.matches, bob, { ...move, move: { bid: 1 } })).match);
    expect((await submitMove(one.matches, ada, move)).entry.version).toBe(first.entry.version);
    expect((await submitMove(two.matches, ada, move)).entry.version).toBe(first.entry.version);
    expect(over.status).toBe('FINISHED');
  });

  test('is refused for another move on every node, cached or not', async () => {
    const match = await begun(one.matches, [ada, bob], { options: { rounds: 20 } });
    const move = { matchId: match.id, version: 0, key: 'k-2', move: { bid: 5 } };
    const { entry } = await submitMove(one.matches, ada, move);
    const other = { ...move, move: { bid: 6 } };
    const refused = { code: 'BAD_INPUT', details: { field: 'key', version: entry.version } };
    await expect(submitMove(one.matches, ada, other)).rejects.toMatchObject(refused);
    await expect(submitMove(two.matches, ada, other)).rejects.toMatchObject(refused);
    one.context.cache.drop(match.id);
    await expect(submitMove(one.matches, ada, other)).rejects.toMatchObject(refused);
    expect(await versions(match.id)).toHaveLength(2);
    expect((await submitMove(two.matches, ada, move)).entry.version).toBe(entry.version);
  });

  test('sent to both nodes at the same time with two moves makes one entry and refuses the other move', async () => {
    const { id: matchId } = await begun(one.matches, [ada, bob]);
    await readMatch(two.matches, ada, matchId);
    const move = { matchId, version: 0, key: 'either' };
    const answers = await Promise.allSettled([
      submitMove(one.matches, ada, { ...move, move: { bid: 5 } }),
      submitMove(two.matches, ada, { ...move, move: { bid: 6 } }),
    ]);
    const failed = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(failed).toMatchObject([{ code: 'BAD_INPUT' }]);
    expect(await versions(matchId)).toHaveLength(2);
  });

  test('sent to both nodes at the same time makes one entry', async () => {
    for (let i = 0; i < 10; i++) {
      const { id: matchId } = await begun(one.matches, [ada, bob]);
      await readMatch(two.matches, ada, matchId);
      const move = { matchId, version: 0, key: 'again', move: { bid: 5 } };
      const [here, there] = await Promise.all([submitMove(one.matches, ada, move), submitMove(two.matches, ada, move)]);
      expect(here?.entry.version).toBe(there?.entry.version);
      expect(await versions(matchId)).toHaveLength(2);
    }
  });

  test('of a player with two seats is used once, on either seat', async () => {
    const made = await createMatch(one.matches, ada, { game: 'duel', visibility: 'PRIVATE' });
    const { id: matchId } = await joinMatch(one.matches, ada, { matchId: made.id, seat: 1 });
    const move = { matchId, version: 0, key: 'mine', move: { bid: 5 } };
    const first = await submitMove(one.matches, ada, move);
    one.context.cache.drop(matchId);
    expect((await submitMove(two.matches, ada, move)).entry.version).toBe(first.entry.version);
    expect(await versions(matchId)).toHaveLength(2);
  });
});

test('after a lost answer, the same key finds the stored entry', async () => {
  const node = await setting.node();
  const { id: matchId } = await begun(node.matches, [ada, bob]);
  const query = node.context.db.pool.query.bind(node.context.db.pool);
  let lose = true;
  Object.assign(node.context.db.pool, {
    async query(...args: Parameters<typeof query>) {
      const answer = await query(...args);
      if (lose && JSON.stringify(args).includes('append')) {
        lose = false;
        throw new Error('the connection is gone');
      }
      return answer;
    },
  });
  const move = { matchId, version: 0, key: 'lost', move: { bid: 5 } };
  await expect(submitMove(node.matches, ada, move)).rejects.toThrow('the connection is gone');
  const { entry, match } = await submitMove(node.matches, ada, move);
  expect(entry).toMatchObject({ version: 1, kind: 'MOVE', seat: 0 });
  expect(match.version).toBe(1);
});

test('a node publishes an entry only after it is durable', async () => {
  const seen: Promise<unknown>[] = [];
  const heard: EntryBus = {
    publish: (id, version) =>
      void seen.push(setting.query('select 1 from match_log where match_id = $1 and version = $2', [id, version])),
    subscribe: () => () => {},
    listenFor: () => HEARD_ANYWAY,
    onGap: () => () => {},
    publishPlayer: () => {},
    onPlayer: () => () => {},
  };
  const node = await setting.node({ bus: heard });
  await playOut(node.matches, await begun(node.matches, [ada, bob]));
  const found = (await Promise.all(seen)).filter((rows) => Array.isArray(rows) && rows.length === 1);
  expect(found.length).toBeGreaterThan(10);
});
