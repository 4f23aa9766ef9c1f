import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { GRACE } from '../src/process/disposables.ts';
import { textOf } from './architecture/sources.ts';

const unit = textOf('ops/systemd/arbiter.service');
const installed = spawnSync('systemd-analyze', ['--version']).status === 0;

/** Returns all values of a directive. */
const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

test('the unit gives the node more time to stop than it takes', () => {
  const [seconds] = valuesOf('TimeoutStopSec');
  expect(1000 * Number(seconds)).toBeGreaterThan(GRACE + 1000 * parseConfig({}).drainSeconds);
});

test('each setting of the unit is the file of a secret that systemd loads and the documentation creates', () => {
  const secrets = valuesOf('LoadCredential').map((value) => value.split(':'));
  expect(valuesOf('Environment').join(' ').split(' ')).toEqual(secrets.map(([name]) => `${name}_FILE=%d/${name}`));
  const known = [...textOf('src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  for (const [name, file] of secrets) {
    expect(known).toContain(name);
    expect(file).toBe(`/etc/arbiter/secrets/${name}`);
    expect(textOf('docs/operate/run.md').replace(/\s+/g, ' ')).toContain(`\`${name}\``);
  }
});

test.skipIf(!installed)('systemd understands every line, and rates the exposure as at most 2 of 10', async () => {
  const file = path.join(folder, 'arbiter.service');
  await writeFile(file, unit.replace('/usr/bin/node', process.execPath));
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect([verified.status, verified.stdout + verified.stderr]).toEqual([0, '']);
  const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
    encoding: 'utf8',
  });
  expect([rated.status, rated.stderr]).toEqual([0, '']);
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-systemd-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
