import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { openPool, type Pool } from '../../../src/db/pool.ts';
import * as schema from '../../../src/db/schema.ts';
import {
  createMatch,
  joinMatch,
  type MatchesHandle,
  type MatchView,
  verifyReplay,
} from '../../../src/matches/index.ts';
import { type Stall, type StallProxy, stallProxy } from '../../chaos/proxy/stall-proxy.ts';
import { begun, openSetting, playOne, playOut, type Setting } from '../setting.ts';

/** Time limits of connections, in milliseconds. PostgreSQL ends an idle transaction after `answer`. */
const LIMITS = { connection: 300, statement: 300, answer: 600 };
const POOL = 2;

let setting: Setting;
let proxy: StallProxy;
let pool: Pool;
/** Uses the database through the proxy, with only a few connections. */
let matches: MatchesHandle;
let callers: [Caller, Caller];

beforeEach(async () => {
  setting = await openSetting();
  proxy = await stallProxy(setting.db.url);
  pool = openPool(proxy.url, POOL, LIMITS);
  ({ matches } = await setting.node({
    db: { pool, orm: drizzle(pool, { schema }), atRest: new AtRest() },
    alone: true,
  }));
  callers = [await setting.player('Ada'), await setting.player('Bob')];
});

afterEach(async () => {
  await pool.close(0);
  await proxy.close();
  await setting.close();
});

/** Returns the committed state, read without the proxy. */
async function committed(match: MatchView): Promise<{ version: number; entries: number } | undefined> {
  const [row] = await setting.query<{ version: number; entries: number }>(
    `select version, (select count(*)::int from match_log where match_id = id) as entries from matches where id = $1`,
    [match.id],
  );
  return row;
}

/**
 * Commands that change several rows, with their main statement. That statement runs alone, or in a transaction if the
 * request has a key.
 */
const VERBS: [string, RegExp, (key: string | null) => Promise<() => Promise<unknown>>][] = [
  ['create', /write-match/, async (key) => () => createMatch(matches, callers[0], { game: 'duel', key })],
  [
    'join',
    /take-seat/,
    async (key) => {
      const { invitation } = await createMatch(matches, callers[0], { game: 'duel' });
      return () => joinMatch(matches, callers[1], { invitation, key });
    },
  ],
];

const MOMENTS: [string, (middle: RegExp) => Stall, key?: string][] = [
  ['before its only statement', (at) => ({ at, lost: 'REQUEST' })],
  ['after its only statement', (at) => ({ at, lost: 'ANSWER' })],
  ['at begin', () => ({ at: /\bbegin\b/, lost: 'REQUEST' }), 'key'],
  ['after begin', () => ({ at: /\bbegin\b/, lost: 'ANSWER' }), 'key'],
  ['in the middle', (at) => ({ at, lost: 'ANSWER' }), 'key'],
  ['at commit', (after) => ({ at: /\bcommit\b/, after, lost: 'REQUEST' }), 'key'],
  ['after commit', (after) => ({ at: /\bcommit\b/, after, lost: 'ANSWER' }), 'key'],
];

describe.each(VERBS)('a link that falls silent during %s', (_, middle, prepare) => {
  test.each(MOMENTS)(
    '%s: the caller gets an error, and everything acknowledged afterwards is committed',
    async (_, moment, key: string | null = null) => {
      const match = await begun(matches, callers);
      const verb = await prepare(key);
      const stalling = proxy.stall(moment(middle));
      await expect(verb()).rejects.toThrow();
      await stalling.hit;
      stalling.resume();

      let now = match;
      for (let moves = 0; moves < 6; moves++) now = await playOne(matches, now);
      expect(await committed(now)).toEqual({ version: now.version, entries: now.version + 1 });
    },
  );

  test('stalling one connection more than the pool has, permanently, leaves working connections', async () => {
    for (let stall = 0; stall <= POOL; stall++) {
      const verb = await prepare(`key ${stall}`);
      const stalling = proxy.stall({ at: /\bbegin\b/, lost: 'REQUEST' });
      await expect(verb()).rejects.toThrow();
      await stalling.hit;
    }
    expect((await begun(matches, callers)).status).toBe('RUNNING');
    expect(pool.totalCount).toBeLessThanOrEqual(POOL);
  });
});

test.each(['REQUEST', 'ANSWER'] as const)(
  'a link that falls silent while a verdict is stored, with its %s lost: the caller gets an error and can verify again',
  async (lost) => {
    const { id: matchId } = await playOut(matches, await begun(matches, callers));
    const stalling = proxy.stall({ at: /insert into replays/, lost });
    await expect(verifyReplay(matches, { matchId })).rejects.toThrow();
    await stalling.hit;
    stalling.resume();
    await verifyReplay(matches, { matchId });
    const kept = await setting.query(
      'select verdict, replayed from replays join matches on id = match_id where id = $1',
      [matchId],
    );
    expect(kept).toMatchObject([{ verdict: 'VERIFIED', replayed: true }]);
  },
);
