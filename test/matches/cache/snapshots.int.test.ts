import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { GAMES } from '../../../src/games/index.ts';
import { EVERY } from '../../../src/matches/log/snapshots/snapshots.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { type Node, openSetting, played, playOne, wholeMatch } from '../setting.ts';

const KEY = { id: '2026', key: randomBytes(32) };
const atRest = () => new AtRest({ current: KEY, all: [KEY] });
/** Enough moves for two snapshots. */
const MOVES = 2 * EVERY + 10;

const setting = await closeAfterAll(openSetting());
const players: [Caller, Caller] = [await setting.player('Ada'), await setting.player('Bob')];

/** Plays a long match. Returns its id. */
const long = (node: Node) => played(node, players, MOVES);

/** Lists the versions after which the node reads the log, one for each read. */
function readings({ context }: Node): number[] {
  const query = context.db.pool.query.bind(context.db.pool);
  const after: number[] = [];
  Object.assign(context.db.pool, {
    query(...args: Parameters<typeof query>) {
      const [asked]: unknown[] = args;
      if (isReading(asked)) after.push(asked.values[1]);
      return query(...args);
    },
  });
  return after;
}

function isReading(asked: unknown): asked is { values: [string, number] } {
  return typeof asked === 'object' && asked !== null && 'name' in asked && asked.name === 'read-match_log';
}

describe('a match that is not in the cache', () => {
  test('is opened from its latest snapshot and equals the fold of its whole log', async () => {
    const first = await setting.node({ games: GAMES });
    const id = await long(first);
    const [row] = await setting.query<{ version: number; body: string }>('select version, body from snapshots');
    expect(row?.version).toBeGreaterThanOrEqual(2 * EVERY);
    const second = await setting.node({ games: GAMES });
    const after = readings(second);
    expect(await wholeMatch(second.matches, id)).toEqual(await wholeMatch(first.matches, id));
    expect(after).toHaveLength(1);
    expect(after[0]).toBeGreaterThan(EVERY);
    expect((await playOne(second.matches, { id })).version).toBe(MOVES + 1);
  });

  test('is folded from its log if the snapshot does not agree with it', async () => {
    const first = await setting.node({ games: GAMES });
    const id = await long(first);
    const other = await long(first);
    const whole = await wholeMatch(first.matches, id);
    const spoilt = [
      `folded_by = 'other code'`,
      `body = replace(body, '"hash":"', '"hash":"f')`,
      `body = '{"hash":"","at":{}}'`,
      `body = replace(body, '"agenda":[{', '"agenda":[],"agendas":[{')`,
      `body = replace(body, '"answered":', '"answered":1')`,
      `body = (select body from snapshots where match_id = '${other}')`,
      `body = left(body, 1000)`,
      `body = 'nonsense'`,
      `version = 3`,
      `version = ${MOVES + 5}`,
    ];
    const [kept] = await setting.query<object>('select * from snapshots where match_id = $1', [id]);
    for (const change of spoilt) {
      await setting.query(`update snapshots set ${change} where match_id = $1`, [id]);
      const node = await setting.node({ games: GAMES });
      const after = readings(node);
      expect(await wholeMatch(node.matches, id), change).toEqual(whole);
      expect(after.at(-1), change).toBe(-1);
      await node.context.cache.stored(); // a correct snapshot is stored by now
      await setting.query('delete from snapshots where match_id = $1', [id]);
      await setting.query('insert into snapshots select * from jsonb_populate_record(null::snapshots, $1)', [kept]);
    }
  });

  test('has an encrypted snapshot if it is sealed, and a node with the key opens it', async () => {
    const first = await setting.node({ games: GAMES, atRest: atRest() });
    const id = await long(first);
    const [row] = await setting.query<{ body: string }>('select body from snapshots where match_id = $1', [id]);
    expect(row?.body).toMatch(/^sealed-1:[\w-]+$/);
    const second = await setting.node({ games: GAMES, atRest: atRest() });
    const after = readings(second);
    expect(await wholeMatch(second.matches, id)).toEqual(await wholeMatch(first.matches, id));
    expect(after[0]).toBeGreaterThan(EVERY);
  });
});
