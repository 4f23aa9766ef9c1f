import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** What is installed of one peer: names and versions. */
export interface Wanted {
  dependencies: Record<string, string>;
  /** Packages that are held back. */
  overrides?: Record<string, string>;
  /** Whose versions are shown beside those. */
  shown: readonly string[];
}

const run = promisify(execFile);

/** Installs a peer into a folder of its own, with no scripts run. @returns the versions that are there */
export async function install(folder: string, wanted: Wanted): Promise<{ name: string; version: string }[]> {
  const { dependencies, overrides = {}, shown } = wanted;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  const names = [...Object.keys(dependencies), ...shown];
  return Promise.all(names.map(async (name) => ({ name, version: await versionOf(folder, name) })));
}

/** A package of that folder, as its own `require` finds it. What is in it, its user knows. */
export function requireFrom(folder: string): NodeJS.Require {
  return createRequire(path.join(folder, 'package.json'));
}

async function versionOf(folder: string, name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  return String(version);
}
