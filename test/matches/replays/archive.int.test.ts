import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { vouchedFor } from '../../../src/accounts/caller.ts';
import { deleteAccount, openAccounts } from '../../../src/accounts/index.ts';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { BUSINESS_CARD_BATTLE } from '../../../src/games/business-card-battle/index.ts';
import {
  archiveMatches,
  auditCollections,
  createMatch,
  joinMatch,
  listMatches,
  type MatchView,
  readMatch,
  replayDocument,
  resign,
  transcript,
  verifyReplay,
} from '../../../src/matches/index.ts';
import { type Archive, ArchiveUnavailable } from '../../../src/matches/log/archive/archive.ts';
import { BucketArchive } from '../../../src/matches/log/archive/bucket-archive.ts';
import { openArchive } from '../../../src/matches/log/archive/open-archive.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { duel } from '../duel.ts';
import { begun, type Node, openSetting, playOut } from '../setting.ts';
import { openBucket } from './bucket.ts';
import { verdictOf } from './verdicts.ts';

const DAY = 86_400_000;
const RETENTION = { casual: 30, event: 60, keeps: 90 };

const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-archive-'));
afterAll(() => rm(folder, { recursive: true }));
const setting = await closeAfterAll(openSetting());
const bucket = await closeAfterAll(openBucket());
const archive = await openArchive(`file://${folder}`);
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

const KEY = { id: '2026', key: randomBytes(32) };
/** Seals nothing, but reads the matches of other nodes. */
const atRest = new AtRest({ current: null, all: [KEY] });

const nodeWith = (parts: Parameters<typeof setting.node>[0] = {}) =>
  setting.node({ games: [duel, BUSINESS_CARD_BATTLE], atRest, archive, retention: RETENTION, ...parts });

/** A finished match with a verdict. */
async function finished(node: Node): Promise<MatchView> {
  const match = await playOut(node.matches, await begun(node.matches, [ada, bob]));
  await verifyReplay(node.matches, { matchId: match.id });
  return match;
}

const entriesOf = async (id: string) =>
  (await setting.query<{ count: number }>('select count(*)::int as count from match_log where match_id = $1', [id]))[0]
    ?.count;

const filesOf = (id: string) =>
  readdirSync(folder, { recursive: true }).filter((one) => String(one).includes(`${id}-`));

const fileOf = (id: string) => path.join(folder, String(filesOf(id)[0]));

/** An archive with some functions replaced. */
const faulty = (faults: Partial<Archive>): Archive => ({
  put: (name, bytes) => archive.put(name, bytes),
  get: (name) => archive.get(name),
  ...faults,
});

function quietLog() {
  const errors: object[] = [];
  const error = (details: object) => void errors.push(details);
  return { errors, log: { error, warn: () => {}, debug: () => {} } };
}

