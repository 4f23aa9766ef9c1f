import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SHORTEST_OUTAGE } from '../../../src/db/outage/heartbeat.ts';
import { createMatch, joinMatch, submitMove } from '../../../src/matches/index.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { begun, openSetting, type Setting, wholeMatch } from '../setting.ts';

const ALLOWED = 30_000;

let setting: Setting;
let operator: pg.Client;

beforeEach(async () => {
  setting = await openSetting();
  operator = new pg.Client({ connectionString: setting.db.url });
  await operator.connect();
});
afterEach(async () => {
  await operator.end();
  await setting.close();
});

test('a move that the database held up counts as made in time, and the next player gets all their time', async () => {
  const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  const { matches } = await setting.node();
  const match = await begun(matches, [ada, bob], { timeControl: { perDecision: ALLOWED / 1000 } });
  await submitMove(matches, ada, { matchId: match.id, version: 0, move: { bid: 4 } });
  await operator.query('begin');
  await operator.query('lock table match_log in share mode'); // blocks all writes to the log
  const submitted = awaitedLater(submitMove(matches, bob, { matchId: match.id, version: 1, move: { bid: 3 } }));
  await sleep(SHORTEST_OUTAGE + 1000);
  await operator.query('rollback');
  const { entry } = await submitted;
  const { standing, waitingFor } = await wholeMatch(matches, match.id);
  expect(entry.version).toBe(2);
  expect(waitingFor.length).toBeGreaterThan(0);
  for (const seat of waitingFor) expect((standing[seat]?.deadline ?? 0) - Date.now()).toBeGreaterThan(ALLOWED - 2000);
});

test('a match whose start the database held up starts immediately afterwards, and all players get all their time', async () => {
  const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  const { matches, context } = await setting.node();
  const { id: matchId } = await createMatch(matches, ada, {
    game: 'duel',
    timeControl: { perDecision: ALLOWED / 1000 },
  });
  await operator.query('begin');
  await operator.query('lock table match_log in share mode');
  const joined = awaitedLater(joinMatch(matches, bob, { matchId }));
  await sleep(SHORTEST_OUTAGE + 1000);
  await operator.query('rollback');
  expect((await joined).status).toBe('RUNNING');
  const { standing, waitingFor } = await wholeMatch(matches, matchId);
  expect(waitingFor.length).toBeGreaterThan(0);
  for (const seat of waitingFor) expect((standing[seat]?.deadline ?? 0) - Date.now()).toBeGreaterThan(ALLOWED - 2000);
  expect(await context.meters.registry.metrics()).toMatch(/^arbiter_conflicts_total\{outcome="retried"\} 1$/m);
});

test('a move that arrived in time counts even if the time runs out while the database holds it up', async () => {
  const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  const node = await setting.node();
  const { id: matchId } = await begun(node.matches, [ada, bob], { timeControl: { perDecision: ALLOWED / 1000 } });
  await submitMove(node.matches, ada, { matchId, version: 0, move: { bid: 4 } });
  await operator.query('begin');
  await operator.query('lock table match_log in share mode');
  const submitted = awaitedLater(submitMove(node.matches, bob, { matchId, version: 1, move: { bid: 3 } }));
  await sleep(SHORTEST_OUTAGE + 1000);
  node.pass(ALLOWED);
  await operator.query('rollback');
  expect((await submitted).entry).toMatchObject({ version: 2, kind: 'MOVE' });
});
