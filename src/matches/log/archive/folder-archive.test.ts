import { existsSync, fstatSync, readdirSync, statSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ArchiveUnavailable } from './archive.ts';
import { FolderArchive } from './folder-archive.ts';
import { openArchive } from './open-archive.ts';

const BYTES = new Uint8Array(3000).fill(7);
const NAME = 'ab/record.json.gz';

let folder: string;
let archive: FolderArchive;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-folder-'));
  archive = new FolderArchive(folder);
});
afterAll(() => rm(folder, { recursive: true }));

interface Sync {
  /** The size of the file, or the path of the folder, that becomes durable. */
  synced: number | string;
  /** Whether the record has its name at this time. */
  isNamed: boolean;
}

/** Notes every file and folder that this process makes durable until the end of the test. */
async function syncsOf(paths: readonly string[]): Promise<Sync[]> {
  const syncs: Sync[] = [];
  const handle = await open(folder);
  const handles: Pick<FileHandle, 'sync'> = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = handles;
  const spy = vi.spyOn(handles, 'sync').mockImplementation(function (this: FileHandle) {
    const { ino, size } = fstatSync(this.fd);
    const of = paths.find((one) => existsSync(one) && statSync(one).ino === ino);
    syncs.push({ synced: of ?? size, isNamed: existsSync(path.join(folder, NAME)) });
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return syncs;
}

test('a record is durable before it gets its name, and its name before the archive answers', async () => {
  const parent = path.join(folder, 'ab');
  const syncs = await syncsOf([folder, parent]);
  await archive.put(NAME, BYTES);
  expect(syncs).toEqual([
    { synced: BYTES.length, isNamed: false },
    { synced: parent, isNamed: true },
    { synced: folder, isNamed: true },
  ]);
});

test('a record is replaced in one step, so that no reader gets half of it', async () => {
  await archive.put(NAME, BYTES);
  const reader = await open(path.join(folder, NAME));
  onTestFinished(() => reader.close());
  const other = new Uint8Array(10).fill(8);
  await archive.put(NAME, other);
  expect(new Uint8Array(await reader.readFile())).toEqual(BYTES);
  expect(new Uint8Array((await archive.get(NAME)) ?? [])).toEqual(other);
  expect(readdirSync(path.join(folder, 'ab'))).toEqual([path.basename(NAME)]);
});

test('a folder that is not there receives and returns nothing', async () => {
  const missing = path.join(folder, 'missing');
  await expect(openArchive(`file://${missing}`)).rejects.toThrow(`create ${missing}`);
  await expect(new FolderArchive(missing).put(NAME, BYTES)).rejects.toThrow(ArchiveUnavailable);
  await expect(new FolderArchive(missing).get(NAME)).rejects.toThrow(ArchiveUnavailable);
  expect(await archive.get('ab/none.json.gz')).toBeNull();
});