describe('an archived match', () => {
  test.each([
    ['in the clear', new AtRest()],
    ['sealed', new AtRest({ current: KEY, all: [KEY] })],
  ])('%s is shown and proved as before, and loses its names with their accounts', async (_, atRest) => {
    const node = await nodeWith({ atRest });
    const players = [await setting.player('Zoe Quill'), await setting.player('Max')] as const;
    const match = await playOut(node.matches, await begun(node.matches, players));
    await verifyReplay(node.matches, { matchId: match.id });
    const shown = async ({ matches }: Node) => ({
      replay: await replayDocument(matches, null, match.id),
      text: JSON.stringify(await replayDocument(matches, null, match.id)),
      transcript: await transcript(matches, null, match.id),
      result: (await readMatch(matches, null, match.id)).result,
      listed: (await listMatches(matches, null, { first: 50 })).edges.some(({ node: { id } }) => id === match.id),
    });
    const before = await shown(node);
    node.pass(29 * DAY);
    await archiveMatches(node.matches);
    expect(await entriesOf(match.id)).toBe(match.version + 1);
    node.pass(2 * DAY);
    await archiveMatches(node.matches);
    expect(await entriesOf(match.id)).toBe(0);

    const other = await nodeWith({ atRest });
    expect(await shown(other)).toEqual(before);
    expect(await verdictOf(other.matches, before.replay)).toMatchObject({ verdict: 'VERIFIED' });
    const file = gunzipSync(readFileSync(fileOf(match.id))).toString();
    expect(file).not.toContain('Zoe Quill');
    expect(file.includes(before.replay.seed)).toBe(!atRest.seals);
    const accounts = openAccounts({ ...node.context, sessionDays: 1, outside: null });
    await deleteAccount(accounts, vouchedFor({ ...players[0], name: 'Zoe Quill' }), { name: 'Zoe Quill' });
    const after = await replayDocument((await nodeWith({ atRest })).matches, null, match.id);
    expect(JSON.stringify(before.replay)).toContain('Zoe Quill');
    expect(JSON.stringify(after)).not.toContain('Zoe Quill');
    expect(await verdictOf(other.matches, after)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('for keeps still proves where its cards are', async () => {
    const node = await nodeWith();
    const [one, two] = [await setting.account('Cleo'), await setting.account('Dan')];
    const { id } = await createMatch(node.matches, one, {
      game: 'business-card-battle',
      options: { stakes: 'forKeeps', turns: 20 },
    });
    await joinMatch(node.matches, two, { matchId: id });
    await playOut(node.matches, await resign(node.matches, one, { matchId: id }));
    await verifyReplay(node.matches, { matchId: id });
    const before = await auditCollections(node.matches);
    expect(before).toMatchObject({ matches: 1, prizes: 1, discrepancies: [] });
    node.pass(89 * DAY);
    await archiveMatches(node.matches);
    expect(await entriesOf(id)).toBeGreaterThan(0);
    node.pass(2 * DAY);
    await archiveMatches(node.matches);
    expect(await entriesOf(id)).toBe(0);
    expect(await auditCollections(node.matches)).toEqual(before);
  });

  test.each([
    ['incomplete', (file: string) => truncateSync(file, 200)],
    ['that of another match', (file: string, other: string) => writeFileSync(file, readFileSync(other))],
  ])('whose file is %s is not shown', async (_, damage) => {
    const node = await nodeWith();
    const [match, another] = [await finished(node), await finished(node)];
    node.pass(31 * DAY);
    await archiveMatches(node.matches);
    damage(fileOf(match.id), fileOf(another.id));
    const { matches } = await nodeWith();
    for (const read of [replayDocument, readMatch])
      await expect(read(matches, null, match.id)).rejects.toThrow(
        /The archived file \S+ (cannot be read$|has been changed)/,
      );
    expect((await listMatches(matches, null, { first: 50 })).edges.map((edge) => edge.node.id)).toContain(match.id);
  });

  test('cannot be read without its archive', async () => {
    const node = await nodeWith();
    const match = await finished(node);
    node.pass(31 * DAY);
    await archiveMatches(node.matches);
    const { matches } = await setting.node();
    await expect(replayDocument(matches, null, match.id)).rejects.toThrow(ArchiveUnavailable);
  });
});

describe('a match stays in the log', () => {
  test.each([
    ['without a verdict', 'delete from replays where match_id = $1'],
    ['if its replay is refuted', `update replays set verdict = 'REFUTED' where match_id = $1`],
    [
      'while a judge call is open',
      `insert into judge_calls (match_id, version, tournament_id, seat, at) values ($1, 1, gen_random_uuid(), 0, now())`,
    ],
    [
      'while its tournament runs',
      `with cup as (
        insert into tournaments (id, game, name, status, visibility, organizer, invitation, seed, seed_hash, created_at)
        select gen_random_uuid(), 'duel', 'Cup', 'RUNNING', 'PUBLIC', created_by, gen_random_uuid(), '', '', now()
        from matches where id = $1 returning id)
      update matches set tournament_id = cup.id from cup where matches.id = $1`,
    ],
    ['if its kind is kept for longer', 'update matches set for_keeps = true where id = $1'],
    ['while it is not over', `update matches set status = 'RUNNING' where id = $1`],
  ])('%s', async (_, change) => {
    const node = await nodeWith();
    const match = await finished(node);
    await setting.query(change, [match.id]);
    node.pass(80 * DAY);
    await archiveMatches(node.matches);
    expect(await entriesOf(match.id)).toBe(match.version + 1);
    expect(await node.context.store.archiving.leave(match.id, 'hash')).toBe(change.includes('for_keeps'));
  });

  test('if its kind has no limit', async () => {
    const node = await nodeWith({ retention: { ...RETENTION, casual: null } });
    const match = await finished(node);
    node.pass(9000 * DAY);
    await archiveMatches(node.matches);
    expect(await entriesOf(match.id)).toBe(match.version + 1);
  });

  test('while the archive is away: the job fails', async () => {
    const put = () => Promise.reject(new ArchiveUnavailable('away'));
    const node = await nodeWith({ archive: faulty({ put }) });
    const match = await finished(node);
    node.pass(31 * DAY);
    await expect(node.jobs.archiveMatches({})).rejects.toThrow('away');
    expect(await node.context.meters.registry.metrics()).toMatch(
      /arbiter_job_failures_total\{kind="archiveMatches"\} 1/,
    );
    expect(await entriesOf(match.id)).toBe(match.version + 1);
  });

  test('and writes no file, if the record is refuted', async () => {
    const { errors, log } = quietLog();
    const node = await nodeWith({ log });
    const match = await finished(node);
    await setting.query(`update matches set finished_at = finished_at + interval '1 hour' where id = $1`, [match.id]);
    node.pass(31 * DAY);
    await expect(archiveMatches(node.matches)).rejects.toThrow('1 matches could not be archived');
    expect(errors).toMatchObject([
      { matchId: match.id, err: { message: expect.stringMatching(/^The record is refuted: /) } },
    ]);
    expect(filesOf(match.id)).toEqual([]);
    expect(await entriesOf(match.id)).toBe(match.version + 1);
    await setting.query(`update replays set verdict = 'REFUTED' where match_id = $1`, [match.id]); // no longer due
  });

  test.each([
    ['loses it', async () => null],
    ['returns half of it', async (name: string) => (await archive.get(name))?.subarray(0, 300) ?? null],
  ])('if the archive %s, and the other matches leave', async (_, get) => {
    const { errors, log } = quietLog();
    let lost = '';
    const forgetful = faulty({ get: (name) => (name.includes(lost) ? get(name) : archive.get(name)) });
    const node = await nodeWith({ archive: forgetful, log });
    const [match, another] = [await finished(node), await finished(node)];
    lost = match.id;
    node.pass(31 * DAY);
    await expect(archiveMatches(node.matches)).rejects.toThrow('1 matches could not be archived');
    expect(errors).toHaveLength(1);
    expect(await entriesOf(match.id)).toBe(match.version + 1);
    expect(await entriesOf(another.id)).toBe(0);
    lost = 'nothing';
    await archiveMatches(node.matches);
    expect(await entriesOf(match.id)).toBe(0);
  });

  test('if the process dies after writing the file; the next run writes the same file', async () => {
    const node = await nodeWith({ log: quietLog().log });
    const match = await finished(node);
    const { archiving } = node.context.store;
    const dies = () => Promise.reject(new Error('killed'));
    Object.assign(node.context.store, { archiving: { expired: archiving.expired.bind(archiving), leave: dies } });
    node.pass(31 * DAY);
    await expect(archiveMatches(node.matches)).rejects.toThrow();
    const file = readFileSync(fileOf(match.id));
    expect(await entriesOf(match.id)).toBe(match.version + 1);
    Object.assign(node.context.store, { archiving });
    await archiveMatches(node.matches);
    expect(await entriesOf(match.id)).toBe(0);
    expect(readFileSync(fileOf(match.id))).toEqual(file);
  });

  test('against any other statement', async () => {
    const match = await finished(await nodeWith());
    const deleting = setting.query('delete from match_log where match_id = $1', [match.id]);
    await expect(deleting).rejects.toThrow('append-only');
  });
});

describe('a bucket', () => {
  test('stores records, and serves them with valid signatures', async () => {
    const node = await nodeWith({ archive: new BucketArchive(bucket.address()) });
    const match = await finished(node);
    const before = await replayDocument(node.matches, null, match.id);
    node.pass(31 * DAY);
    await archiveMatches(node.matches);
    expect(await entriesOf(match.id)).toBe(0);
    const other = await nodeWith({ archive: new BucketArchive(bucket.address()) });
    expect(await replayDocument(other.matches, null, match.id)).toEqual(before);
  });

  test.each([
    ['the secret is wrong', () => bucket.address('wrong'), '403 (SignatureDoesNotMatch)'],
    ['the bucket does not exist', () => bucket.address(undefined, 'other'), '404 (NoSuchBucket)'],
  ])('is unavailable if %s', async (_, address, why) => {
    const wrong = new BucketArchive(address());
    await expect(wrong.put('aa/b.json.gz', new Uint8Array(3))).rejects.toThrow(why);
    await expect(wrong.get('aa/b.json.gz')).rejects.toThrow(ArchiveUnavailable);
  });

  test('is unavailable while it is down, and has no files that were not stored', async () => {
    const open = new BucketArchive(bucket.address());
    expect(await open.get('aa/none.json.gz')).toBeNull();
    bucket.setDown(true);
    await expect(open.get('aa/none.json.gz')).rejects.toThrow('503 (SlowDown)');
    bucket.setDown(false);
  });
});
