import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { BUSINESS_CARD_BATTLE } from '../../../src/games/business-card-battle/index.ts';
import {
  createMatch,
  joinMatch,
  type MatchesHandle,
  openArchive,
  replayDocument,
  resign,
  verifyReplay,
} from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { runAdmin } from '../../run-admin.ts';
import { openSetting } from '../setting.ts';

const HOURS = 31 * 24;
const home = await mkdtemp(path.join(tmpdir(), 'arbiter-archive-'));
afterAll(() => rm(home, { recursive: true }));
const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

/** Settings with a new folder as the archive. */
async function settingsWith(name: string) {
  const folder = path.join(home, name);
  await mkdir(folder);
  const env = { DATABASE_URL: setting.db.url, ARCHIVE_URL: `file://${folder}`, RETENTION_DAYS: 'casual:30' };
  return { folder, env };
}

async function finished(matches: MatchesHandle): Promise<string> {
  const { id, invitation } = await createMatch(matches, ada, { game: 'business-card-battle' });
  await joinMatch(matches, bob, { invitation });
  await resign(matches, ada, { matchId: id });
  await verifyReplay(matches, { matchId: id });
  return id;
}

/** Plays a match 31 days ago: by the node's clock, and by PostgreSQL's clock as the node's statements read it. */
async function finishedLongAgo(): Promise<string> {
  const name = new URL(setting.db.url).pathname.slice(1);
  await setting.query('create schema past');
  await setting.query(`create function past.clock_timestamp() returns timestamptz language sql
    as $$ select pg_catalog.clock_timestamp() - interval '${HOURS} hours' $$`);
  await setting.query(`alter database "${name}" set search_path = past, pg_catalog, public`);
  const now = () => Date.now() - HOURS * 3_600_000;
  const { matches } = await setting.node({ games: [BUSINESS_CARD_BATTLE], now });
  const id = await finished(matches);
  await setting.query(`alter database "${name}" reset search_path`);
  return id;
}

test('the operator moves due matches to the archive, which serves the same replays', async () => {
  const id = await finishedLongAgo();
  const { folder, env } = await settingsWith('moved');
  const replay = async () => {
    const { matches } = await setting.node({
      games: [BUSINESS_CARD_BATTLE],
      archive: await openArchive(env.ARCHIVE_URL),
    });
    return JSON.stringify(await replayDocument(matches, null, id));
  };
  const before = await replay();
  expect(await runAdmin(env, 'archive', '--run')).toEqual({
    code: 0,
    out: 'casual: 0 due\n',
    err: expect.stringContaining('1 matches are due.'),
  });
  expect(await setting.query('select version from match_log where match_id = $1', [id])).toEqual([]);
  const [file = '', ...others] = (await readdir(folder, { recursive: true })).filter((one) => one.endsWith('.gz'));
  expect(others).toEqual([]);
  expect(JSON.parse(gunzipSync(await readFile(path.join(folder, file))).toString())).toMatchObject({ match: id });
  expect(await replay()).toBe(before);
});

test('the operator counts due matches, and learns which match stays because its record is refuted', async () => {
  const { matches } = await setting.node({ games: [BUSINESS_CARD_BATTLE] });
  const id = await finished(matches);
  const { folder, env } = await settingsWith('refuted');
  expect(await runAdmin(env, 'archive')).toMatchObject({ code: 0, out: 'casual: 0 due\n' });
  await setting.query(`update matches set finished_at = finished_at - interval '31 days' where id = $1`, [id]);
  expect(await runAdmin(env, 'archive')).toMatchObject({ code: 0, out: 'casual: 1 due\n' });
  const run = await runAdmin(env, 'archive', '--run');
  expect(run.err).toMatch(`could not archive a match ${id}: The record is refuted: `);
  expect(run).toMatchObject({ code: 2, out: '' });
  expect(await readdir(folder)).toEqual([]);
});
