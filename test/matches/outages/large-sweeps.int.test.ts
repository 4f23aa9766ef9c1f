import { expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { sweep } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { onFullDisk } from '../full-disk.ts';
import { begun, openSetting } from '../setting.ts';

const MATCHES = 3000;
/** A time limit, in milliseconds, that no sweep reaches, even on a busy machine. */
const PATIENT = 600_000;
/** More matches than fit in one batch of a sweep. */
const BROKEN = 700;
/** Selects the inserted rows, which have no seats and no log, so that reading any of them fails. */
const COPIES = 'version >= 0 and id not in (select match_id from match_log)';

const setting = await closeAfterAll(openSetting());
const players: [Caller, Caller] = [await setting.player('Ada'), await setting.player('Bob')];

/**
 * Copies of a match row that the sweep finds before the original. @param deadline an SQL expression for their deadline
 */
function copies(matchId: string, count: number, deadline: string): Promise<unknown> {
  return setting.query(
    `insert into matches select (m).* from (select jsonb_populate_record(matches, jsonb_build_object('id', gen_random_uuid(),
       'invitation', gen_random_uuid(), 'wake_at', wake_at - interval '10 seconds', 'deadline', ${deadline})) as m
       from matches, generate_series(1, ${count}) where id = $1) made`,
    [matchId],
  );
}

async function kinds(matchId: string): Promise<string[]> {
  const rows = await setting.query<{ kind: string }>(
    'select kind from match_log where match_id = $1 order by version',
    [matchId],
  );
  return rows.map(({ kind }) => kind);
}

test('one sweep reschedules thousands of postponed deadlines and still times out an overdue player', async () => {
  const node = await setting.node();
  const { id } = await begun(node.matches, players, { timeControl: { perDecision: 30 } });
  await copies(id, MATCHES, `deadline + interval '1 hour'`);
  node.wakeUps.length = 0;
  node.pass(30_001);
  await sweep(node.matches, PATIENT);
  expect(await kinds(id)).toEqual(['BEGAN', 'TIMED_OUT', 'TIMED_OUT']);
  const others = node.wakeUps.filter(({ name, payload }) => name === 'expireDecision' && payload.matchId !== id);
  expect(others).toHaveLength(MATCHES);
  expect(Math.min(...others.map(({ delayMs }) => delayMs))).toBeGreaterThan(3_500_000);
  expect(await setting.query(`select from matches where ${COPIES} and wake_at is distinct from deadline`)).toEqual([]);
  await setting.query(`delete from matches where ${COPIES}`);
});

test('a deadline that passed while the disk was full is handled as soon as there is room', async () => {
  const node = await setting.node({ log: { error() {}, warn() {}, debug() {} } });
  const { id } = await begun(node.matches, players, { timeControl: { perDecision: 30 } });
  node.pass(30_001);
  await onFullDisk(setting, 'match_log', () => sweep(node.matches, PATIENT));
  expect(await kinds(id)).toEqual(['BEGAN']);
  await sweep(node.matches, PATIENT);
  expect(await kinds(id)).toEqual(['BEGAN', 'TIMED_OUT', 'TIMED_OUT']);
});

test('one sweep puts off hundreds of unreadable matches and still times out an overdue player after them', async () => {
  const node = await setting.node({ log: { error() {}, warn() {}, debug() {} } });
  const { id } = await begun(node.matches, players, { timeControl: { perDecision: 30 } });
  await copies(id, BROKEN, `deadline - interval '10 seconds'`);
  node.pass(30_001);
  await sweep(node.matches, PATIENT);
  expect(await kinds(id)).toEqual(['BEGAN', 'TIMED_OUT', 'TIMED_OUT']);
  const [put] = await setting.query<{ count: number }>(
    `select count(*)::integer as count from matches where ${COPIES} and wake_at > deadline`,
  );
  expect(put?.count).toBe(BROKEN);
});
