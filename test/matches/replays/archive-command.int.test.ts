import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BUSINESS_CARD_BATTLE } from '../../../src/games/business-card-battle/index.ts';
import { createMatch, joinMatch, resign, verifyReplay } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { runAdmin } from '../../run-admin.ts';
import { openSetting } from '../setting.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-archive-'));
afterAll(() => rm(folder, { recursive: true }));
const setting = await closeAfterAll(openSetting());

test('the operator counts due matches, and learns which match stays because its record is refuted', async () => {
  const { matches } = await setting.node({ games: [BUSINESS_CARD_BATTLE] });
  const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  const { id, invitation } = await createMatch(matches, ada, { game: 'business-card-battle' });
  await joinMatch(matches, bob, { invitation });
  await resign(matches, ada, { matchId: id });
  await verifyReplay(matches, { matchId: id });
  const env = {
    DATABASE_URL: setting.db.url,
    ARCHIVE_URL: `file://${folder}`,
    RETENTION_DAYS: 'casual:30',
  };
  expect(await runAdmin(env, 'archive')).toMatchObject({ code: 0, out: 'casual: 0 due\n' });
  await setting.query(`update matches set finished_at = finished_at - interval '31 days' where id = $1`, [id]);
  expect(await runAdmin(env, 'archive')).toMatchObject({ code: 0, out: 'casual: 1 due\n' });
  const run = await runAdmin(env, 'archive', '--run');
  expect(run.err).toMatch(`could not archive a match ${id}: The record is refuted: `);
  expect(run).toMatchObject({ code: 2, out: '' });
  expect(await readdir(folder)).toEqual([]);
});
