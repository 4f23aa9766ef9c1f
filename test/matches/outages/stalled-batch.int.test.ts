import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { openPool, type Pool } from '../../../src/db/pool.ts';
import { GroupCommit } from '../../../src/ledger/group-commit.ts';
import { chain } from '../../../src/matches/log/chained-entry.ts';
import { PostgresMatches } from '../../../src/matches/log/postgres-matches.ts';
import { type StallProxy, stallProxy } from '../../chaos/proxy/stall-proxy.ts';
import { begun, openSetting, type Setting, wholeMatch } from '../setting.ts';

/** The time-out of a statement, in milliseconds. */
const ANSWER = 1000;
const LINES = 12;

let setting: Setting;
let proxy: StallProxy;
let pool: Pool;

beforeEach(async () => {
  setting = await openSetting();
  proxy = await stallProxy(setting.db.url);
  pool = openPool(proxy.url, 4, { connection: ANSWER, answer: ANSWER });
});
afterEach(async () => {
  await pool.close(0);
  await proxy.close();
  await setting.close();
});

/** The number of statements sent. */
let sent = 0;

/** Returns a copy of a pool whose connections all fall silent as soon as a statement fails. */
function fallingSilent(): pg.Pool {
  const query = async (...args: Parameters<pg.Pool['query']>) => {
    sent++;
    try {
      return await pool.query(...args);
    } catch (error) {
      proxy.stallAll();
      throw error;
    }
  };
  return new Proxy<pg.Pool>(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
}

test('a batch that is retried line by line delays no caller longer than one line', async () => {
  const node = await setting.node();
  const callers = [await setting.player('Ada'), await setting.player('Bob')] as const;
  const matches = [];
  for (let made = 0; made < LINES; made++) {
    matches.push(await wholeMatch(node.matches, (await begun(node.matches, callers)).id));
  }
  await vi.waitFor(() => pool.query('select 1'), 120_000); // connecting may be slow on a busy machine
  const log = new GroupCommit(new PostgresMatches({ pool: fallingSilent(), atRest: new AtRest() }, []));
  const appended = await Promise.allSettled(
    matches.map((match, index) => {
      const move = { text: index === 4 ? 'what PostgreSQL cannot store \0' : 'good' };
      const entry = { version: 1, kind: 'MOVE' as const, seat: 0, move, facts: [], agenda: [0] as [number] };
      const chained = chain('x', entry, new Date(), move.text);
      return log.append({ id: match.id, previousAt: match.movedAt, keySeats: [], after: match, chained });
    }),
  );
  expect(appended.map(({ status }) => status)).toEqual(matches.map(() => 'rejected'));
  // The batch and its first line are sent; the other lines fail without a statement.
  expect(sent).toBe(2);
});
